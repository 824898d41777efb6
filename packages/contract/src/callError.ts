import type { ErrorCode } from './errors.ts';
import type { Cart } from './reading/answers.ts';

/**
 * The server's own code, or why there is none: no connection, no answer in time, an answer that makes no sense, or a
 * call that the server does not have.
 */
export type CallErrorCode = ErrorCode | 'offline' | 'timeout' | 'unreadable' | 'not_offered';

/**
 * How a call that failed reaches the flows: thrown by the client, read by the machines.
 * `message` is fit for a person. `status` is 0 when no answer came at all (offline, timed out).
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: CallErrorCode | undefined;
  /** What to correct, by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds after which trying again makes sense, where the server gave them. */
  readonly retryAfter: number | undefined;
  /** The cart as it is now, where an order was refused because it is not what the shopper saw. */
  readonly cart: Cart | undefined;

  constructor(
    message: string,
    details: {
      status?: number;
      code?: CallErrorCode;
      fields?: Record<string, string>;
      retryAfter?: number;
      cart?: Cart | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.status = details.status ?? 0;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
    this.cart = details.cart;
  }
}

/** The sentence to show for anything that was thrown: a CallError's own, else the given generic one. */
export function messageOf(error: unknown, generic: string): string {
  return error instanceof CallError && error.message ? error.message : generic;
}
