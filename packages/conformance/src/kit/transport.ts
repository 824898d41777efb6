import { endpoints, limits } from '@abs/contract';
import { describeAnswer, describeRequest, type Exchange } from './exchange.ts';
import type { Recorder } from './recorder.ts';

type Options = { origin: string | undefined; recorder: Recorder };

/** Checks that an answer arrives in time, and that a browser may read it. */
export function inspectTransport(answer: Exchange, { origin, recorder }: Options): void {
  const sent = describeRequest(answer.call, answer.input);
  if (answer.milliseconds > limits.REQUEST_TIMEOUT_MS) {
    recorder.failed(answer.call, 'answers in time', {
      sent,
      came: `${describeAnswer(answer)} after ${(answer.milliseconds / 1000).toFixed(1)} s`,
      spec: `The shop gives up after ${limits.REQUEST_TIMEOUT_MS / 1000} s.`,
    });
  }
  // For additive calls, see additive.ts.
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

const exposes = (headers: Headers, name: string): boolean => {
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/[\s,]+/);
  return exposed.includes('*') || exposed.includes(name);
};
