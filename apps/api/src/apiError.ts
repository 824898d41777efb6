import { type ErrorCode, errorCodes } from '@abs/contract';
import type { Cart } from '@abs/contract/entities';

/** A refusal for the caller: code, status and a sentence for a person. Anything else thrown is a 500. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: (typeof errorCodes)[ErrorCode];
  /** An error message for each invalid field. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  /** The current cart, if an order of it was refused. */
  readonly cart: Cart | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { fields?: Record<string, string>; retryAfter?: number; cart?: Cart; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = errorCodes[code];
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.cart = details.cart;
  }
}
