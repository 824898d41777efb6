import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { otpRequests, users } from '../db/schema.ts';
import { enforce, hit, limitOf, tooMany } from '../http/rateLimit.ts';
import type { Services } from '../services.ts';
import { issueCode, type Purpose } from './codes.ts';
import { isNoClosedDemo } from './demoAccounts.ts';
import type { UserRow } from './presentUser.ts';

type Wish = { email: string; ip: string; purpose: Purpose };

/**
 * Notes a wish for a code. Whether the e-mail has an account is looked up later, by `grantCodeRequests`, so that
 * answer, time and limits are the same for everybody.
 * @throws ApiError `rate_limited`
 */
export async function requestCode(services: Services, wish: Wish): Promise<void> {
  const now = services.now();
  await services.db.read((tx) => enforceCodeLimits(tx, wish, now));
  await services.db.read((tx) =>
    tx.insert(otpRequests).values({ email: wish.email, purpose: wish.purpose, createdAt: now }),
  );
  services.mailer.nudge();
}

/**
 * A minute between codes, five an hour: by the e-mail as typed.
 * @throws ApiError `rate_limited`
 */
async function enforceCodeLimits(tx: Tx, { email, ip, purpose }: Wish, now: Date): Promise<void> {
  await enforce(tx, now, ...limitOf.codeByAddress(ip));
  const what = `${purpose}:${email}`;
  const again = await hit(tx, limitOf.codeAgain(what), now);
  if (again !== null) throw tooMany('A code has just been sent.', again);
  const hour = await hit(tx, limitOf.codesPerHour(what), now);
  if (hour !== null) throw tooMany('Too many codes were asked for.', hour);
}

/** Issues the codes that were wished for and are due to an account. Any number of processes may do it at once. */
export async function grantCodeRequests(services: Services): Promise<void> {
  await services.db.transaction(async (tx) => {
    const wishes = await tx
      .select()
      .from(otpRequests)
      .orderBy(asc(otpRequests.createdAt))
      .limit(50)
      .for('update', { skipLocked: true });
    if (wishes.length === 0) return;
    const ids = wishes.map(({ id }) => id);
    await tx.delete(otpRequests).where(inArray(otpRequests.id, ids));
    for (const { email, purpose } of wishes) {
      const [user] = await tx
        .select()
        .from(users)
        .where(and(eq(users.email, email), eq(users.status, 'active'), isNoClosedDemo(services)));
      if (user && mayHave(user, purpose)) await issueCode(tx, services, user, purpose);
    }
  });
}

/** A verified e-mail needs no sign-up code; a password may be reset before the e-mail is verified, and verifies it. */
function mayHave(user: UserRow, purpose: Purpose): boolean {
  return purpose === 'resetPassword' || user.emailVerifiedAt === null;
}
