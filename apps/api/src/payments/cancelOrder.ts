import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { findUser } from '../accounts/queries.ts';
import type { Tx } from '../db/database.ts';
import { orders, payments } from '../db/schema.ts';
import { announceCancellation } from '../orders/announceOrder.ts';
import { recordOrderEvent } from '../orders/orderEvents.ts';
import { linesOf } from '../orders/queries.ts';
import { returnStock } from '../orders/stock.ts';
import type { Services } from '../services.ts';
import { firstCheckAt } from './checkSchedule.ts';
import { settledStatuses } from './settled.ts';

/** Why an order is cancelled: by its owner, because it expired, or by an admin for the shop. */
type Canceller = { reason: 'customer' | 'expired' } | { reason: 'shop'; adminId: string };

/**
 * Cancels an order if it is still pending: returns its stock, closes its open payment attempts, mails its owner, and
 * notifies the admins unless one of them cancelled it.
 * A payment that succeeds afterwards becomes refundDue (see payments/settle.ts).
 * @param mode 'skipLocked' skips an order that another transaction has locked
 * @returns false when the order was not pending any more (or locked, or unknown), and nothing was done
 */
export async function cancelOrder(
  tx: Tx,
  services: Services,
  orderId: string,
  canceller: Canceller,
  mode: 'wait' | 'skipLocked' = 'wait',
): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'PENDING')))
    .for('no key update', mode === 'skipLocked' ? { skipLocked: true } : {});
  if (!order) return false;

  await tx.update(orders).set({ status: 'CANCELLED', cancelledAt: services.now() }).where(eq(orders.id, orderId));
  await closeOpenAttempts(tx, services, orderId);
  const lines = await linesOf(tx, orderId);
  await returnStock(tx, lines);

  const owner = await findUser(tx, order.userId);
  if (!owner) throw new Error(`Order ${orderId} has no owner`);
  if (canceller.reason === 'shop') {
    await recordOrderEvent(tx, services, orderId, 'cancelled', canceller.adminId);
  } else {
    const isOwn = canceller.reason === 'customer';
    await recordOrderEvent(tx, services, orderId, isOwn ? 'cancelled' : 'expired', isOwn ? owner.id : null);
  }
  await announceCancellation(tx, services, owner, order, lines, canceller.reason);
  return true;
}

/**
 * Closes the open payment attempts of a cancelled order. All unsettled attempts are still checked with the provider for
 * some time, because their payment pages cannot be closed.
 */
export async function closeOpenAttempts(tx: Tx, services: Services, orderId: string): Promise<void> {
  const now = services.now();
  await tx
    .update(payments)
    .set({ status: 'abandoned', settledAt: now })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['initializing', 'pending'])));
  await tx
    .update(payments)
    .set({ nextCheckAt: firstCheckAt(now) })
    .where(and(eq(payments.orderId, orderId), notInArray(payments.status, settledStatuses)));
}
