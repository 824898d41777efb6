import { eq } from 'drizzle-orm';
import { emailChanges, otpCodes, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { confirmPassword, lockConfirmed } from './confirmPassword.ts';
import { forgetOtherPlaces } from './knownPlaces.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword } from './passwordHash.ts';
import { refuseWeakPassword } from './passwordRule.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { revokeSessions } from './sessions.ts';

/**
 * Changes the password of a user who enters the current one. Ends all other sessions and mails the owner.
 */
export const changePassword: Handler<'changePassword'> = async ({ body }, { services, user, ip }) => {
  const { db, now, mailer } = services;
  const { id: userId, tokenHash } = user;
  // The rule comes first, so that a refused new password does not count as an attempt.
  const row = await confirmPassword({ services, user, ip }, body.currentPassword, (account) =>
    refuseWeakPassword(body.password, account),
  );
  const passwordHash = await hashPassword(body.password, 'known');

  await db.transaction(async (tx) => {
    const { email } = await lockConfirmed(tx, row);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await tx.delete(otpCodes).where(eq(otpCodes.userId, userId));
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    // After the update: a concurrent login waits for its row lock, so no session with the old password survives.
    await revokeSessions(tx, userId, tokenHash);
    await forgetOtherPlaces(tx, userId, { ip }, now());
    await recordSecurityEvent(tx, { kind: 'passwordChanged', userId, email, ip }, now());
    await mailer.enqueue(tx, { to: email, ...passwordChangedMail('on all other devices') });
  });
  return { message: 'Your password has been changed.' };
};
