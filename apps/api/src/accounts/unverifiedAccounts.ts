import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** How long an account that nobody verifies is kept after the sign-up and its last code. The privacy page names it. */
const UNVERIFIED_KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Deletes customers' accounts that nobody has verified in time. Nobody can have signed in to such an account, so that it
 * has nothing but codes, which go with it. An account that an admin has blocked stays, because the block must hold.
 * @returns how many accounts, `limit` at most
 */
export async function deleteUnverifiedAccounts(tx: Tx, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - UNVERIFIED_KEPT_MS);
  const expired = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.emailVerifiedAt),
        lte(users.createdAt, before),
        or(isNull(users.lastCodeAt), lte(users.lastCodeAt, before)),
        eq(users.userType, 'Customer'),
        eq(users.status, 'active'),
        // Orders are kept for the tax office, and with them their customer.
        eq(users.orderCount, 0),
      ),
    )
    .limit(limit)
    // A verification or a new code locks the row, and wins. Two processes delete different accounts.
    .for('update', { skipLocked: true });
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(users).where(inArray(users.id, ids));
  return ids.length;
}
