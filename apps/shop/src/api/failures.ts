import { CallError, type Cart, type ErrorBody, type ErrorCode, refusalMessage } from '@abs/contract';

/**
 * Makes the CallError of an unsuccessful response.
 * @param body the parsed JSON, or any other value if the response was not JSON
 * @param readCart reads the cart that a refused order comes with
 */
export function refusal(
  status: number,
  body: unknown,
  retryAfter: string | null,
  { cause, readCart }: { cause?: unknown; readCart?: (cart: unknown) => Cart | undefined } = {},
): CallError {
  const { code, fields, cart } = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>;
  const seconds = Number(retryAfter);
  return new CallError(refusalMessage(body), {
    status,
    cause,
    ...(code && { code: code as ErrorCode }),
    ...(fields && { fields }),
    ...(cart && readCart && { cart: readCart(cart) }),
    ...(seconds > 0 && { retryAfter: seconds }),
  });
}

export const tookTooLong = (cause?: unknown) =>
  new CallError('The shop took too long to answer. Please try again.', { code: 'timeout', cause });
/** The server lacks this call, which the basic contract does not require. Trying again would not help. */
export const notOffered = (cause?: unknown) =>
  new CallError('Not offered by this shop’s server.', { status: 404, code: 'not_offered', cause });
/** @param call its method and path, and what is wrong with the answer */
export const unreadable = (call: string) =>
  new CallError(`The shop’s server gave an answer that cannot be read (${call}). Please try again later.`, {
    status: 200,
    code: 'unreadable',
  });
