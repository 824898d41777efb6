/**
 * Sends calls over HTTP. It handles endpoints, responses and errors, but not toasts or navigation. The contract's
 * readers give responses one form, whichever backend sent them. Loads after the first page: see call.ts.
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
  // Only GETs are retried automatically, because all other requests change data.
  retry: { limit: 2, methods: ['get'], statusCodes: [408, 500, 502, 503, 504], retryOnTimeout: true },
});

const readers = { ...catalogueReaders, ...personalReaders };

/** Does the work of `call` in call.ts, once this module has loaded. */
export const sendCall = <Name extends ShopCall>(name: Name, options: CallOptions<Name>): Promise<CallResponse<Name>> =>
  send<Name>(shopEndpoints[name], readers[name] as CallAnswerReader<CallResponse<Name>>, options);

/**
 * Like `call`, with a given endpoint and reader. If the server refuses queries beyond the basic contract, the call is
 * sent again without them.
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
  // Some servers answer unknown paths with their home page.
  if (endpoint.additive && (answer === undefined || (responseType && !type.startsWith(responseType))))
    throw notOffered();
  return readAnswer(endpoint, reader, answer, options);
}

/** The JSON of a response; undefined if it is not JSON. An empty response means success without data: `{}`. */
function parsed(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a response. @throws {CallError} that names the call and, if there is one, the invalid field */
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

/** Fills in the parameters of a path such as `/orders/{id}`, and removes the leading slash. */
function fillPath(path: string, params: Record<string, unknown> | undefined): string {
  return path.slice(1).replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])));
}

/** The cart that accompanies a refused order; undefined if it cannot be read. */
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

/** The codes of servers that know the call. */
const KNOWN_CALL = /^(not_found|forbidden|\w+_required)$/;

type Refusal = { status: number; code?: string | undefined };

/** Whether an error means that the server does not know the call. */
export const isNotOffered = ({ additive }: Endpoint, { status, code = '' }: Refusal): boolean =>
  additive === true && [403, 404, 405, 501].includes(status) && !KNOWN_CALL.test(code);
