import { CallError, type CallErrorCode } from '@abs/contract';

/** Whether a call was refused with this code. */
export function hasCode(error: unknown, code: CallErrorCode): boolean {
  return error instanceof CallError && error.code === code;
}

/** Whether the server does not have the call at all, so that no refresh can help. */
export const isNotOffered = (error: unknown): boolean => hasCode(error, 'not_offered');

/** Whether a call was answered with this HTTP status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof CallError && error.status === status;
}

/**
 * Whether a read that was answered with this HTTP status names something that the server does not have (404, 410), or
 * cannot have: some servers refuse an id that none of theirs can be as invalid (400, 422), or a URL as too long (414).
 */
export const isNotFoundStatus = (status: number): boolean => [400, 404, 410, 414, 422].includes(status);

/** Whether a read failed because there is no such thing. Not for changes, which are refused with 400 and 422 for their values. */
export const isNotFound = (error: unknown): boolean => error instanceof CallError && isNotFoundStatus(error.status);

/** What to correct, by field; nothing for an error that names no fields. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof CallError ? error.fields : {};
}

/** Seconds the server asks to wait, where it refused because of its limits. */
export function retryAfterOf(error: unknown): number | undefined {
  return error instanceof CallError && error.status === 429 ? error.retryAfter : undefined;
}

const UNDECIDED_STATUSES = [401, 408, 425, 429];

/**
 * Whether the server refused the request, so that it certainly had no effect and the same request would
 * be refused again. Not so for no answer, a server error, a timeout, a limit, or a missing session: after those the
 * request may have had its effect, or may succeed later.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status >= 400 && error.status < 500 && !UNDECIDED_STATUSES.includes(error.status);
}

/**
 * Whether a request with an idempotency key certainly had no effect, so that the key is spent. A
 * conflict about the key is no such answer: the first request may be at work still, and a new key would do it twice.
 */
export function isAttemptRefused(error: unknown): boolean {
  return isRefusal(error) && !hasCode(error, 'idempotency_conflict');
}

/**
 * Whether the outcome of a request is unknown: no answer came at all, or only that of a server in between. Unlike
 * after an answer of the shop itself, the request may have been carried out.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && [0, 408, 502, 504].includes(error.status);
}

/**
 * Whether, after a change that failed, the thing may not stand as it is shown: somebody was quicker (it was deleted, or is in
 * another state by now), or nobody knows whether the change was made. Load it again.
 */
export function isOutdating(error: unknown): boolean {
  return hasStatus(error, 404) || hasStatus(error, 409) || !isRefusal(error);
}
