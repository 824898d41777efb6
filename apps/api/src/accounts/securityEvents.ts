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

/** Records an event of an account. The same event from the same address within the hour only increases the count. */
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

/**
 * Records a wrong password.
 * @param isSlowed whether further attempts have to wait from now on
 */
export async function recordFailedSignIn(
  tx: Tx,
  event: Omit<NewSecurityEvent, 'kind'>,
  isSlowed: boolean,
  now: Date,
): Promise<void> {
  await recordSecurityEvent(tx, { ...event, kind: 'signInFailed' }, now);
  if (isSlowed) await recordSecurityEvent(tx, { ...event, kind: 'signInDelayed' }, now);
}

const KEPT_MS = 90 * 24 * HOUR;
const MOST = { failures: 200_000, ofUnknown: 10_000 };

const isFailure = inArray(securityEvents.kind, ['signInFailed', 'signInDelayed', 'codeFailed']);
const isOfUnknown = isNull(securityEvents.userId);

/**
 * Deletes old events, and the oldest failures and events of unknown e-mails beyond their limits, so that a guessing
 * attack cannot fill the disk.
 */
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
