import { and, eq, exists, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserRow } from '../accounts/mapper.ts';
import type { Tx } from '../db/database.ts';
import { contactMessages, restockRequests, sandboxTransactions } from '../db/schema.ts';

/**
 * Moves what refers to a user's e-mail address to the new one, so that replies and restock mails arrive there, and the
 * data that the user downloads or deletes is complete. The newsletter's subscription stays: it belongs to its address.
 */
export async function moveToAddress(tx: Tx, user: Pick<UserRow, 'id' | 'email'>, to: string): Promise<void> {
  // The next housekeeping fills in the search text: see fillSearchTexts.ts.
  await tx.update(contactMessages).set({ email: to, searchText: '' }).where(eq(contactMessages.email, user.email));
  await tx.update(sandboxTransactions).set({ email: to }).where(eq(sandboxTransactions.email, user.email));
  await moveRestockRequests(tx, user, to);
}

const other = alias(restockRequests, 'other');
type Requests = typeof restockRequests | typeof other;

/** Of two open requests for a product, one mail is enough. The user's own stays, unless it is not confirmed. */
async function moveRestockRequests(tx: Tx, { id, email }: Pick<UserRow, 'id' | 'email'>, to: string): Promise<void> {
  const isOpen = (table: Requests) => and(isNull(table.sentAt), isNull(table.cancelledAt));
  const isOwn = (table: Requests) => or(eq(table.userId, id), eq(table.email, email));
  const isAtNew = (table: Requests) => eq(table.email, to);
  const withAnother = (isKept: SQL | undefined) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(other)
        .where(
          and(eq(other.productId, restockRequests.productId), ne(other.id, restockRequests.id), isOpen(other), isKept),
        ),
    );
  const ownConfirmed = withAnother(and(isOwn(other), isNotNull(other.confirmedAt)));
  await tx.delete(restockRequests).where(and(isAtNew(restockRequests), isOpen(restockRequests), ownConfirmed));
  const atNew = withAnother(isAtNew(other));
  await tx.delete(restockRequests).where(and(isOwn(restockRequests), isOpen(restockRequests), atNew));
  await tx.update(restockRequests).set({ email: to }).where(isOwn(restockRequests));
}
