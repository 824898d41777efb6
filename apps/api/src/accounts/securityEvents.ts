import type { SecurityEventKind } from '@abs/contract';
import { and, desc, inArray, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { securityEvents } from '../db/schema.ts';

const HOUR = 60 * 60_000;

export type NewSecurityEvent = {
  kind: SecurityEventKind;
  /** Null when the e-mail has no account. */
  userId: string | null;
  email: string;
  ip: string;
};

/** Writes down what happened to an account. The same again within the hour only adds to the count. */
export async function recordSecurityEvent(tx: Tx, { ip, ...event }: NewSecurityEvent, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR);
  await tx
    .insert(securityEvents)
    .values({ ...event, address: ip, hour, lastAt: now })
    .onConflictDoUpdate({
      target: [securityEvents.kind, securityEvents.email, securityEvents.address, securityEvents.hour],
      set: {
        count: sql`${securityEvents.count} + 1`,
        lastAt: sql`greatest(${securityEvents.lastAt}, excluded.last_at)`,
        // The e-mail may have got an account within the hour.
        userId: sql`coalesce(excluded.user_id, ${securityEvents.userId})`,
      },
    });
}

const KEPT_MS = 90 * 24 * HOUR;
const MOST = { failures: 200_000, ofUnknown: 10_000 };

const isFailure = inArray(securityEvents.kind, ['signInFailed', 'signInDelayed', 'codeFailed']);
const isOfUnknown = isNull(securityEvents.userId);

/** Deletes what is old, and the oldest of what there is too much of: a guessing attack must not fill the disk. */
export async function deleteOldSecurityEvents(tx: Tx, now: Date, most = MOST): Promise<void> {
  await tx.delete(securityEvents).where(lt(securityEvents.lastAt, new Date(now.getTime() - KEPT_MS)));
  await keepNewest(tx, isOfUnknown, most.ofUnknown);
  await keepNewest(tx, isFailure, most.failures);
}

async function keepNewest(tx: Tx, which: SQL, most: number): Promise<void> {
  const newestTooMany = tx
    .select({ lastAt: securityEvents.lastAt })
    .from(securityEvents)
    .where(which)
    .orderBy(desc(securityEvents.lastAt))
    .offset(most)
    .limit(1);
  await tx.delete(securityEvents).where(and(which, lte(securityEvents.lastAt, newestTooMany)));
}
