/**
 * How long the items of an unpaid order are held: an hour from when it was placed, or from when its last attempt to pay
 * failed; until the order expires while an attempt is open. Never beyond that, unless the provider says that
 * the money is on its way.
 */
import { limits } from '@abs/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { orders } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { OrderRow } from './mapper.ts';

export const holdFrom = (time: Date, expiresAt: Date): Date =>
  new Date(Math.min(time.getTime() + limits.ORDER_HOLD_MS, expiresAt.getTime()));

/** An attempt to pay was started. The order must be locked. */
export async function holdWhilePaying(tx: Tx, { id, expiresAt }: OrderRow): Promise<void> {
  await tx.update(orders).set({ heldUntil: expiresAt }).where(eq(orders.id, id));
}

/** Its last open attempt failed. The order must be locked. */
export async function holdAgain(tx: Tx, { now }: Services, { id, expiresAt }: OrderRow): Promise<void> {
  await tx
    .update(orders)
    .set({ heldUntil: holdFrom(now(), expiresAt) })
    .where(eq(orders.id, id));
}
