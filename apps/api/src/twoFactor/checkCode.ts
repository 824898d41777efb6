import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { type Attempt, attemptSignIn } from '../accounts/attempts.ts';
import { recordSecurityEvent } from '../accounts/securityEvents.ts';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { twoFactors } from '../db/schema.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { recoveryCodeUsedMail, wrongTwoFactorCodesMail } from './mails.ts';
import { countRecoveryCodes, markRecoveryCodeUsed } from './recoveryCodes.ts';
import { periodOfCode } from './totp.ts';

type TwoFactorRow = typeof twoFactors.$inferSelect;
/** A user whose password was right just now. */
type Guess = Attempt & { userId: string };

/** The two-factor authentication of a user, started or on; undefined if neither. */
export async function findTwoFactor(tx: Tx, userId: string): Promise<TwoFactorRow | undefined> {
  const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
}

/**
 * Uses up a code of the app: each is valid once, also when two calls send it at the same time.
 * @returns whether it was right
 */
export async function spendAppCode(
  tx: Tx,
  { userId, secret }: TwoFactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const period = periodOfCode(secret, code, now);
  if (period === null) return false;
  const isNewer = or(isNull(twoFactors.lastPeriod), lt(twoFactors.lastPeriod, period));
  const used = await tx
    .update(twoFactors)
    .set({ lastPeriod: period })
    // The secret, in case another setup has replaced it.
    .where(and(eq(twoFactors.userId, userId), eq(twoFactors.secret, secret), isNewer))
    .returning({ userId: twoFactors.userId });
  return used.length > 0;
}

/**
 * Requires a code of a user who has two-factor authentication. A wrong one counts as a failed login; when further
 * attempts have to wait, the owner is warned, because somebody else may know the password.
 * @returns whether the account requires one
 * @throws ApiError two_factor_required without a code, invalid_code, rate_limited
 */
export async function requireCode(services: Services, guess: Guess, code: string | undefined): Promise<boolean> {
  const { db, now } = services;
  const row = await db.autocommit((tx) => findTwoFactor(tx, guess.userId));
  if (!row?.enabledAt) return false;
  if (!code) throw new ApiError(...refusals.twoFactorCodeNeeded);
  await judgeCode(services, guess, async () => {
    if (/^\d+$/.test(code)) return db.autocommit((tx) => spendAppCode(tx, row, code, now()));
    return db.transaction((tx) => spendRecoveryCode(services, tx, guess, code));
  });
  return true;
}

/**
 * Judges a code within the limits of the login.
 * @throws ApiError invalid_code, rate_limited
 */
export async function judgeCode(services: Services, guess: Guess, judge: () => Promise<boolean>): Promise<void> {
  const { db, mailer, now } = services;
  const { isRight, isSlowed } = await attemptSignIn(services, guess, judge);
  if (isRight) return;
  await db.transaction(async (tx) => {
    const { userId, email, ip } = guess;
    await recordSecurityEvent(tx, { kind: 'codeFailed', userId, email, ip }, now());
    if (!isSlowed) return;
    await recordSecurityEvent(tx, { kind: 'signInDelayed', userId, email, ip }, now());
    await mailer.enqueue(tx, { to: email, ...wrongTwoFactorCodesMail() });
  });
  throw new ApiError(...refusals.wrongTwoFactorCode);
}

/** Uses up a recovery code, and informs the owner. @returns whether it was valid */
async function spendRecoveryCode(
  { mailer, now }: Services,
  tx: Tx,
  { userId, email, ip }: Guess,
  code: string,
): Promise<boolean> {
  if (!(await markRecoveryCodeUsed(tx, userId, code, now()))) return false;
  await recordSecurityEvent(tx, { kind: 'recoveryCodeUsed', userId, email, ip }, now());
  await mailer.enqueue(tx, { to: email, ...recoveryCodeUsedMail(await countRecoveryCodes(tx, userId)) });
  return true;
}
