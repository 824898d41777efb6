import type { AdminOrderDetail, Fulfilment } from '@abs/contract';
import { and, asc, desc, eq, inArray, notExists } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { orderEvents, orders, paymentEvents, payments, users } from '../db/schema.ts';
import { ApiError } from '../http/apiError.ts';
import type { Handler, SessionUser } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { notify } from '../notifications/notify.ts';
import { cancelOrder, closeOpenAttempts } from '../orders/cancelOrder.ts';
import { recordOrderEvent } from '../orders/orderEvents.ts';
import { orderRefundedMail, orderReopenedMail } from '../orders/orderMails.ts';
import { lowStockNotices } from '../orders/orderNotices.ts';
import { returnStock, takeStock } from '../orders/stock.ts';
import { linesOf, type OrderRow } from '../orders/toOrder.ts';
import { settleAttempts } from '../payments/attempts.ts';
import type { Services } from '../services.ts';
import { recordChange } from './audit.ts';
import { fulfilmentOf, loadAdminOrder } from './orders.ts';

const said: Record<Fulfilment, string> = {
  cleared: 'The order is cleared.',
  canceled: 'The order is cancelled.',
  pending: 'The order is pending again.',
};

export const setOrderStatus: Handler<'setOrderStatus'> = async ({ params, body }, { services, user }) => ({
  message: said[body.status],
  order: await changeStatus(services, user, params.id, body.status),
});

/** A change of one order, its row locked. */
type Step = { tx: Tx; services: Services; admin: SessionUser; order: OrderRow };

/**
 * Clears or cancels an order, or undoes either. Setting the status that it has changes nothing. An order seen unpaid is
 * cancelled as such only: when its payment comes in meanwhile, whoever wanted to cancel it is asked to look again.
 * @throws ApiError not_found, order_not_paid, order_status_conflict, out_of_stock, payment_in_flight,
 *   payment_unavailable
 */
async function changeStatus(
  services: Services,
  admin: SessionUser,
  orderId: string,
  wanted: Fulfilment,
): Promise<AdminOrderDetail> {
  const { db } = services;
  const seen = await db.read((tx) => loadAdminOrder(tx, orderId));
  const wasUnpaid = seen.status === 'PENDING';
  const underWay = wanted === 'canceled' && wasUnpaid && (await settleAttempts(services, orderId));

  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (fulfilmentOf(order) !== wanted) {
      const step = { tx, services, admin, order };
      if (wanted === 'cleared') await clear(step);
      else if (wanted === 'canceled') await cancel(step, { wasUnpaid, underWay });
      else if (order.status === 'CANCELLED') await reopen(step);
      else await unclear(step);
      await recordStatus(step, await lockOrder(tx, orderId));
    }
    return loadAdminOrder(tx, orderId);
  });
}

async function lockOrder(tx: Tx, orderId: string): Promise<OrderRow> {
  const [order] = isUuid(orderId)
    ? await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    : [];
  if (!order) throw new ApiError('not_found', 'Order not found');
  return order;
}

async function clear({ tx, services, admin, order }: Step): Promise<void> {
  if (order.status === 'CANCELLED') throw conflict('This order is cancelled, so it cannot be cleared.');
  if (order.paymentStatus !== 'paid') throw new ApiError('order_not_paid', 'This order has not been paid yet.');
  await tx.update(orders).set({ clearedAt: services.now() }).where(eq(orders.id, order.id));
  await recordOrderEvent(tx, services, order.id, 'cleared', admin.id);
}

async function unclear({ tx, services, admin, order }: Step): Promise<void> {
  await tx.update(orders).set({ clearedAt: null }).where(eq(orders.id, order.id));
  await recordOrderEvent(tx, services, order.id, 'uncleared', admin.id);
}

async function cancel(step: Step, { wasUnpaid, underWay }: { wasUnpaid: boolean; underWay: boolean }): Promise<void> {
  const { tx, services, admin, order } = step;
  if (order.clearedAt) throw conflict('This order is cleared. Undo that before you cancel it.');
  if (order.status === 'SUCCESS') {
    if (wasUnpaid)
      throw conflict('The payment for this order has just come in. Look at it again before you cancel it.');
    return cancelPaid(step);
  }
  if (underWay) {
    throw new ApiError('payment_in_flight', 'A payment for this order is being processed. Try again in a few minutes.');
  }
  await cancelOrder(tx, services, order.id, { reason: 'shop', adminId: admin.id });
}

