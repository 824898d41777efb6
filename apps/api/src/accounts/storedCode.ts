import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { otpCodes } from '../db/schema.ts';
import type { UserRow } from './mapper.ts';

export type Purpose = 'verifyEmail' | 'resetPassword';
/** A right code or link token that is not spent yet. */
export type FoundCode = { id: string; purpose: Purpose; user: UserRow };

/** Used as the user id of e-mails without an account. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/** The stored hash of a code or token, bound to its owner and its purpose. */
export function hashCode(key: Buffer, userId: string, purpose: Purpose, code: string): string {
  return createHmac('sha256', key).update(`${purpose}:${userId}:${code}`).digest('hex');
}

/** Matches codes that are neither spent nor expired. */
export const isUnspent = (now: Date) => and(isNull(otpCodes.spentAt), gt(otpCodes.expiresAt, now));

/**
 * Spends a code or token. Call it in the transaction of the action that the code allows.
 * @param refusal thrown if another call has already spent the code
 */
export async function spendCode(tx: Tx, code: FoundCode, now: Date, refusal: ApiError): Promise<void> {
  const spent = await tx
    .update(otpCodes)
    .set({ spentAt: now })
    .where(and(eq(otpCodes.id, code.id), isUnspent(now)))
    .returning({ id: otpCodes.id });
  if (spent.length === 0) throw refusal;
}
