import { cancelBlock, type OwnerBlocks } from '@abs/contract';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { orders } from '../db/schema.ts';
import { isUuid } from '../ids.ts';
import { hit, limitOf, tooMany } from '../limits/rateLimit.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { settleAttempts } from './attempts.ts';
import { cancelOrder } from './cancelOrder.ts';

const refusalOf: Record<OwnerBlocks['cancel'], readonly ['order_not_pending', string]> = {
  paid: refusals.orderPaid,
  cancelled: refusals.orderCancelled,
};

/** @throws ApiError not_found, order_not_pending */
async function refuseUnlessOwnPending(tx: Tx, userId: string, orderId: string): Promise<void> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId)));
  if (!order) throw new ApiError(...refusals.notFound('Order'));
  const block = cancelBlock(order);
  if (block) throw new ApiError(...refusalOf[block]);
}

/**
 * Cancels the user's own pending order, once the provider has confirmed that it was not paid.
 * @throws ApiError not_found, order_not_pending (also when it turns out to be paid), payment_in_flight,
 *   payment_unavailable, rate_limited
 */
export async function cancelOwnOrder(services: Services, userId: string, orderId: string): Promise<void> {
  const { db } = services;
  if (!isUuid(orderId)) throw new ApiError(...refusals.notFound('Order'));
  await db.autocommit((tx) => refuseUnlessOwnPending(tx, userId, orderId));
  const wait = await db.autocommit((tx) => hit(tx, limitOf.cancellationsByCustomer(userId), services.now()));
  if (wait !== null) throw tooMany('You have deleted many orders in a short time.', wait);
  const { isInFlight } = await settleAttempts(services, orderId);
  await db.transaction(async (tx) => {
    await refuseUnlessOwnPending(tx, userId, orderId);
    if (isInFlight) throw new ApiError(...refusals.paymentInFlight);
    if (!(await cancelOrder(tx, services, orderId, { reason: 'customer' })))
      await refuseUnlessOwnPending(tx, userId, orderId);
  });
}
