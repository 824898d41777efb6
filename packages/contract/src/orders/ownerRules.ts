/** The rules for the owner of an order. Separate from the rules for admins, which shoppers need not load. */
import type { Order } from '../entities.ts';

/** Why the owner cannot pay for or cancel an order. `late`: it is no longer held for them, but can be cancelled. */
export type OwnerBlocks = { pay: 'paid' | 'cancelled' | 'late'; cancel: 'paid' | 'cancelled' };

/** Why its owner cannot cancel an order, null while they can. */
export const cancelBlock = ({ status }: Pick<Order, 'status'>): OwnerBlocks['cancel'] | null =>
  status === 'PENDING' ? null : status === 'SUCCESS' ? 'paid' : 'cancelled';

/**
 * Why its owner cannot pay for an order, null while they can.
 * @param now milliseconds since the epoch by the server's clock; null in a browser, whose clock may be wrong
 */
export const payBlock = (
  { status, heldUntil }: Pick<Order, 'status' | 'heldUntil'>,
  now: number | null,
): OwnerBlocks['pay'] | null =>
  cancelBlock({ status }) ?? (now !== null && heldUntil && Date.parse(heldUntil) <= now ? 'late' : null);
