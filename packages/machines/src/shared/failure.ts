import { CallError, type ErrorCode } from '@abs/contract';

/** Whether a call was refused with this code. */
export function hasCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof CallError && error.code === code;
}

/** Whether a call was answered with this HTTP status. */
export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof CallError && error.status === status;
}

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
 * Whether the server looked at the request and said no, so that it certainly had no effect and the same request would
 * be refused again. Not so for no answer, a server error, a timeout, a limit, or a missing session: after those the
 * request may have had its effect, or may succeed later.
 */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  return error.status >= 400 && error.status < 500 && !UNDECIDED_STATUSES.includes(error.status);
}
