import { type CallName, type Endpoint, endpoints, limits } from '@abs/contract';
import type { Config } from './config.ts';
import { describeAnswer, describeRequest, type Exchange } from './exchange.ts';
import { pathOf, reasonOf } from './findings.ts';
import type { Recorder } from './recorder.ts';
import type { Run } from './run.ts';

type Options = { origin: string | undefined; recorder: Recorder };

/** Judges what is the same for every answer: whether it comes in time, and whether a browser may read it. */
export function inspectTransport(answer: Exchange, { origin, recorder }: Options): void {
  const sent = describeRequest(answer.call, answer.input);
  if (answer.milliseconds > limits.REQUEST_TIMEOUT_MS) {
    recorder.failed(answer.call, 'answers in time', {
      sent,
      came: `${describeAnswer(answer)} after ${(answer.milliseconds / 1000).toFixed(1)} s`,
      spec: `The shop gives up after ${limits.REQUEST_TIMEOUT_MS / 1000} s.`,
    });
  }
  // Of additive calls, see additive.ts.
  if (!origin || 'additive' in endpoints[answer.call]) return;
  if (!isReadable(answer, origin)) {
    const allowed = answer.headers.get('access-control-allow-origin');
    recorder.failed(answer.call, 'lets the shop read its answers (CORS)', {
      sent: `${sent} from ${origin}`,
      came: `${answer.status}, Access-Control-Allow-Origin: ${allowed ?? '(missing)'}`,
      spec: 'Every answer, also an error, allows the shop’s origin.',
    });
  }
  if (answer.headers.has('api-features') && !exposes(answer.headers, 'api-features')) {
    recorder.remark(answer.call, 'Api-Features is not in Access-Control-Expose-Headers: the shop cannot see it.');
  }
}

/** Whether a browser lets a page of this origin read the answer. */
export function isReadable({ headers }: Exchange, origin: string): boolean {
  const allowed = headers.get('access-control-allow-origin');
  return allowed === '*' || allowed === origin;
}

/** Asks, as a browser does before a call from another origin, whether it may be made. */
export async function tryPreflights({ client, config, recorder }: Run, calls: readonly CallName[]): Promise<void> {
  const { origin } = config;
  if (!origin) return;
  const title = 'may be called from the shop’s origin (CORS)';
  for (const call of calls) {
    const { method } = endpoints[call];
    const headers = headersOf(call, client.features);
    // A browser asks nothing before a simple request.
    if (headers.length === 0) continue;
    const path = pathOf(call, { id: '1' });
    const problem = await askBefore(config, path, { origin, method, headers });
    if (!problem) recorder.passed(call, title);
    else {
      recorder.failed(call, title, {
        sent: `OPTIONS ${path} from ${origin}, for ${method} with ${headers.join(', ')}`,
        came: problem,
        spec: 'The backend allows the shop’s origin, the method, and the headers authorization and content-type.',
      });
    }
  }
}

/** What the shop sends with a call, of which a browser asks. */
function headersOf(call: CallName, features: ReadonlySet<string>): string[] {
  const endpoint: Endpoint = endpoints[call];
  return [
    ...(endpoint.auth === 'none' ? [] : ['authorization']),
    ...(endpoint.method === 'POST' ? ['content-type'] : []),
    ...(endpoint.idempotent && features.has('idempotency-key') ? ['idempotency-key'] : []),
  ];
}

type Wanted = { origin: string; method: string; headers: string[] };

/** @returns why a browser would not make the call; undefined when it would */
async function askBefore({ url, timeouts }: Config, path: string, wanted: Wanted): Promise<string | undefined> {
  try {
    const response = await fetch(url + path, {
      method: 'OPTIONS',
      headers: {
        origin: wanted.origin,
        'access-control-request-method': wanted.method,
        'access-control-request-headers': wanted.headers.join(','),
      },
      signal: AbortSignal.timeout(timeouts.answer * 1000),
    });
    await response.body?.cancel();
    const problem = refusalOf(response, wanted);
    return problem && `${response.status}, ${problem}`;
  } catch (error) {
    return `No answer: ${reasonOf(error)}`;
  }
}

function refusalOf(response: Response, wanted: Wanted): string | undefined {
  const list = (name: string) =>
    (response.headers.get(`access-control-allow-${name}`) ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim());
  if (!response.ok) return 'which is no success';
  if (!list('origin').some((one) => one === '*' || one === wanted.origin.toLowerCase()))
    return 'the origin is not allowed';
  const isSimple = wanted.method === 'GET' || wanted.method === 'POST';
  const methods = list('methods');
  if (!isSimple && !methods.includes('*') && !methods.includes(wanted.method.toLowerCase()))
    return 'the method is not allowed';
  const headers = list('headers');
  // A browser does not take '*' for authorization: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
  const missing = wanted.headers.filter(
    (name) => !headers.includes(name) && (name === 'authorization' || !headers.includes('*')),
  );
  return missing.length > 0 ? `${missing.join(' and ')} not allowed` : undefined;
}

const exposes = (headers: Headers, name: string): boolean => {
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/[\s,]+/);
  return exposed.includes('*') || exposed.includes(name);
};