/** The stock returns, and the money that was paid is owed back. */
async function cancelPaid({ tx, services, admin, order }: Step): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'refundDue' })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'paid')));
  await closeOpenAttempts(tx, services, order.id);
  await tx
    .update(orders)
    .set({ status: 'CANCELLED', paymentStatus: 'refundDue', cancelledAt: services.now() })
    .where(eq(orders.id, order.id));
  await returnStock(tx, await linesOf(tx, order.id));
  await recordOrderEvent(tx, services, order.id, 'cancelled', admin.id);
  await recordOrderEvent(tx, services, order.id, 'refundDue', null);
  services.log.warn({ orderId: order.id, amountKobo: order.totalKobo, cause: 'shop' }, 'A refund is due');
  await services.mailer.enqueue(tx, orderRefundedMail(services.config, await emailOf(tx, order), order));
}

/**
 * Undoes a cancellation by an admin: the stock is taken again. Money that was owed back for it is wanted again; an
 * order without any must still have time to be paid.
 */
async function reopen({ tx, services, admin, order }: Step): Promise<void> {
  const [cancellation] = await tx
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), inArray(orderEvents.kind, ['cancelled', 'expired'])))
    .orderBy(desc(orderEvents.createdAt), desc(orderEvents.sequence))
    .limit(1);
  const wasByAdmin = cancellation && cancellation.byUserId !== null && cancellation.byUserId !== order.userId;
  if (!wasByAdmin) throw conflict('Only an order that an admin cancelled can be taken back.');
  const receipt = order.paymentStatus === 'refundDue' ? await lockReceipt(tx, order) : undefined;
  if (!receipt && order.expiresAt <= services.now()) {
    throw conflict('This order can no longer be paid in time, so it stays cancelled.');
  }

  if (receipt) await tx.update(payments).set({ status: 'paid' }).where(eq(payments.id, receipt.id));
  const lines = await linesOf(tx, order.id);
  const products = await takeStock(tx, lines);
  await tx
    .update(orders)
    .set(
      receipt
        ? { status: 'SUCCESS', paymentStatus: 'paid', paidAt: order.paidAt ?? receipt.settledAt, cancelledAt: null }
        : { status: 'PENDING', cancelledAt: null, heldUntil: order.expiresAt },
    )
    .where(eq(orders.id, order.id));
  await recordOrderEvent(tx, services, order.id, 'reopened', admin.id);
  await notify(tx, services, lowStockNotices(lines, products));
  const mail = orderReopenedMail(services.config, await emailOf(tx, order), order, receipt !== undefined);
  await services.mailer.enqueue(tx, mail);
}

/**
 * The payment that paid, or would have paid, a cancelled order, locked: of several the first, since the others would be
 * owed back anyway. One that was refused for its amount is not meant.
 */
async function lockReceipt(tx: Tx, order: OrderRow): Promise<typeof payments.$inferSelect> {
  const mismatch = tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.event, 'verify.mismatch'), eq(paymentEvents.reference, payments.reference)));
  const [receipt] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'refundDue'), notExists(mismatch)))
    .orderBy(asc(payments.settledAt), asc(payments.id))
    .limit(1)
    .for('no key update');
  if (!receipt) throw new Error(`Order ${order.id} is owed back, but no payment is`);
  return receipt;
}

async function emailOf(tx: Tx, order: OrderRow): Promise<string> {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, order.userId));
  if (!owner) throw new Error(`Order ${order.id} has no owner`);
  return owner.email;
}

async function recordStatus({ tx, services, admin, order }: Step, now: OrderRow): Promise<void> {
  const fields = (row: OrderRow) => ({ status: fulfilmentOf(row), paymentStatus: row.paymentStatus });
  await recordChange(tx, services, admin, {
    action: 'setOrderStatus',
    subject: { kind: 'order', id: order.id, name: order.number },
    before: fields(order),
    after: fields(now),
  });
}

const conflict = (message: string) => new ApiError('order_status_conflict', message);
