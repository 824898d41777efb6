import { CallError, type CallErrorCode } from '@abs/contract';

/** Whether a call was refused with this code. */
export function hasCode(error: unknown, code: CallErrorCode): boolean {
  return error instanceof CallError && error.code === code;
}

/** Whether the server does not have the call, so that a refresh cannot help. */
export const isNotOffered = (error: unknown): boolean => hasCode(error, 'not_offered');

/** Whether a call was answered with this HTTP status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof CallError && error.status === status;
}

/**
 * Whether this HTTP status of a read means that the server does not have the resource (404, 410), or cannot have it:
 * some servers refuse an impossible id as invalid (400, 422), or a URL as too long (414).
 */
export const isNotFoundStatus = (status: number): boolean => [400, 404, 410, 414, 422].includes(status);

/** Whether a read failed because the resource does not exist. Not for changes: invalid values cause 400 and 422 too. */
export const isNotFound = (error: unknown): boolean => error instanceof CallError && isNotFoundStatus(error.status);

/** The messages of an error by field; empty for an error without fields. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof CallError ? error.fields : {};
}

/** Seconds to wait after a refusal by a rate limit; undefined for any other error. */
export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof CallError && error.status === 429 ? error.retryAfter : undefined;
}

const UNDECIDED_STATUSES = [401, 408, 425, 429];

/**
 * Whether the server refused the request, so that it certainly had no effect and the same request would
 * be refused again. False for a missing answer, a server error, a timeout, a limit, or a missing session: after those
 * the request may have had its effect, or may succeed later.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status >= 400 && error.status < 500 && !UNDECIDED_STATUSES.includes(error.status);
}

/**
 * Whether a request with an idempotency key certainly had no effect, so that the next attempt needs a new key. False
 * for a conflict about the key: the first request may still be running, and a new key would do the work twice.
 */
export function isAttemptRefused(error: unknown): boolean {
  return isRefusal(error) && !hasCode(error, 'idempotency_conflict');
}

/**
 * Whether the outcome of a request is unknown: no answer came, or only that of a proxy or gateway. Unlike after an
 * answer of the shop itself, the request may have been carried out.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && [0, 408, 502, 504].includes(error.status);
}

/**
 * Whether the shown data may be outdated after a failed change: another person was faster (it was deleted, or is in
 * another state by now), or the outcome of the change is unknown. Then load it again.
 */
export function isOutdating(error: unknown): boolean {
  return hasStatus(error, 404) || hasStatus(error, 409) || !isRefusal(error);
}
