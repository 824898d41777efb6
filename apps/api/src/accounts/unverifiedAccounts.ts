import { and, eq, inArray, isNull, lte, not, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { users } from '../db/schema.ts';

/** How long an unverified account is kept after the sign-up and its last code. The privacy page names the number. */
const UNVERIFIED_KEPT_MS = 30 * 24 * 60 * 60_000;

/** Matches sign-ups that nobody has verified, not blocked ones, so that a block remains effective. */
const isUnverifiedSignUp = sql`(${and(
  isNull(users.emailVerifiedAt),
  eq(users.userType, 'Customer'),
  eq(users.status, 'active'),
  // Orders are kept for the tax office, and with them their customer.
  eq(users.orderCount, 0),
)})`;

/** Whether an account prevents others from using its e-mail address. A sign-up that nobody has verified does not. */
export async function isTaken(tx: Tx, email: string): Promise<boolean> {
  const owner = and(eq(users.email, email), not(isUnverifiedSignUp));
  const found = await tx.select({ id: users.id }).from(users).where(owner);
  return found.length > 0;
}

/** Frees the e-mail address of a sign-up that nobody has verified. */
export async function deleteUnverifiedSignUp(tx: Tx, email: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.email, email), isUnverifiedSignUp));
}

/**
 * Deletes customer accounts that were not verified in time. Nobody can sign in before the verification, so such an account
 * has no data except codes, which are deleted with it. Blocked accounts stay, so that the block remains effective.
 * @returns how many accounts, `limit` at most
 */
export async function deleteUnverifiedAccounts(tx: Tx, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - UNVERIFIED_KEPT_MS);
  const expired = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isUnverifiedSignUp,
        lte(users.createdAt, before),
        or(isNull(users.lastCodeAt), lte(users.lastCodeAt, before)),
      ),
    )
    .limit(limit)
    // Skips accounts that are being verified or get a code, and those that another process is deleting.
    .for('update', { skipLocked: true });
  const ids = expired.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(users).where(inArray(users.id, ids));
  return ids.length;
}
