import { CallError, type ErrorBody, type ErrorCode } from '@abs/contract';

/** What an answer other than success says. @param body the parsed JSON, or anything else when it was none */
export function refusal(status: number, body: unknown, retryAfter: string | null, cause?: unknown): CallError {
  const { message, code, fields, cart } = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>;
  const seconds = Number(retryAfter);
  return new CallError(message ?? '', {
    status,
    cause,
    ...(code && { code: code as ErrorCode }),
    ...(fields && { fields }),
    ...(cart && { cart }),
    ...(seconds > 0 && { retryAfter: seconds }),
  });
}

export const tookTooLong = (cause?: unknown) =>
  new CallError('The shop took too long to answer. Please try again.', { code: 'timeout', cause });
/** @param call its method and path */
export const unreadable = (call: string) =>
  new CallError(`The shop’s server gave an answer that cannot be read (${call}). Please try again later.`, {
    status: 200,
    code: 'unreadable',
  });
export const offline = (cause?: unknown) =>
  new CallError('You seem to be offline. Check your connection and try again.', { code: 'offline', cause });
