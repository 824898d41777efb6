import { type CallName, endpoints, limits } from '@abs/contract';
import { describeRequest, type Exchange, type Input, searchOf } from './exchange.ts';
import { Fault, NotTried, pathOf, reasonOf } from './findings.ts';
import type { Recorder } from './recorder.ts';
import { inspectTransport } from './transport.ts';

/** Maximum milliseconds that the kit waits when a backend limits the rate of calls. */
const PATIENCE_MS = 120_000;

export type Client = {
  /** Makes a call and returns its answer, success or error. @throws {Fault} when there is no answer */
  send(call: CallName, input?: Input): Promise<Exchange>;
  /** The features that the backend sent in the header Api-Features. */
  features: ReadonlySet<string>;
  /** True when no call was ever answered. Further calls are then skipped. */
  isDown(): boolean;
};

type Options = {
  url: string;
  /** The shop's origin, sent as a browser would; undefined when the shop is on the backend's own origin. */
  origin: string | undefined;
  timeoutMs: number;
  recorder: Recorder;
  wait(milliseconds: number): Promise<void>;
  log(line: string): void;
};

/** Sends the calls of the contract over HTTP. */
export function createClient({ url, origin, timeoutMs, recorder, wait, log }: Options): Client {
  const features = new Set<string>();
  let hasAnswered = false;
  let isDown = false;

  async function exchange(call: CallName, input: Input): Promise<Exchange> {
    const { params, query, body, token, headers } = input;
    const started = performance.now();
    try {
      const response = await fetch(url + pathOf(call, params) + (query ? `?${searchOf(query)}` : ''), {
        method: endpoints[call].method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(origin && { origin }),
          ...headers,
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      hasAnswered = true;
      return {
        call,
        input,
        status: response.status,
        headers: response.headers,
        text,
        body: parsed(text),
        milliseconds: performance.now() - started,
      };
    } catch (error) {
      isDown = !hasAnswered;
      throw new Fault(
        {
          sent: describeRequest(call, input),
          came: noAnswer(error, timeoutMs),
          spec: `Every call answers. The shop gives up after ${limits.REQUEST_TIMEOUT_MS / 1000} s.`,
        },
        call,
      );
    }
  }

  async function send(call: CallName, input: Input = {}): Promise<Exchange> {
    if (isDown) throw new NotTried('The backend does not answer.');
    let answer = await exchange(call, input);
    if (answer.status === 429) {
      const seconds = Number(answer.headers.get('retry-after'));
      if (!(seconds > 0))
        recorder.remark(call, 'Answers 429 without Retry-After: the shop cannot say when to try again.');
      const milliseconds = seconds > 0 ? seconds * 1000 : limits.OTP_RESEND_MS;
      if (milliseconds > PATIENCE_MS) throw new NotTried(`The backend allows this again in ${seconds} s only (429).`);
      log(`${describeRequest(call, input)} is limited: waiting ${Math.ceil(milliseconds / 1000)} s.`);
      await wait(milliseconds);
      answer = await exchange(call, input);
      if (answer.status === 429) throw new NotTried('The backend limits how often this may be called (429).');
    }
    for (const feature of answer.headers.get('api-features')?.split(/[\s,]+/) ?? []) features.add(feature);
    inspectTransport(answer, { origin, recorder });
    return answer;
  }

  return { send, features, isDown: () => isDown };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function noAnswer(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `No answer within ${timeoutMs / 1000} s.`;
  return `No answer: ${reasonOf(error)}`;
}
