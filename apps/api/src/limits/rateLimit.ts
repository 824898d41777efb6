import { callLimits, type RateLimit } from '@abs/contract';
import { and, eq, gt, gte, or, sql } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { widerNetwork } from '../http/clientAddress.ts';
import { refusals } from '../refusals.ts';
import { mailboxOf } from './mailboxOf.ts';

export type Limit = RateLimit & { key: string };

const HOUR = 60 * 60_000;

/**
 * A limit by IP address, and a ten times higher one for the /48 around an IPv6 address, which may belong to one
 * customer.
 */
function byIp(what: string, ip: string, { max, windowMs }: RateLimit): Limit[] {
  const wider = widerNetwork(ip);
  const own = { key: `${what}:ip:${ip}`, max, windowMs };
  return wider ? [own, { key: `${what}:ip:${wider}`, max: 10 * max, windowMs }] : [own];
}

/**
 * All limits except those of logins (accounts/attempts.ts). Limits by account protect the accounts. Limits of mails count
 * all addresses of a mailbox together.
 */
export const limitOf = {
  /** Passwords tried by signing up again with the e-mail of an unverified account. */
  signupAgain: (email: string): Limit => ({ key: `signup:again:${email}`, max: 10, windowMs: HOUR }),
  signupByIp: (ip: string) => byIp('signup', ip, callLimits.signupByIp),
  /** By the mailbox of the e-mail, whether or not it has an account. */
  codeAgain: (purpose: string, email: string): Limit => ({
    key: `code:again:${purpose}:${mailboxOf(email)}`,
    ...callLimits.codeAgain,
  }),
  codesPerHour: (purpose: string, email: string): Limit => ({
    key: `code:hour:${purpose}:${mailboxOf(email)}`,
    ...callLimits.codesByMailbox,
  }),
  /** Reports of wrong codes. Each account gets at most one a day. */
  reportsPerDay: (email: string): Limit => ({ key: `report:day:${mailboxOf(email)}`, max: 5, windowMs: 24 * HOUR }),
  codeByIp: (ip: string) => byIp('code', ip, callLimits.codesByIp),
  contactByIp: (ip: string) => byIp('contact', ip, callLimits.contactsByIp),
  restockMailsByEmail: (email: string): Limit => ({
    key: `restock:email:${mailboxOf(email)}`,
    ...callLimits.restockMailsByMailbox,
  }),
  newsletterMailsByEmail: (email: string): Limit => ({
    key: `newsletter:email:${mailboxOf(email)}`,
    ...callLimits.newsletterMailsByMailbox,
  }),
  emailChangesByUser: (userId: string): Limit => ({ key: `email:user:${userId}`, ...callLimits.emailChangesByUser }),
  emailChangeMailsByEmail: (email: string): Limit => ({
    key: `email:new:${mailboxOf(email)}`,
    ...callLimits.emailChangeMailsByMailbox,
  }),
  dataExportsByUser: (userId: string): Limit => ({ key: `export:user:${userId}`, ...callLimits.dataExportsByUser }),
  wishlistSharesByCustomer: (userId: string): Limit => ({
    key: `wishlist:user:${userId}`,
    ...callLimits.wishlistSharesByCustomer,
  }),
  sharedWishlistMissesByIp: (ip: string) => byIp('wishlist', ip, callLimits.sharedWishlistMissesByIp),
  guessByIp: (ip: string) => byIp('guess', ip, callLimits.guessesByIp),
  paymentsByCustomer: (userId: string): Limit => ({ key: `payment:user:${userId}`, ...callLimits.paymentsByCustomer }),
  /** Mails about placed and deleted orders. Mails about money are always sent. */
  orderMailsByCustomer: (userId: string): Limit => ({ key: `ordermail:user:${userId}`, max: 10, windowMs: HOUR }),
  cancellationsByCustomer: (userId: string): Limit => ({
    key: `deletion:user:${userId}`,
    ...callLimits.cancellationsByCustomer,
  }),
};

/**
 * Counts a hit in one statement, so that concurrent calls cannot exceed the limit.
 * @returns seconds until the window ends if the limit is exceeded, otherwise null.
 */
export async function hit(tx: Tx, limit: Limit, now: Date): Promise<number | null> {
  const [row] = await hitWrite(tx, limit, now);
  if (!row || row.hits <= limit.max) return null;
  return Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000));
}

/** The statement of `hit`, to run together with others. */
export function hitWrite(tx: Tx, limit: Limit, now: Date) {
  const end = new Date(now.getTime() + limit.windowMs);
  const over = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  return tx
    .insert(rateLimits)
    .values({ key: limit.key, windowEndsAt: end, hits: 1 })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${over} then 1 else ${rateLimits.hits} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
}

/** Whether the next hit would exceed any of the limits. Counts nothing. */
export async function areUsedUp(tx: Tx, now: Date, all: readonly Limit[]): Promise<boolean> {
  const usedUp = all.map(({ key, max }) => and(eq(rateLimits.key, key), gte(rateLimits.hits, max)));
  const rows = await tx
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(and(gt(rateLimits.windowEndsAt, now), or(...usedUp)))
    .limit(1);
  return rows.length > 0;
}

/** Takes back a hit that proved to be harmless. */
export async function uncount(tx: Tx, ...all: Limit[]): Promise<void> {
  for (const { key } of all) {
    await tx
      .update(rateLimits)
      .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
      .where(eq(rateLimits.key, key));
  }
}

/**
 * Counts a hit for each limit.
 * @returns the longest wait in seconds if any is exceeded, otherwise null.
 */
export async function hitAll(tx: Tx, now: Date, ...all: Limit[]): Promise<number | null> {
  let longest: number | null = null;
  for (const limit of all) {
    const wait = await hit(tx, limit, now);
    if (wait !== null) longest = Math.max(longest ?? 0, wait);
  }
  return longest;
}

/**
 * Counts a hit for each limit, and refuses if any is exceeded. Not for use inside a transaction, because the refusal
 * would roll back the count.
 * @throws ApiError `rate_limited`
 */
export async function enforce(tx: Tx, now: Date, ...all: Limit[]): Promise<void> {
  const wait = await hitAll(tx, now, ...all);
  if (wait !== null) throw tooMany('Too many attempts.', wait);
}

/** @param wait seconds */
export function tooMany(what: string, wait: number): ApiError {
  return new ApiError(...refusals.tooMany(what, formatDuration(wait)), { retryAfter: wait });
}

function formatDuration(seconds: number): string {
  const [amount, unit] =
    seconds <= 90
      ? [seconds, 'second']
      : seconds <= 90 * 60
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
