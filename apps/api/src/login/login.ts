import { EMAIL_UNVERIFIED_MESSAGE } from '@abs/contract';
import { and, eq } from 'drizzle-orm';
import { attemptSignIn } from '../accounts/attempts.ts';
import { canonicalEmail } from '../accounts/canonicalEmail.ts';
import { isClosedDemo } from '../accounts/demoAccounts.ts';
import { findKnownPlaces } from '../accounts/knownPlaces.ts';
import { NO_ACCOUNT_HASH, verifyPassword } from '../accounts/passwordHash.ts';
import { findUserByEmail } from '../accounts/queries.ts';
import { refuseBlocked } from '../accounts/refuseBlocked.ts';
import { recordFailedSignIn } from '../accounts/securityEvents.ts';
import { originOf, signIn } from '../accounts/signIn.ts';
import { NOBODY } from '../accounts/storedCode.ts';
import { ApiError } from '../apiError.ts';
import { users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { refusals } from '../refusals.ts';
import { requireCode } from '../twoFactor/checkCode.ts';

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

  const hasCode = await requireCode(services, { userId: user.id, email, ip, knownPlaces: places }, body.code);

  const signedIn = await db.transaction(async (tx) => {
    // Waits for a concurrent password reset or block to commit; the row then no longer matches.
    const [unchanged] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash), eq(users.status, 'active')))
      .for('update');
    return unchanged ? signIn(tx, unchanged, { ...origin, hasCode }, now()) : null;
  });
  if (signedIn === null) throw new ApiError(...refusals.wrongLogin);
  return { message: 'Login successful', ...signedIn };
};
