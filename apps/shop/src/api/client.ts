/**
 * The one place that speaks HTTP. It knows endpoints and errors, and nothing of screens: no toast, no navigation.
 */
import {
  API_BASE_PATH,
  type CallBody,
  type CallError,
  type CallName,
  type CallParams,
  type CallResponse,
  type Endpoint,
  limits,
  shopEndpoints,
} from '@abs/contract';
import ky, { isHTTPError, isTimeoutError } from 'ky';
import { offline, refusal, tookTooLong, unreadable } from './failures.ts';

/** Another backend may be named at build time; by default the one that serves the shop. */
export const API_ORIGIN: string = (import.meta.env.VITE_API_URL ?? '').replace(/\/$/, '');

const http = ky.create({
  prefix: API_ORIGIN + API_BASE_PATH,
  timeout: limits.REQUEST_TIMEOUT_MS,
  // Only a GET may be sent again unasked: everything else changes something.
  retry: { limit: 2, methods: ['get'], statusCodes: [408, 500, 502, 503, 504], retryOnTimeout: true },
});

type Session = {
  /** The stored bearer token, null when nobody is signed in. */
  token: () => string | null;
  /** Called when a token that was sent is refused. */
  onExpired: (token: string) => void;
};

/** The session whose token calls carry. */
export let session: Session = { token: () => null, onExpired: () => {} };

/** Lets the session flow lend its token to the client; called once, at start. */
export function connectSession(source: Session): void {
  session = source;
}

/** What the server takes beyond the basic contract, as it says in the header Api-Features of any answer. */
const features = new Set<string>();

function noteFeatures({ headers }: Response): void {
  for (const feature of headers.get('api-features')?.split(/[\s,]+/) ?? []) features.add(feature);
}

export type CallOptions<Name extends CallName> = {
  params?: CallParams<Name>;
  body?: CallBody<Name>;
  query?: Record<string, string | number | undefined>;
  /** Sent only to a server that takes such keys: another may allow no header that it does not know. */
  idempotencyKey?: string;
  /** Instead of the session's own, as when logout revokes the token that the session has already let go. */
  token?: string;
  signal?: AbortSignal | undefined;
};

/**
 * Makes one call of the contract.
 * @throws {CallError} with the server's message, or a sentence about the connection. An abort rejects as the signal says.
 */
export const call = <Name extends keyof typeof shopEndpoints>(name: Name, options: CallOptions<Name> = {}) =>
  send<Name>(shopEndpoints[name], options);

/** As `call`, for a call whose endpoint one has at hand. */
export async function send<Name extends CallName>(
  { method, path, auth, answers }: Endpoint,
  options: CallOptions<Name>,
): Promise<CallResponse<Name>> {
  const token = auth === 'none' ? null : (options.token ?? session.token());
  let text: string;
  try {
    const response = await http(fillPath(path, options.params as Record<string, unknown> | undefined), {
      method,
      json: options.body,
      searchParams: options.query ?? {},
      headers: {
        authorization: token ? `Bearer ${token}` : undefined,
        'idempotency-key': features.has('idempotency-key') ? options.idempotencyKey : undefined,
      },
      signal: options.signal ?? null,
    });
    noteFeatures(response);
    text = await response.text();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (isHTTPError(error)) noteFeatures(error.response);
    const failure = toCallError(error);
    if (failure.status === 401 && token) session.onExpired(token);
    throw failure;
  }
  return (answers ? text : readJson(text, `${method} ${path}`)) as CallResponse<Name>;
}

/** A backend may have nothing to say of a call that went well, as of a DELETE. */
function readJson(text: string, call: string): object {
  if (text === '') return {};
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer === 'object' && answer !== null) return answer;
  } catch {}
  throw unreadable(call);
}

/** `/orders/{id}` with its parameters put in, ready to follow a prefix. */
function fillPath(path: string, params: Record<string, unknown> | undefined): string {
  return path.slice(1).replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])));
}

function toCallError(error: unknown): CallError {
  if (isHTTPError(error)) {
    return refusal(error.response.status, error.data, error.response.headers.get('retry-after'), error);
  }
  return isTimeoutError(error) ? tookTooLong(error) : offline(error);
}
