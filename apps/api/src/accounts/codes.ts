import { randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@abs/contract';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { otpCodes, users } from '../db/schema.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { codeMail } from './mails.ts';
import type { UserRow } from './mapper.ts';
import { findUserByEmail } from './queries.ts';
import { sendResetLink } from './resetLinks.ts';
import { codeKey } from './secret.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { type FoundCode, hashCode, isUnspent, NOBODY, type Purpose } from './storedCode.ts';
import { areCodesUsedUp, countGuess, forgiveGuess, reportWrongCode } from './wrongCodes.ts';

/** Mails a code, or a link if the user is an admin or too many wrong codes have been entered. */
export async function sendCode(tx: Tx, services: Services, user: UserRow, purpose: Purpose): Promise<void> {
  const isUser = eq(users.id, user.id);
  // Prevents the deletion of an unverified account. A key-share lock does not block a verification.
  const [locked] = await tx.select({ id: users.id }).from(users).where(isUser).for('key share');
  if (!locked) return;
  const needsLink = user.userType === 'Admin' || (await areCodesUsedUp(tx, user.email, services.now()));
  await (needsLink ? sendResetLink : sendDigits)(tx, services, user, purpose);
  const isUnverified = and(isUser, isNull(users.emailVerifiedAt));
  await tx.update(users).set({ lastCodeAt: services.now() }).where(isUnverified);
}

/** Mails a new code, which replaces earlier codes of the same purpose. */
async function sendDigits(tx: Tx, services: Services, user: UserRow, purpose: Purpose): Promise<void> {
  const now = services.now();
  const code = String(randomInt(10 ** limits.OTP_LENGTH)).padStart(limits.OTP_LENGTH, '0');
  await tx.delete(otpCodes).where(isCodeFor(user.id, purpose));
  const expiresAt = new Date(now.getTime() + limits.OTP_LIFETIME_MS);
  await tx.insert(otpCodes).values({
    userId: user.id,
    purpose,
    kind: 'code',
    codeHash: hashCode(await codeKey(tx, services), user.id, purpose, code),
    createdAt: now,
    expiresAt,
  });
  await services.mailer.enqueue(tx, { to: user.email, ...codeMail(purpose, code), expiresAt });
}

/**
 * Checks a code without spending it. Wrong, spent and expired codes, codes that were tried too often, codes of admins
 * and e-mails without an account all get the same answer after the same writes, so that timing reveals nothing.
 * @param purposes the accepted purposes of the code
 * @throws ApiError `invalid_code`, `link_required`, `rate_limited`
 */
export async function findCode(
  services: Services,
  caller: { email: string; otp: string; ip: string },
  purposes: readonly Purpose[],
): Promise<FoundCode> {
  const now = services.now();

  // One transaction and one commit, with or without an account. It must not throw, because the try has to be counted.
  const outcome = await services.db.transaction(async (tx) => {
    const refusal = await countGuess(tx, caller, now);
    if (refusal) return refusal;

    const key = await codeKey(tx, services);
    const user = await findUserByEmail(tx, caller.email);
    let match: FoundCode | null = null;
    for (const purpose of purposes) {
      const tried = await tryCode(tx, user?.id ?? NOBODY, purpose, now);
      const expected = hashCode(key, user?.id ?? NOBODY, purpose, caller.otp);
      const isRight = tried && isSame(tried.codeHash, expected);
      // A user who became an admin meanwhile may still have a code.
      if (user && isRight && user.userType !== 'Admin') match = { id: tried.id, purpose, user };
    }
    if (!match) {
      await reportWrongCode(tx, caller, now);
      const event = { kind: 'codeFailed', userId: user?.id ?? null, email: caller.email, ip: caller.ip } as const;
      await recordSecurityEvent(tx, event, now);
    } else {
      await forgiveGuess(tx, caller);
      await uncountTry(tx, match.id);
    }
    return match ?? invalidCode();
  });
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}

/**
 * Counts one of the five tries of the newest code. The limit is part of the statement, so that a sixth concurrent try
 * matches no row.
 */
async function tryCode(tx: Tx, userId: string, purpose: Purpose, now: Date) {
  const newest = tx
    .select({ id: otpCodes.id })
    .from(otpCodes)
    .where(isCodeFor(userId, purpose))
    .orderBy(desc(otpCodes.createdAt))
    .limit(1);
  const [row] = await tx
    .update(otpCodes)
    .set({ attempts: sql`${otpCodes.attempts} + 1` })
    .where(and(eq(otpCodes.id, sql`(${newest})`), lt(otpCodes.attempts, limits.OTP_TRIES_MAX), isUnspent(now)))
    .returning({ id: otpCodes.id, codeHash: otpCodes.codeHash });
  return row;
}

/** Takes back the try of a right code, which the caller may send again until it is spent. */
async function uncountTry(tx: Tx, id: string): Promise<void> {
  await tx
    .update(otpCodes)
    .set({ attempts: sql`greatest(${otpCodes.attempts} - 1, 0)` })
    .where(eq(otpCodes.id, id));
}

const isCodeFor = (userId: string, purpose: Purpose) =>
  and(eq(otpCodes.userId, userId), eq(otpCodes.purpose, purpose), eq(otpCodes.kind, 'code'));

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

/** The same answer to every code that does not work, so that it does not reveal the reason. */
export function invalidCode(): ApiError {
  return new ApiError(...refusals.wrongCode, { fields: { otp: refusals.wrongCode[1] } });
}
