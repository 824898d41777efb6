import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { orderLines, orders, payments, users } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { orderCancelledMail } from './orderMails.ts';
import { returnStock } from './stock.ts';

/**
 * Cancels an order if it is still pending: its stock returns, open attempts to pay are closed, its owner is mailed.
 * A payment that succeeds afterwards becomes refundDue (see payments/settle.ts).
 * @param mode 'skipLocked' leaves an order alone that another transaction is at work on
 * @returns false when the order was not pending any more (or locked, or unknown), and nothing was done
 */
export async function cancelOrder(
  tx: Tx,
  services: Services,
  orderId: string,
  reason: 'customer' | 'expired' | 'shop',
  mode: 'wait' | 'skipLocked' = 'wait',
): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'PENDING')))
    .for('no key update', mode === 'skipLocked' ? { skipLocked: true } : {});
  if (!order) return false;

  await tx.update(orders).set({ status: 'CANCELLED', cancelledAt: services.now() }).where(eq(orders.id, orderId));
  await tx
    .update(payments)
    .set({ status: 'abandoned', settledAt: services.now() })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['initializing', 'pending'])));
  const lines = await tx
    .select({ productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  await returnStock(tx, lines);

  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.userId));
  if (owner) await services.mailer.enqueue(tx, orderCancelledMail(services.config, owner.email, order, reason));
  return true;
}
