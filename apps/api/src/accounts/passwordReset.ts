import { limits } from '@abs/contract';
import { and, eq, sql } from 'drizzle-orm';
import { emailChanges, otpCodes, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { canonicalEmail } from './canonicalEmail.ts';
import { findCode, invalidCode } from './codes.ts';
import { forgetOtherPlaces } from './knownPlaces.ts';
import { passwordChangedMail } from './mails.ts';
import { hashPassword } from './passwordHash.ts';
import { refuseWeakPassword } from './passwordRule.ts';
import { findResetLink, invalidLink } from './resetLinks.ts';
import { recordSecurityEvent } from './securityEvents.ts';
import { revokeSessions } from './sessions.ts';
import { spendCode } from './storedCode.ts';

/**
 * Spends a reset code or the token of a link, sets the password, ends every session and mails the owner. Does not sign
 * the user in.
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body }, { services, ip }) => {
  const email = canonicalEmail(body.email);
  // Before the code is checked, so that a refused password does not use up a try.
  await refuseWeakPassword(body.password, { email });
  const isToken = body.otp.length > limits.OTP_LENGTH;
  const code = isToken
    ? await findResetLink(services, { email, token: body.otp })
    : await findCode(services, { email, otp: body.otp, ip }, ['resetPassword']);
  // Checks against the user's names too. A refusal may reveal them, so it requires a valid code.
  await refuseWeakPassword(body.password, code.user);
  const passwordHash = await hashPassword(body.password, 'known');
  const now = services.now();

  await services.db.transaction(async (tx) => {
    await spendCode(tx, code, now, isToken ? invalidLink() : invalidCode());
    // Deletes all other codes too, even sign-up codes, because they would sign in without the new password.
    await tx.delete(otpCodes).where(eq(otpCodes.userId, code.user.id));
    await tx
      .update(users)
      // The code was mailed to the address, so the account counts as verified.
      .set({
        passwordHash,
        emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
      })
      .where(and(eq(users.id, code.user.id), eq(users.status, 'active')));
    // Another person may have requested the change, with the old password.
    await tx.delete(emailChanges).where(eq(emailChanges.userId, code.user.id));
    // After the update: a concurrent login waits for its row lock, so no session with the old password survives.
    await revokeSessions(tx, code.user.id);
    await forgetOtherPlaces(tx, code.user.id, { ip }, now);
    await recordSecurityEvent(tx, { kind: 'passwordReset', userId: code.user.id, email, ip }, now);
    await services.mailer.enqueue(tx, { to: code.user.email, ...passwordChangedMail('everywhere') });
  });
  return { message: 'Password has been successfully reset.' };
};
