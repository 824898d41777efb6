import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserRow } from '../accounts/mapper.ts';
import type { Tx } from '../db/database.ts';
import { contactMessages, restockRequests, sandboxTransactions } from '../db/schema.ts';

/**
 * Moves what refers to a user's e-mail address to the new one, so that replies and restock mails arrive there, and the
 * data that the user downloads or deletes is complete. The newsletter's subscription stays: it belongs to its address.
 */
export async function moveToAddress(tx: Tx, { id, email: from }: Pick<UserRow, 'id' | 'email'>, to: string) {
  // The next housekeeping fills in the search text: see fillSearchTexts.ts.
  await tx.update(contactMessages).set({ email: to, searchText: '' }).where(eq(contactMessages.email, from));
  await tx.update(sandboxTransactions).set({ email: to }).where(eq(sandboxTransactions.email, from));

  const own = or(eq(restockRequests.userId, id), eq(restockRequests.email, from));
  const isOpen = and(isNull(restockRequests.sentAt), isNull(restockRequests.cancelledAt));
  const other = alias(restockRequests, 'other');
  const sameProduct = tx
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(
        eq(other.productId, restockRequests.productId),
        eq(other.email, to),
        isNull(other.sentAt),
        isNull(other.cancelledAt),
      ),
    );
  // Of two requests for one product, one mail is enough.
  await tx.delete(restockRequests).where(and(own, isOpen, exists(sameProduct)));
  await tx.update(restockRequests).set({ email: to }).where(own);
}
