import { type CallName, type Endpoint, endpoints } from '@abs/contract';
import type { Config } from './config.ts';
import { pathOf, reasonOf } from './findings.ts';
import type { Run } from './run.ts';

/** Sends the preflight requests that a browser sends before calls from another origin, and checks the answers. */
export async function tryPreflights({ client, config, recorder }: Run, calls: readonly CallName[]): Promise<void> {
  const { origin } = config;
  if (!origin) return;
  const title = 'may be called from the shop’s origin (CORS)';
  for (const call of calls) {
    const { method } = endpoints[call];
    const headers = headersOf(call, client.features);
    // A browser sends no preflight before a simple request.
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

/** The headers of the shop's call that a browser names in the preflight. */
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
  // For authorization, '*' is not enough: https://fetch.spec.whatwg.org/#cors-non-wildcard-request-header-name
  const missing = wanted.headers.filter(
    (name) => !headers.includes(name) && (name === 'authorization' || !headers.includes('*')),
  );
  return missing.length > 0 ? `${missing.join(' and ')} not allowed` : undefined;
}
