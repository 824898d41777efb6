import { and, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';

/**
 * A limit that delays attempts instead of refusing them: after `free` failures in a window that starts with the first
 * failure, the next attempt waits `firstMs`, and twice as long after each further failure, up to `longestMs`.
 */
export type Slowdown = { key: string; free: number; windowMs: number; firstMs: number; longestMs: number };

export type SlowdownState = {
  /** Seconds until the next attempt may be made; null when it may be made now. */
  wait: number | null;
  /** Failures in the current window. */
  failures: number;
};

/** The state of several limits together: the longest wait and the highest number of failures. */
export async function slowdownStateOf(tx: Tx, slowdowns: readonly Slowdown[], now: Date): Promise<SlowdownState> {
  const keys = slowdowns.map(({ key }) => key);
  const rows = await tx
    .select()
    .from(rateLimits)
    .where(and(inArray(rateLimits.key, keys), gt(rateLimits.windowEndsAt, now)));
  const until = Math.max(0, ...rows.map(({ blockedUntil }) => blockedUntil?.getTime() ?? 0));
  return {
    wait: until > now.getTime() ? Math.ceil((until - now.getTime()) / 1000) : null,
    failures: Math.max(0, ...rows.map(({ hits }) => hits)),
  };
}

/** A counted failure. `isSlowed`: it is the first after which attempts have to wait. */
export type Counted = { key: string; blockedUntil: Date | null; isSlowed: boolean };

/**
 * Counts a failure, unless attempts have to wait now, in one statement, so that concurrent attempts cannot exceed the
 * limit.
 * @returns null if attempts have to wait; nothing is counted then, so that strangers cannot prolong the owner's wait.
 */
export async function countFailure(tx: Tx, slowdown: Slowdown, now: Date): Promise<Counted | null> {
  const { key, free, windowMs, firstMs, longestMs } = slowdown;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = sql`${rateLimits.windowEndsAt} <= ${at}`;
  const hits = sql`case when ${isOver} then 1 else ${rateLimits.hits} + 1 end`;
  // The exponent is bounded, so that it cannot overflow.
  const delay = (count: unknown) =>
    sql`case when ${count} >= ${free}
      then ${at} + least(${longestMs}, ${firstMs} * power(2, least(${count} - ${free}, 30))) * interval '1 millisecond'
      end`;
  const [row] = await tx
    .insert(rateLimits)
    .values({ key, windowEndsAt: new Date(now.getTime() + windowMs), hits: 1, blockedUntil: delay(sql`1`) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits,
        windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
        blockedUntil: delay(sql`(${hits})`),
      },
      setWhere: or(isOver, isNull(rateLimits.blockedUntil), lte(rateLimits.blockedUntil, now)),
    })
    .returning();
  return row ? { key, blockedUntil: row.blockedUntil, isSlowed: row.hits === free } : null;
}

/** Takes back an attempt that did not fail, and the wait that it caused. */
export async function uncountFailure(tx: Tx, { key, blockedUntil }: Counted): Promise<void> {
  const isOwnWait = sql`${rateLimits.blockedUntil} = ${blockedUntil?.toISOString() ?? null}::timestamptz`;
  await tx
    .update(rateLimits)
    .set({
      hits: sql`greatest(${rateLimits.hits} - 1, 0)`,
      blockedUntil: sql`case when ${isOwnWait} then null else ${rateLimits.blockedUntil} end`,
    })
    .where(sql`${rateLimits.key} = ${key}`);
}
