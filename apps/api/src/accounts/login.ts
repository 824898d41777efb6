import { EMAIL_UNVERIFIED_MESSAGE } from '@abs/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { emailChanges, sessions, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { refusals } from '../refusals.ts';
import { attemptSignIn } from './attempts.ts';
import { canonicalEmail } from './canonicalEmail.ts';
import { isClosedDemo } from './demoAccounts.ts';
import { findKnownPlaces, forgetOtherPlaces } from './knownPlaces.ts';
import type { UserRow } from './mapper.ts';
import { NO_ACCOUNT_HASH, verifyPassword } from './passwordHash.ts';
import { findUserByEmail } from './queries.ts';
import { recordFailedSignIn, recordSecurityEvent } from './securityEvents.ts';
import { revokeSessions } from './sessions.ts';
import { originOf, signIn } from './signIn.ts';
import { NOBODY } from './storedCode.ts';

export const login: Handler<'login'> = async ({ body }, { services, ip, header }) => {
  const { db, now } = services;
  const email = canonicalEmail(body.email);
  const origin = originOf(body, { ip, header });

  const user = await db.autocommit((tx) => findUserByEmail(tx, email));
  const userId = user?.id ?? null;
  const places = await db.autocommit((tx) => findKnownPlaces(tx, userId ?? NOBODY, origin, now()));
  const { isRight, isSlowed } = await attemptSignIn(services, { email, ip, knownPlaces: places }, async (share) => {
    const isMatch = await verifyPassword(body.password, user?.passwordHash ?? NO_ACCOUNT_HASH, share);
    return isMatch && user !== undefined && !isClosedDemo(user, services);
  });
  if (!user || !isRight) {
    await db.autocommit((tx) => recordFailedSignIn(tx, { userId, email, ip }, isSlowed, now()));
    throw new ApiError(...refusals.wrongLogin);
  }

  // Checked only after the password, so that a stranger cannot learn the state of the account.
  refuseBlocked(user);
  if (!user.emailVerifiedAt) throw new ApiError('email_unverified', EMAIL_UNVERIFIED_MESSAGE);

  const signedIn = await db.transaction(async (tx) => {
    // Waits for a concurrent password reset or block to commit; the row then no longer matches.
    const [unchanged] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash), eq(users.status, 'active')))
      .for('update');
    return unchanged ? signIn(tx, unchanged, origin, now()) : null;
  });
  if (signedIn === null) throw new ApiError(...refusals.wrongLogin);
  return { message: 'Login successful', ...signedIn };
};

export const logout: Handler<'logout'> = async (_input, { services, user }) => {
  await services.db.autocommit((tx) => tx.delete(sessions).where(eq(sessions.tokenHash, user.tokenHash)));
  return { message: 'You have been logged out.' };
};

/** Ends every session of the account, and forgets the devices that it signed in on: one of them may be stolen. */
export const logoutEverywhere: Handler<'logoutEverywhere'> = async (_input, { services, user, ip }) => {
  const now = services.now();
  await services.db.transaction(async (tx) => {
    // Waits for a concurrent login to commit, so that its session ends too.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    await revokeSessions(tx, user.id);
    await forgetOtherPlaces(tx, user.id, { ip }, now);
    await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id));
    await recordSecurityEvent(tx, { kind: 'loggedOutEverywhere', userId: user.id, email: user.email, ip }, now);
  });
  return { message: 'You are logged out on all devices.' };
};

const blockTexts = {
  blocked: 'This account has been blocked. Please contact us.',
  deactivated: 'This account has been deactivated. Contact us to open it again.',
};

/** @throws ApiError `account_blocked`, with a different message for each status */
export function refuseBlocked({ status }: Pick<UserRow, 'status'>): void {
  if (status !== 'active') throw new ApiError('account_blocked', blockTexts[status]);
}
