import { and, eq, gt, or } from 'drizzle-orm';
import { type UserRow, userSearchText } from '../accounts/mapper.ts';
import { recordSecurityEvent } from '../accounts/securityEvents.ts';
import { deleteUnverifiedSignUp, isTaken } from '../accounts/unverifiedAccounts.ts';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { SQLSTATE, sqlState } from '../db/errors.ts';
import { emailChanges, otpCodes, users } from '../db/schema.ts';
import type { Handler } from '../http/handler.ts';
import { refusals } from '../refusals.ts';
import { hashToken } from '../token.ts';
import { emailChangedMail } from './mails.ts';
import { moveToAddress } from './moveToAddress.ts';

/** Confirms one of the two addresses of a change, and makes the change if the other one is confirmed too. */
export const confirmEmailChange: Handler<'confirmEmailChange'> = async ({ body }, { services, ip }) => {
  const { db, mailer } = services;
  const now = services.now();
  const tokenHash = hashToken(body.token);
  const confirm = () =>
    db.transaction(async (tx) => {
      const { change, user } = await findByToken(tx, tokenHash, now);
      if (change.changedAt) return { email: change.email, changed: true };
      const isCurrent = change.currentTokenHash === tokenHash;
      const confirmed = isCurrent ? { currentConfirmedAt: now } : { newConfirmedAt: now };
      const changed = (isCurrent ? change.newConfirmedAt : change.currentConfirmedAt) !== null;
      const changedAt = changed ? now : null;
      await tx
        .update(emailChanges)
        .set({ ...confirmed, changedAt })
        .where(eq(emailChanges.userId, user.id));
      if (changed) {
        await changeAddress(tx, user, change.email);
        await recordSecurityEvent(tx, { kind: 'emailChanged', userId: user.id, email: user.email, ip }, now);
        await mailer.enqueue(tx, { to: user.email, ...emailChangedMail(change.email) });
      }
      return { email: change.email, changed };
    });
  try {
    return await confirm();
  } catch (error) {
    // Somebody signed up with the address at the same moment.
    if (sqlState(error) === SQLSTATE.uniqueViolation) throw new ApiError(...refusals.emailTaken);
    throw error;
  }
};

/** Deletes a requested change, for the owner of either address. One that is already made stays. */
export const cancelEmailChange: Handler<'cancelEmailChange'> = async ({ body }, { services }) => {
  await services.db.transaction(async (tx) => {
    const { change, user } = await findByToken(tx, hashToken(body.token), services.now());
    if (change.changedAt) throw invalidLink();
    await tx.delete(emailChanges).where(eq(emailChanges.userId, user.id));
  });
  return { message: 'The change is cancelled.' };
};

/**
 * The change of a link, and its user, who is locked.
 * @throws ApiError `invalid_code`
 */
async function findByToken(tx: Tx, tokenHash: string, now: Date) {
  const isOfLink = and(
    or(eq(emailChanges.currentTokenHash, tokenHash), eq(emailChanges.newTokenHash, tokenHash)),
    gt(emailChanges.expiresAt, now),
  );
  const [found] = await tx.select({ userId: emailChanges.userId }).from(emailChanges).where(isOfLink);
  if (!found) throw invalidLink();
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, found.userId), eq(users.status, 'active')))
    .for('update');
  // Again, because another call that had the lock may have replaced, made or cancelled the change.
  const [change] = await tx.select().from(emailChanges).where(isOfLink);
  if (!user || !change) throw invalidLink();
  return { change, user };
}

/** @throws ApiError `email_taken` */
async function changeAddress(tx: Tx, user: UserRow, email: string): Promise<void> {
  if (await isTaken(tx, email)) throw new ApiError(...refusals.emailTaken);
  await deleteUnverifiedSignUp(tx, email);
  await tx
    .update(users)
    .set({ email, searchText: userSearchText({ ...user, email }) })
    .where(eq(users.id, user.id));
  // They were mailed to the old address, whose readers must not get into the account any more.
  await tx.delete(otpCodes).where(eq(otpCodes.userId, user.id));
  await moveToAddress(tx, user, email);
}

const invalidLink = () => new ApiError(...refusals.emailLinkUsed);
