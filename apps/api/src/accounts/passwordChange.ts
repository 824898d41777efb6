import { and, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import { otpCodes, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { refusals } from '../refusals.ts';
import { attemptSignIn } from './attempts.ts';
import { findKnownPlaces, forgetOtherPlaces } from './knownPlaces.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';
import { refuseWeakPassword } from './passwordRule.ts';
import { findUser } from './queries.ts';
import { recordFailedSignIn, recordSecurityEvent } from './securityEvents.ts';
import { revokeSessions } from './sessions.ts';

/**
 * Changes the password of a user who enters the current one. Ends all other sessions and mails the owner. A wrong current
 * password counts as a failed login, so that an open session does not allow more guesses than the login.
 */
export const changePassword: Handler<'changePassword'> = async ({ body }, { services, user, ip }) => {
  const { db, now, mailer } = services;
  const { id: userId, email, tokenHash } = user;
  const [row, knownPlaces] = await db.autocommit(async (tx) => [
    await findUser(tx, userId),
    await findKnownPlaces(tx, userId, { ip }, now()),
  ]);
  if (!row) throw new ApiError(...refusals.loginNeeded);
  // Before the current password, so that a refused new one does not count as an attempt.
  await refuseWeakPassword(body.password, row);
  const { isRight, isSlowed } = await attemptSignIn(services, { email, ip, knownPlaces }, (share) =>
    verifyPassword(body.currentPassword, row.passwordHash, share),
  );
  if (!isRight) {
    await db.autocommit((tx) => recordFailedSignIn(tx, { userId, email, ip }, isSlowed, now()));
    throw new ApiError(...refusals.wrongPassword);
  }
  const passwordHash = await hashPassword(body.password, 'known');

  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      // A concurrent change or reset has made the current password wrong.
      .where(and(eq(users.id, userId), eq(users.passwordHash, row.passwordHash), eq(users.status, 'active')))
      .returning({ id: users.id });
    if (!changed) throw new ApiError(...refusals.wrongPassword);
    await tx.delete(otpCodes).where(eq(otpCodes.userId, userId));
    // After the update: a concurrent login waits for its row lock, so no session with the old password survives.
    await revokeSessions(tx, userId, tokenHash);
    await forgetOtherPlaces(tx, userId, { ip }, now());
    await recordSecurityEvent(tx, { kind: 'passwordChanged', userId, email, ip }, now());
    await mailer.enqueue(tx, { to: email, ...passwordChangedMail('on all other devices') });
  });
  return { message: 'Your password has been changed.' };
};
