import { isDeepStrictEqual } from 'node:util';
import { type Call, errorsOf } from '@abs/contract/calls';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { ApiError } from '../apiError.ts';
import { isDatabaseAway } from '../db/errors.ts';
import { refusals } from '../refusals.ts';

/**
 * Throws if an answer breaks the contract or has an undeclared field, which could leak a password hash. Costs a parse
 * per answer, so production relies on the tests.
 */
export function checkAnswer(name: string, call: Call, answer: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(answer ?? null));
  const result = z.safeParse(call.response, sent);
  if (!result.success) throw new Error(`The answer of ${name} breaks the contract:\n${z.prettifyError(result.error)}`);
  if (!isDeepStrictEqual(result.data, sent)) throw new Error(`The answer of ${name} has undeclared fields.`);
}

/** Throws if a call refuses with an error that the contract does not declare for it. */
export function checkRefusal(name: string, call: Call, error: unknown): void {
  const { code } = asApiError(error);
  if (!errorsOf(call).has(code)) {
    throw new Error(`The error ${code} of ${name} is not in the contract.`, { cause: error });
  }
}

/** An error as the caller sees it: `{ message, code, fields?, cart? }`. */
export function errorAnswer(context: Context, error: ApiError): Response {
  if (error.retryAfter !== undefined) context.header('Retry-After', String(error.retryAfter));
  if (error.status === 401) context.header('WWW-Authenticate', 'Bearer');
  // A refused or missing thing may be available in a moment, and a refusal is for one caller.
  context.header('Cache-Control', 'no-store');
  const { message, code, fields, cart } = error;
  return context.json({ message, code, fields, cart }, error.status);
}

/** The form of a thrown value that a caller may see: refusals unchanged, other errors without their details. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseAway(error)) {
    return new ApiError('unavailable', 'The shop is busy. Please try again in a moment.', {
      retryAfter: 5,
      cause: error,
    });
  }
  return new ApiError(...refusals.internal, { cause: error });
}
