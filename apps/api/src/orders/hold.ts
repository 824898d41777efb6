/**
 * How long the items of an unpaid order are held: an hour from when it was placed, up to 90 minutes more while an attempt
 * to pay is open, and an hour from when the last one failed; 150 minutes at most, and never after the order expires.
 * They are held longer only while the provider reports a payment in progress: see expireOrders.ts.
 */
import { limits } from '@abs/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { orders } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { OrderRow } from './mapper.ts';

const { ORDER_HOLD_MS, PAYMENT_HOLD_MS } = limits;

const earliest = (...times: readonly Date[]): Date => new Date(Math.min(...times.map(Number)));
const latest = (...times: readonly Date[]): Date => new Date(Math.max(...times.map(Number)));
const later = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/** The end of a new order's hold. */
export const firstHold = (createdAt: Date, expiresAt: Date): Date =>
  earliest(later(createdAt, ORDER_HOLD_MS), expiresAt);

/** The latest end of a hold. It is later for an order that an admin has reinstated. */
const lastHold = ({ createdAt, expiresAt, heldUntil }: OrderRow): Date =>
  latest(heldUntil, earliest(later(createdAt, ORDER_HOLD_MS + PAYMENT_HOLD_MS), expiresAt));

/** Extends the hold when a payment attempt starts. The order must be locked. */
export async function holdWhilePaying(tx: Tx, { now }: Services, order: OrderRow): Promise<void> {
  const heldUntil = latest(order.heldUntil, earliest(later(now(), PAYMENT_HOLD_MS), lastHold(order)));
  await tx.update(orders).set({ heldUntil }).where(eq(orders.id, order.id));
}

/** Holds the items for another hour after the last open attempt failed. The order must be locked. */
export async function holdAgain(tx: Tx, { now }: Services, order: OrderRow): Promise<void> {
  const heldUntil = earliest(later(now(), ORDER_HOLD_MS), lastHold(order));
  await tx.update(orders).set({ heldUntil }).where(eq(orders.id, order.id));
}
