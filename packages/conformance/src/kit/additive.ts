import { API_BASE_PATH, type EndpointOf, endpoints, type Method } from '@abs/contract';
import { type Call, calls } from '@abs/contract/calls';
import { unknownLike } from './catalogue.ts';
import { readExchange } from './check.ts';
import { type Exchange, type Input, isSuccess } from './exchange.ts';
import { addressOf, Fault, reasonOf } from './findings.ts';
import type { ReadCall } from './reader.ts';
import type { Run } from './run.ts';
import { isReadable } from './transport.ts';

/** The calls beyond section 7 that the shop makes. */
type AdditiveCall = {
  [Name in ReadCall]: EndpointOf<Name> extends { additive: true } ? Name : never;
}[ReadCall];

/** The additive calls with the benefit of each for the shop. */
const benefits = Object.entries(calls as Record<string, Call>).flatMap(([call, { benefit }]) =>
  benefit ? [[call as AdditiveCall, benefit] as const] : [],
);

const NOT_OFFERED = [405, 501];

export type AdditiveResult = {
  call: AdditiveCall;
  address: string;
  benefit: string;
  outcome: 'offered' | 'notOffered' | 'unreadable' | 'notTried';
  /** The problem with the answer, or why there was none. */
  note?: string;
};

/** Finds out which additive calls the backend has. It sends only reads and invalid changes, which change nothing. */
export async function tryAdditiveCalls(run: Run): Promise<AdditiveResult[]> {
  const absent = await answerOfNothing(run);
  const results: AdditiveResult[] = [];
  for (const [call, benefit] of benefits) {
    results.push({ call, address: addressOf(call), benefit, ...(await ask(run, call, absent)) });
  }
  return results;
}

type Verdict = Pick<AdditiveResult, 'outcome' | 'note'>;

async function ask(run: Run, call: AdditiveCall, absent: ReadonlyMap<Method, string>): Promise<Verdict> {
  const { auth } = endpoints[call];
  const person = auth === 'admin' ? run.admin : run.stranger;
  if (auth !== 'none' && !person?.token) return { outcome: 'notTried', note: `no ${auth} is logged in` };
  // Logouts get a new session, because they end the session that they are sent with.
  const token = call.startsWith('logout') ? await freshToken(run) : person?.token;
  try {
    return judge(run, call, await run.client.send(call, { ...inputOf(call, run), token }), absent);
  } catch (error) {
    if (error instanceof Fault) return { outcome: 'unreadable', note: error.details.came };
    return { outcome: 'notTried', note: reasonOf(error) };
  }
}

function judge(run: Run, call: AdditiveCall, answer: Exchange, absent: ReadonlyMap<Method, string>): Verdict {
  const { status } = answer;
  const { origin } = run.config;
  if (origin && !isReadable(answer, origin)) {
    return { outcome: 'unreadable', note: 'answers without CORS headers: the shop takes itself for offline' };
  }
  // The message distinguishes a path that does not exist from an id that does not exist.
  if (NOT_OFFERED.includes(status) || wordsOf(answer) === absent.get(endpoints[call].method))
    return { outcome: 'notOffered' };
  if (status >= 500) return { outcome: 'unreadable', note: `answers ${status}` };
  if (!isSuccess(answer)) return { outcome: 'offered' };
  if (answer.headers.get('content-type')?.includes('text/html')) return { outcome: 'notOffered' };
  if (!('responseType' in endpoints[call])) readExchange(call, answer, run.recorder);
  return { outcome: 'offered' };
}

/** The backend's answers for an unknown path, by method. */
async function answerOfNothing({ config, admin, stranger }: Run): Promise<Map<Method, string>> {
  const token = (admin ?? stranger)?.token;
  const answers = new Map<Method, string>();
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    const response = await fetch(`${config.url}${API_BASE_PATH}/${unknownLike('')}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: '{}' }),
      signal: AbortSignal.timeout(config.timeouts.answer * 1000),
    });
    answers.set(method, wordsOf({ status: response.status, text: await response.text() }));
  }
  return answers;
}

/** Status and message of an error, without the path that some backends repeat in it. */
const wordsOf = ({ status, text }: { status: number; text: string }): string => {
  let message: unknown;
  try {
    message = (JSON.parse(text) as { message?: unknown }).message;
  } catch {
    return `${status} no JSON`;
  }
  return `${status} ${String(message).replace(/\S*\/\S*/g, '…')}`;
};

async function freshToken({ client, stranger }: Run): Promise<string | undefined> {
  const { email, password } = stranger ?? { email: '', password: '' };
  const answer = await client.send('login', { body: { email, password } });
  return (answer.body as { user_credentials?: { token?: string } } | undefined)?.user_credentials?.token;
}

/** The input for a read of existing data, or for a change that no backend can accept. */
function inputOf(call: AdditiveCall, run: Run): Input {
  const id = call.includes('Product') ? run.createdProduct?.id : call === 'getAdminOrder' ? run.paidOrder : undefined;
  const { method, path } = endpoints[call];
  return {
    params: {
      id: method === 'GET' && id ? id : unknownLike(run.product?.id ?? ''),
      productId: unknownLike(run.product?.id ?? ''),
      reference: run.paymentReference ?? 'none',
      category: 'hoodie',
      slug: 'hoodie',
      token: 'none',
    },
    ...(method === 'POST' && !call.startsWith('logout') && { body: { none: true, ids: 'none', read: 'none' } }),
    ...(method === 'PUT' && { body: { productId: unknownLike(run.product?.id ?? '') } }),
    ...(method === 'PATCH' && { body: { price: 'none' } }),
    ...(path === '/user/orders' && { query: { status: 'SUCCESS', page: 1 } }),
  };
}
