import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { otpRequests, users } from '../db/schema.ts';
import { enforce, hit, limitOf, tooMany } from '../limits/rateLimit.ts';
import type { Services } from '../services.ts';
import { sendCode } from './codes.ts';
import { isNoClosedDemo } from './demoAccounts.ts';
import { guessingMail, wrongCodesMail } from './mails.ts';
import type { UserRow } from './mapper.ts';
import type { Purpose } from './storedCode.ts';

type CodeRequest = { email: string; ip: string; purpose: Purpose };

/**
 * Stores a request for a code. `grantCodeRequests` looks up later whether the e-mail has an account, so that the
 * answer, its timing and the limits are the same with and without an account.
 * @throws ApiError `rate_limited`
 */
export async function requestCode(services: Services, request: CodeRequest): Promise<void> {
  const now = services.now();
  await services.db.autocommit((tx) => enforceCodeLimits(tx, request, now));
  await services.db.autocommit((tx) =>
    tx.insert(otpRequests).values({ email: request.email, purpose: request.purpose, createdAt: now }),
  );
  services.mailer.nudge();
}

/**
 * Limits codes by IP address, and per mailbox to one a minute and five an hour, with or without an account.
 * @throws ApiError `rate_limited`
 */
async function enforceCodeLimits(tx: Tx, { email, ip, purpose }: CodeRequest, now: Date): Promise<void> {
  await enforce(tx, now, ...limitOf.codeByIp(ip));
  const again = await hit(tx, limitOf.codeAgain(purpose, email), now);
  if (again !== null) throw tooMany('A code has just been sent.', again);
  await enforceCodesPerHour(tx, purpose, email, now);
}

/**
 * Counts a code for a mailbox. Not for use inside a transaction, see `enforce`.
 * @throws ApiError `rate_limited`
 */
export async function enforceCodesPerHour(tx: Tx, purpose: Purpose, email: string, now: Date): Promise<void> {
  const hour = await hit(tx, limitOf.codesPerHour(purpose, email), now);
  if (hour !== null) throw tooMany('You have requested too many codes.', hour);
}

/** Mails the requested codes and reports to existing accounts. Several processes may run it concurrently. */
export async function grantCodeRequests(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    const requests = await tx
      .select()
      .from(otpRequests)
      .orderBy(asc(otpRequests.createdAt))
      .limit(50)
      .for('update', { skipLocked: true });
    if (requests.length === 0) return;
    const ids = requests.map(({ id }) => id);
    await tx.delete(otpRequests).where(inArray(otpRequests.id, ids));
    for (const { email, purpose } of requests) {
      if (purpose === 'reportGuessing') await reportGuessing(tx, services);
      else await answer(tx, services, email, purpose);
    }
  });
}

async function answer(tx: Tx, services: Services, email: string, purpose: Purpose | 'reportWrongCodes'): Promise<void> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.status, 'active'), isNoClosedDemo(services)));
  if (!user) return;
  if (purpose === 'reportWrongCodes') await services.mailer.enqueue(tx, { to: user.email, ...wrongCodesMail() });
  else if (isEntitled(user, purpose)) await sendCode(tx, services, user, purpose);
}

async function reportGuessing(tx: Tx, services: Services): Promise<void> {
  services.log.warn('Too many wrong codes were entered: for now, passwords are reset by links only');
  const admins = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.userType, 'Admin'), eq(users.status, 'active'), isNoClosedDemo(services)));
  for (const { email } of admins) await services.mailer.enqueue(tx, { to: email, ...guessingMail() });
}

/**
 * A verified e-mail needs no sign-up code; a password reset is allowed before the e-mail is verified, and verifies it.
 */
function isEntitled(user: UserRow, purpose: Purpose): boolean {
  return purpose === 'resetPassword' || user.emailVerifiedAt === null;
}
