import { and, eq, inArray, or } from 'drizzle-orm';
import type { UserRow } from '../accounts/mapper.ts';
import { NO_ACCOUNT_HASH } from '../accounts/passwordHash.ts';
import { revokeSessions } from '../accounts/sessions.ts';
import type { Tx } from '../db/database.ts';
import {
  auditLog,
  cartLines,
  contactMessages,
  emailChanges,
  idempotencyKeys,
  knownPlaces,
  mails,
  newsletterSubscribers,
  notifications,
  orders,
  otpCodes,
  otpRequests,
  payments,
  restockRequests,
  sandboxTransactions,
  savedAddresses,
  securityEvents,
  users,
  wishlistItems,
  wishlistShares,
} from '../db/schema.ts';
import { DELETED_DOMAIN } from '../mail/mailbox.ts';

const NAME = { firstName: 'Deleted', lastName: 'customer' };
const NAME_TEXT = `${NAME.firstName} ${NAME.lastName}`;
const ADDRESS = 'Deleted';

/**
 * Deletes what identifies a customer. The rows of the account, its orders and payments stay, because the figures of the
 * shop and the history of its orders refer to them, without names, addresses and phone numbers. The account must be
 * locked.
 */
export async function forgetPerson(tx: Tx, { id, email }: UserRow): Promise<void> {
  const placeholder = `${id}@${DELETED_DOMAIN}`;
  const messages = await tx
    .delete(contactMessages)
    .where(eq(contactMessages.email, email))
    .returning({ id: contactMessages.id });
  const ownOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const messageIds = messages.map((message) => message.id);
  await tx
    .delete(notifications)
    .where(
      or(
        eq(notifications.subjectId, id),
        inArray(notifications.subjectId, ownOrders),
        inArray(notifications.subjectId, messageIds),
      ),
    );
  await tx
    .update(auditLog)
    .set({ subjectName: NAME_TEXT })
    .where(
      or(
        and(eq(auditLog.subjectKind, 'user'), eq(auditLog.subjectId, id)),
        and(eq(auditLog.subjectKind, 'message'), inArray(auditLog.subjectId, messageIds)),
      ),
    );

  await tx.delete(savedAddresses).where(eq(savedAddresses.userId, id));
  await tx.delete(cartLines).where(eq(cartLines.userId, id));
  await tx.delete(wishlistItems).where(eq(wishlistItems.userId, id));
  await tx.delete(wishlistShares).where(eq(wishlistShares.userId, id));
  await tx.delete(restockRequests).where(or(eq(restockRequests.userId, id), eq(restockRequests.email, email)));
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, id));
  await tx.delete(otpCodes).where(eq(otpCodes.userId, id));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, id));
  await tx.delete(otpRequests).where(eq(otpRequests.email, email));
  await tx.delete(knownPlaces).where(eq(knownPlaces.userId, id));
  await tx.delete(securityEvents).where(or(eq(securityEvents.userId, id), eq(securityEvents.email, email)));
  await tx.delete(mails).where(eq(mails.recipient, email));
  await revokeSessions(tx, id);

  // The next housekeeping fills in the search texts, with the number and the products: see fillSearchTexts.ts.
  await tx
    .update(orders)
    .set({ deliveryAddress: ADDRESS, phoneNumber: '', searchText: '' })
    .where(eq(orders.userId, id));
  await tx.update(payments).set({ searchText: '' }).where(eq(payments.userId, id));
  await tx.update(sandboxTransactions).set({ email: placeholder }).where(eq(sandboxTransactions.email, email));
  await tx
    .update(users)
    .set({
      ...NAME,
      email: placeholder,
      passwordHash: NO_ACCOUNT_HASH,
      gender: null,
      avatar: null,
      deliveryAddress: null,
      lastSeenAt: null,
      lastCodeAt: null,
      userType: 'Deleted',
      status: 'deactivated',
      searchText: '',
    })
    .where(eq(users.id, id));
}
