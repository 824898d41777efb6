import type { ErrorCode } from './errors.ts';
import type { Cart } from './reading/answers.ts';

/**
 * The server's own code, or why there is none: no connection, no answer in time, an unreadable answer, or a call that
 * the server does not have.
 */
export type CallErrorCode = ErrorCode | 'offline' | 'timeout' | 'unreadable' | 'not_offered';

/**
 * A failed call: thrown by the client, handled by the machines.
 * `message` can be displayed. `status` is 0 when no answer arrived (offline, timed out).
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: CallErrorCode | undefined;
  /** The problems by field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Seconds until a retry makes sense, if the server sent them. */
  readonly retryAfter: number | undefined;
  /** The current cart, if an order was refused because it differs from what the shopper saw. */
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

/** The message to display for a thrown value: a CallError's own, else the generic one. */
export function messageOf(error: unknown, generic: string): string {
  return error instanceof CallError && error.message ? error.message : generic;
}
