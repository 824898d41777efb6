import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { otpCodes } from '../db/schema.ts';
import type { UserRow } from './mapper.ts';

export type Purpose = 'verifyEmail' | 'resetPassword';
/** A code, or a link's token, that was right and is not spent yet. */
export type FoundCode = { id: string; purpose: Purpose; user: UserRow };

/** Stands in for the user id of an e-mail without an account. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** What is stored of a code or a token: bound to its owner and its purpose. */
export function hashCode(key: Buffer, userId: string, purpose: Purpose, code: string): string {
  return createHmac('sha256', key).update(`${purpose}:${userId}:${code}`).digest('hex');
}

/** What is good still. */
export const isUnspent = (now: Date) => and(isNull(otpCodes.spentAt), gt(otpCodes.expiresAt, now));

/**
 * Spends a code or a token, in the transaction that does what it is for.
 * @param refusal thrown when another call was faster
 */
export async function spendCode(tx: Tx, code: FoundCode, now: Date, refusal: ApiError): Promise<void> {
  const spent = await tx
    .update(otpCodes)
    .set({ spentAt: now })
    .where(and(eq(otpCodes.id, code.id), isUnspent(now)))
    .returning({ id: otpCodes.id });
  if (spent.length === 0) throw refusal;
}
