import { limits } from '@abs/contract';
import { canonicalEmail } from '../accounts/canonicalEmail.ts';
import { confirmPassword, lockConfirmed } from '../accounts/confirmPassword.ts';
import { isTaken } from '../accounts/unverifiedAccounts.ts';
import { ApiError } from '../apiError.ts';
import { emailChanges } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { enforce, limitOf } from '../limits/rateLimit.ts';
import { refusals } from '../refusals.ts';
import { createToken, hashToken } from '../token.ts';
import { currentAddressMail, newAddressMail, takenAddressMail } from './mails.ts';

/**
 * Requests a change of the e-mail address of a user who enters the current password. Mails a link to both addresses. An
 * address that has an account gets a mail without a link, after the same work and with the same answer, so that neither
 * reveals the account.
 */
export const requestEmailChange: Handler<'requestEmailChange'> = async ({ body }, { services, user, ip }) => {
  const { db, mailer, config } = services;
  const email = canonicalEmail(body.email);
  const row = await confirmPassword({ services, user, ip }, body.currentPassword, async (account) => {
    if (account.email !== email) return;
    throw new ApiError(...refusals.sameEmail, { fields: { email: refusals.sameEmail[1] } });
  });
  const now = services.now();
  await db.autocommit((tx) =>
    enforce(tx, now, limitOf.emailChangesByUser(user.id), limitOf.emailChangeMailsByEmail(email)),
  );

  await db.transaction(async (tx) => {
    const locked = await lockConfirmed(tx, row);
    const [currentToken, newToken] = [createToken(), createToken()];
    const expiresAt = new Date(now.getTime() + limits.EMAIL_CHANGE_LIFETIME_MS);
    const values = {
      email,
      currentTokenHash: hashToken(currentToken),
      newTokenHash: hashToken(newToken),
      currentConfirmedAt: null,
      newConfirmedAt: null,
      changedAt: null,
      expiresAt,
    };
    await tx
      .insert(emailChanges)
      .values({ userId: user.id, ...values })
      .onConflictDoUpdate({ target: emailChanges.userId, set: values });
    const taken = await isTaken(tx, email);
    await mailer.enqueue(tx, { to: locked.email, ...currentAddressMail(config, email, currentToken), expiresAt });
    const mail = taken ? takenAddressMail() : newAddressMail(config, newToken);
    await mailer.enqueue(tx, { to: email, ...mail, expiresAt });
  });
  return { message: 'Check the inboxes of both addresses.' };
};
