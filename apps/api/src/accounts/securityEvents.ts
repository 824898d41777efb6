import type { SecurityEventKind } from '@abs/contract';
import { sql } from 'drizzle-orm';
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
