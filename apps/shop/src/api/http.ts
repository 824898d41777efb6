/**
 * The one place that speaks HTTP. It knows endpoints, answers and errors, and nothing of screens: no toast, no
 * navigation. Answers leave it as the contract's readers make them, whatever backend they came from. It loads after the
 * first page: see call.ts.
 */
import {
  API_BASE_PATH,
  type CallAnswerReader,
  CallError,
  type CallName,
  type CallResponse,
  type Cart,
  catalogueReaders,
  type Endpoint,
  limits,
  shopEndpoints,
  UnreadableAnswer,
} from '@abs/contract';
import { personalReaders } from '@abs/contract/reading/personal';
import ky, { isHTTPError, isTimeoutError } from 'ky';
import { API_ORIGIN, type CallOptions, noteFeatures, type ShopCall, session, takes } from './client.ts';
import { notOffered, refusal, tookTooLong, unreadable } from './failures.ts';
import { offline } from './offline.ts';

const http = ky.create({
  prefix: API_ORIGIN + API_BASE_PATH,
  timeout: limits.REQUEST_TIMEOUT_MS,
  // Only a GET may be retried automatically: everything else changes something.
  retry: { limit: 2, methods: ['get'], statusCodes: [408, 500, 502, 503, 504], retryOnTimeout: true },
});

const readers = { ...catalogueReaders, ...personalReaders };

/** As `call` of call.ts, once this code is there. */
export const sendCall = <Name extends ShopCall>(name: Name, options: CallOptions<Name>): Promise<CallResponse<Name>> =>
  send<Name>(shopEndpoints[name], readers[name] as CallAnswerReader<CallResponse<Name>>, options);

/**
 * As `call`, for a call whose endpoint and reader one has at hand. A server that refuses queries beyond the basic contract
 * is sent again without them.
 */
export async function send<Name extends CallName>(
  endpoint: Endpoint,
  reader: CallAnswerReader<CallResponse<Name>>,
  options: CallOptions<Name>,
): Promise<CallResponse<Name>> {
  try {
    return await sendOnce(endpoint, reader, options);
  } catch (error) {
    const { queries } = endpoint;
    const isRefused = error instanceof CallError && [400, 422].includes(error.status);
    if (!queries || !isRefused || takes('list-queries')) throw error;
    const query = Object.fromEntries(Object.entries(options.query ?? {}).filter(([name]) => queries.includes(name)));
    return sendOnce(endpoint, reader, { ...options, query });
  }
}

const listedFeatures = ({ headers }: Response) => headers.get('api-features')?.split(/[\s,]+/) ?? [];

async function sendOnce<Name extends CallName>(
  endpoint: Endpoint,
  reader: CallAnswerReader<CallResponse<Name>>,
  options: CallOptions<Name>,
): Promise<CallResponse<Name>> {
  const { method, path, auth, responseType } = endpoint;
  const token = auth === 'none' ? null : (options.token ?? session.token());
  let text: string;
  let type: string;
  try {
    const response = await http(fillPath(path, options.params as Record<string, unknown> | undefined), {
      method,
      json: options.body,
      searchParams: options.query ?? {},
      headers: {
        authorization: token ? `Bearer ${token}` : undefined,
        'idempotency-key': takes('idempotency-key') ? options.idempotencyKey : undefined,
      },
      signal: options.signal ?? null,
    });
    noteFeatures(listedFeatures(response));
    text = await response.text();
    type = response.headers.get('content-type') ?? '';
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (isHTTPError(error)) noteFeatures(listedFeatures(error.response));
    const failure = toCallError(error, endpoint);
    if (failure.status === 401 && token) session.onExpired(token);
    throw failure;
  }
  const answer = responseType ? text : parsed(text);
  // Some servers answer their first page to whatever they do not know.
  if (endpoint.additive && (answer === undefined || (responseType && !type.startsWith(responseType))))
    throw notOffered();
  return readAnswer(endpoint, reader, answer, options);
}

/** The JSON of an answer; undefined for none. A backend may have nothing to say of a call that went well: that is `{}`. */
function parsed(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an answer means. @throws {CallError} that names the call and, where there is one, the field that makes no sense */
export function readAnswer<Answer>(
  { method, path }: Endpoint,
  reader: CallAnswerReader<Answer>,
  answer: unknown,
  options: CallOptions<CallName> = {},
): Answer {
  try {
    return reader(answer, { path: '', origin: API_ORIGIN, onAdapted: () => {} }, options);
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    throw unreadable(`${method} ${path}: ${error.message}`);
  }
}

/** `/orders/{id}` with its parameters put in, ready to follow a prefix. */
function fillPath(path: string, params: Record<string, unknown> | undefined): string {
  return path.slice(1).replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])));
}

/** The cart that a refused order comes with; none where it makes no sense. */
function refusedCart(cart: unknown): Cart | undefined {
  try {
    return personalReaders.getCart(cart, { path: 'cart', origin: '', onAdapted: () => {} });
  } catch {
    return undefined;
  }
}

function toCallError(error: unknown, endpoint: Endpoint): CallError {
  if (isTimeoutError(error)) return tookTooLong(error);
  if (!isHTTPError(error)) return offline(error);
  const failure = refusal(error.response.status, error.data, error.response.headers.get('retry-after'), {
    cause: error,
    readCart: refusedCart,
  });
  return isNotOffered(endpoint, failure) ? notOffered(error) : failure;
}

/**
 * Whether a server answered so because it does not know the call. One that does says by a code what it did not find, or
 * who may not call it.
 */
export const isNotOffered = ({ additive }: Endpoint, { status, code }: CallError): boolean =>
  additive === true && [403, 404, 405, 501].includes(status) && code !== 'not_found' && code !== 'forbidden';
