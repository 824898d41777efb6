import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { newsletterSubscribers } from '../db/schema.ts';

const DAY = 24 * 60 * 60_000;
/** Days after which an unconfirmed entry is deleted. The privacy page names the number. */
export const CONFIRMATION_DAYS = 30;
/** Minimum time between two confirmation mails to an address. */
const MAIL_PAUSE_MS = DAY;

const { email: address, confirmedAt, createdAt, mailDueAt, mailedAt } = newsletterSubscribers;
const isUnconfirmed = isNull(confirmedAt);
/** Entries that were last requested before this time have expired. */
const expiry = (now: Date) => new Date(now.getTime() - CONFIRMATION_DAYS * DAY);

/**
 * Stores an unconfirmed entry and schedules its confirmation mail. Runs the same statement for every address, so that
 * neither the response nor its timing reveals whether an address is subscribed.
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

/** The status of an address. Expired entries count as none. */
export async function findSubscription(
  tx: Tx,
  email: string,
  now: Date,
): Promise<'unconfirmed' | 'subscribed' | 'none'> {
  const [entry] = await tx.select().from(newsletterSubscribers).where(eq(address, email));
  if (entry?.confirmedAt) return 'subscribed';
  return entry && entry.createdAt > expiry(now) ? 'unconfirmed' : 'none';
}

/** Confirms an entry that has not expired. @returns whether this call confirmed it */
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

/** Deletes entries that were not confirmed in time. @returns how many, `limit` at most */
export async function deleteUnconfirmed(tx: Tx, now: Date, limit: number): Promise<number> {
  const expired = await tx
    .select({ email: address })
    .from(newsletterSubscribers)
    .where(and(isUnconfirmed, lte(createdAt, expiry(now))))
    .limit(limit)
    // Skips entries that are being requested again.
    .for('update', { skipLocked: true });
  const emails = expired.map(({ email }) => email);
  if (emails.length > 0) await tx.delete(newsletterSubscribers).where(inArray(address, emails));
  return emails.length;
}
