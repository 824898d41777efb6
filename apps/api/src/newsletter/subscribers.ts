import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { newsletterSubscribers } from '../db/schema.ts';

const DAY = 24 * 60 * 60_000;
/** How long an address can be confirmed, and is kept until it is. The privacy page names it. */
export const CONFIRMATION_DAYS = 30;
/** How long an address gets no other link to confirm. */
const MAIL_PAUSE_MS = DAY;

const { email: address, confirmedAt, createdAt, mailDueAt, mailedAt } = newsletterSubscribers;
const isUnconfirmed = isNull(confirmedAt);
/** Entries that were last requested until then cannot be confirmed any more. */
const expiry = (now: Date) => new Date(now.getTime() - CONFIRMATION_DAYS * DAY);

/**
 * Stores that an address is to be subscribed, and that the link to confirm is to be mailed. One statement with the same
 * work for every address, so that neither the answer nor its time reveals whether an address is subscribed.
 */
export async function requestSubscription(tx: Tx, email: string, now: Date): Promise<void> {
  const time = sql`${now.toISOString()}::timestamptz`;
  const paused = sql`${new Date(now.getTime() - MAIL_PAUSE_MS).toISOString()}::timestamptz`;
  await tx
    .insert(newsletterSubscribers)
    .values({ email, createdAt: now, mailDueAt: now })
    .onConflictDoUpdate({
      target: address,
      set: {
        createdAt: sql`case when ${isUnconfirmed} then ${time} else ${createdAt} end`,
        mailDueAt: sql`case when ${isUnconfirmed} and ${mailedAt} <= ${paused} then ${time} else ${mailDueAt} end`,
      },
    });
}

/** Where an address stands: it can be confirmed, is subscribed, or neither. */
export async function findSubscription(
  tx: Tx,
  email: string,
  now: Date,
): Promise<'unconfirmed' | 'subscribed' | 'none'> {
  const [entry] = await tx.select().from(newsletterSubscribers).where(eq(address, email));
  if (entry?.confirmedAt) return 'subscribed';
  return entry && entry.createdAt > expiry(now) ? 'unconfirmed' : 'none';
}

/** Subscribes an address that waits for it. @returns whether this call did, rather than an earlier one */
export async function confirmSubscription(tx: Tx, email: string, now: Date): Promise<boolean> {
  const confirmed = await tx
    .update(newsletterSubscribers)
    .set({ confirmedAt: now, mailDueAt: null })
    .where(and(eq(address, email), isUnconfirmed, gt(createdAt, expiry(now))))
    .returning({ email: address });
  return confirmed.length > 0;
}

/** Deletes an address from the list, confirmed or not. */
export async function unsubscribe(tx: Tx, email: string): Promise<void> {
  await tx.delete(newsletterSubscribers).where(eq(address, email));
}

/** Deletes entries that nobody confirmed in time. @returns how many, `limit` at most */
export async function deleteUnconfirmed(tx: Tx, now: Date, limit: number): Promise<number> {
  const expired = await tx
    .select({ email: address })
    .from(newsletterSubscribers)
    .where(and(isUnconfirmed, lte(createdAt, expiry(now))))
    .limit(limit)
    // An entry that is requested again at this moment stays.
    .for('update', { skipLocked: true });
  const emails = expired.map(({ email }) => email);
  if (emails.length > 0) await tx.delete(newsletterSubscribers).where(inArray(address, emails));
  return emails.length;
}
