import { randomBytes } from 'node:crypto';
import type { CallResponse } from '@abs/contract/calls';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { orders, payments, users } from '../db/schema.ts';
import { ApiError } from '../http/apiError.ts';
import { isUuid } from '../ids.ts';
import { paymentSearchText } from '../orders/orderText.ts';
import type { Services } from '../services.ts';
import { closeAttempt, settleAttempts } from './attempts.ts';

type Payer = { id: string; email: string };
type OrderRow = typeof orders.$inferSelect;

/** 96 random bits; Paystack allows letters, digits, `-`, `.` and `=` in a reference. */
const newReference = () => `abs-${randomBytes(12).toString('hex')}`;

/** The order, locked against being paid or cancelled meanwhile. */
async function payableOrder(tx: Tx, services: Services, user: Payer, orderId: string): Promise<OrderRow> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.userId, user.id)))
    .for('no key update');
  if (!order) throw new ApiError('not_found', 'Order not found');
  if (order.status === 'SUCCESS') throw new ApiError('order_not_pending', 'This order is already paid.');
  if (order.status === 'CANCELLED') throw new ApiError('order_not_pending', 'This order was cancelled.');
  if (order.expiresAt <= services.now()) {
    throw new ApiError('order_not_pending', 'This order was not paid in time. Please order again.');
  }
  return order;
}

/**
 * Starts a new attempt to pay an own pending order. Earlier attempts are asked about first, so that nobody who has paid
 * is sent to pay again. The attempt is on record before the provider hears of it: no payment can come that is not known.
 * @throws ApiError not_found, order_not_pending, payment_unavailable (the attempt is then on record as failed)
 */
export async function makePayment(
  services: Services,
  user: Payer,
  orderId: string,
): Promise<CallResponse<'makePayment'>> {
  const { db, config } = services;
  if (!isUuid(orderId)) throw new ApiError('not_found', 'Order not found');
  await db.transaction((tx) => payableOrder(tx, services, user, orderId));
  await settleAttempts(services, orderId);

  const reference = newReference();
  const order = await db.transaction(async (tx) => {
    const payable = await payableOrder(tx, services, user, orderId);
    const [payer] = await tx.select().from(users).where(eq(users.id, user.id));
    if (!payer) throw new Error(`Customer ${user.id} is gone`);
    await tx.insert(payments).values({
      reference,
      orderId,
      userId: user.id,
      amountKobo: payable.totalKobo,
      createdAt: services.now(),
      searchText: paymentSearchText(payable.number, payer),
    });
    return payable;
  });

  try {
    const data = await services.payments.initialize({
      email: user.email,
      amountKobo: order.totalKobo,
      reference,
      callbackUrl: `${config.publicUrl}/payment/callback`,
      metadata: { orderId, orderNumber: order.number },
    });
    await db.transaction((tx) =>
      tx
        .update(payments)
        .set({ status: 'pending', authorizationUrl: data.data.authorization_url, accessCode: data.data.access_code })
        .where(and(eq(payments.reference, reference), eq(payments.status, 'initializing'))),
    );
    return { orderId, data };
  } catch (error) {
    services.log.warn({ err: error, reference, orderId }, 'A payment could not be started');
    await closeAttempt(services, reference, 'failed');
    throw error;
  }
}
