import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@abs/contract';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { otpCodes, users } from '../db/schema.ts';
import { ApiError } from '../http/apiError.ts';
import { hitAll, limitOf, refund, tooMany } from '../http/rateLimit.ts';
import type { Services } from '../services.ts';
import { codeMail } from './mails.ts';
import type { UserRow } from './presentUser.ts';
import { codeKey } from './secret.ts';

export type Purpose = 'verifyEmail' | 'resetPassword';
/** A code that was right, and is not spent yet. */
export type FoundCode = { id: string; purpose: Purpose; user: UserRow };

const MAX_TRIES = 5;

/** Makes a code that replaces earlier ones of its purpose, and mails it. */
export async function issueCode(tx: Tx, services: Services, user: UserRow, purpose: Purpose): Promise<void> {
  const now = services.now();
  const code = String(randomInt(10 ** limits.OTP_LENGTH)).padStart(limits.OTP_LENGTH, '0');
  await tx.delete(otpCodes).where(and(eq(otpCodes.userId, user.id), eq(otpCodes.purpose, purpose)));
  await tx.insert(otpCodes).values({
    userId: user.id,
    purpose,
    codeHash: hashCode(await codeKey(tx, services), user.id, purpose, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.OTP_LIFETIME_MS),
  });
  await services.mailer.enqueue(tx, { to: user.email, ...codeMail(purpose, code) });
}

/**
 * Judges a code without spending it. One answer for a wrong code, a spent or expired one, one that was tried too
 * often, and an e-mail without an account; and the same writes for all of them, so that time tells no more.
 * @param purposes what the code may be for
 * @throws ApiError `invalid_code`, `rate_limited`
 */
export async function findCode(
  services: Services,
  caller: { email: string; otp: string; ip: string },
  purposes: readonly Purpose[],
): Promise<FoundCode> {
  const now = services.now();
  const guesses = [...limitOf.guessByAddress(caller.ip), limitOf.guessByEmail(caller.email)];

  // One transaction and one commit, whether or not there is an account. It must not throw: the try has to count.
  const outcome = await services.db.transaction(async (tx) => {
    // Counted first and taken back when the code was right: parallel guesses cannot pass together.
    const wait = await hitAll(tx, now, ...guesses);
    if (wait !== null) return { wait, match: null };

    const key = await codeKey(tx, services);
    const [user] = await tx.select().from(users).where(eq(users.email, caller.email));
    let match: FoundCode | null = null;
    for (const purpose of purposes) {
      const tried = await tryCode(tx, user?.id ?? NOBODY, purpose, now);
      const expected = hashCode(key, user?.id ?? NOBODY, purpose, caller.otp);
      if (user && tried && isSame(tried.codeHash, expected)) match = { id: tried.id, purpose, user };
    }
    if (match) await refund(tx, ...guesses);
    return { wait: null, match };
  });
  if (outcome.wait !== null) throw tooMany('Too many wrong codes.', outcome.wait);
  if (!outcome.match) throw invalidCode();
  return outcome.match;
}

/**
 * Spends a code, in the transaction that does what the code is for.
 * @throws ApiError `invalid_code` when another call was faster.
 */
export async function spendCode(tx: Tx, code: FoundCode, now: Date): Promise<void> {
  const spent = await tx
    .update(otpCodes)
    .set({ spentAt: now })
    .where(and(eq(otpCodes.id, code.id), isNull(otpCodes.spentAt), gt(otpCodes.expiresAt, now)))
    .returning({ id: otpCodes.id });
  if (spent.length === 0) throw invalidCode();
}

/** Takes one of the five tries of the live code. The condition is in the statement: a sixth try finds no row. */
async function tryCode(tx: Tx, userId: string, purpose: Purpose, now: Date) {
  const newest = tx
    .select({ id: otpCodes.id })
    .from(otpCodes)
    .where(and(eq(otpCodes.userId, userId), eq(otpCodes.purpose, purpose)))
    .orderBy(desc(otpCodes.createdAt))
    .limit(1);
  const [row] = await tx
    .update(otpCodes)
    .set({ attempts: sql`${otpCodes.attempts} + 1` })
    .where(
      and(
        eq(otpCodes.id, sql`(${newest})`),
        lt(otpCodes.attempts, MAX_TRIES),
        isNull(otpCodes.spentAt),
        gt(otpCodes.expiresAt, now),
      ),
    )
    .returning({ id: otpCodes.id, codeHash: otpCodes.codeHash });
  return row;
}

/** Stands in for the user id of an e-mail without an account. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

function hashCode(key: Buffer, userId: string, purpose: Purpose, code: string): string {
  return createHmac('sha256', key).update(`${purpose}:${userId}:${code}`).digest('hex');
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function invalidCode(): ApiError {
  const message = 'That code is wrong or has expired. Check it, or request a new one.';
  return new ApiError('invalid_code', message, { fields: { otp: message } });
}
