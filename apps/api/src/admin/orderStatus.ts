import {
  type AdminOrderDetail,
  type Fulfilment,
  intactPayments,
  type OrderAction,
  type OrderBlocks,
  orderBlock,
  returningOf,
} from '@abs/contract';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../accounts/mapper.ts';
import { findUser } from '../accounts/queries.ts';
import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { orders, payments } from '../db/schema.ts';
import type { Handler, SessionUser } from '../http/handler.ts';
import { isUuid } from '../ids.ts';
import { formatKobo, toKobo } from '../money.ts';
import { notify } from '../notifications/notify.ts';
import { orderReopenedMail, paidOrderCancelledMail } from '../orders/mails.ts';
import type { OrderRow } from '../orders/mapper.ts';
import { recordOrderEvent } from '../orders/orderEvents.ts';
import { lowStockNotices } from '../orders/orderNotices.ts';
import { linesOf } from '../orders/queries.ts';
import { returnStock, takeStock } from '../orders/stock.ts';
import { settleAttempts } from '../payments/attempts.ts';
import { cancelOrder, closeOpenAttempts } from '../payments/cancelOrder.ts';
import { isEnough } from '../payments/charge.ts';
import { dueOf, receivedPayments, updateOrderMoney } from '../payments/orderMoney.ts';
import { refundDueNotice } from '../payments/paymentNotices.ts';
import { lockPayment, recordFullRefund } from '../payments/refunds.ts';
import { refusals } from '../refusals.ts';
import type { Services } from '../services.ts';
import { recordChange } from './audit.ts';
import { fulfilmentOf } from './mapper.ts';
import { loadAdminOrder } from './orders.ts';

const successMessages: Record<Fulfilment, string> = {
  cleared: 'The order is cleared.',
  canceled: 'The order is cancelled.',
  pending: 'The order is pending again.',
};

export const setOrderStatus: Handler<'setOrderStatus'> = async ({ params, body }, { services, user }) => ({
  message: successMessages[body.status],
  order: await changeStatus(services, user, params.id, body),
});

type StatusChange = { status: Fulfilment; refunded?: number | undefined };

const actionFor: Record<Fulfilment, OrderAction> = { cleared: 'clear', canceled: 'cancel', pending: 'reopen' };

/** The messages for admins if the rules of orders do not allow an action. */
const blockTexts: { [Action in OrderAction]: Record<OrderBlocks[Action], string> } = {
  clear: {
    cleared: refusals.orderChanged[1],
    canceled: 'This order is cancelled, so it cannot be cleared.',
    disputed: 'The customer’s bank disputes the payment of this order. Clear it once the dispute is decided.',
    refunded: 'The payment of this order was returned, so it cannot be cleared. You can cancel it.',
    refunding: 'The payment of this order is being refunded, so it cannot be cleared. You can cancel it.',
    unpaid: 'This order has not been paid yet.',
  },
  cancel: {
    cleared: 'This order is cleared. Undo that before you cancel it.',
    canceled: refusals.orderChanged[1],
  },
  reopen: {
    pending: refusals.orderChanged[1],
    notByAdmin: 'Only an order that an admin cancelled can be reopened.',
    late: 'This order can no longer be paid in time, so it stays cancelled.',
    disputed: 'The customer’s bank disputes the payment of this order, so it stays cancelled.',
    refunded: 'The payment of this order was refunded, or is being refunded, so it stays cancelled.',
  },
};

/** @throws ApiError order_not_paid, order_status_conflict when the rules of orders do not allow the action now */
function refuseUnlessAllowed<Action extends OrderAction>(order: AdminOrderDetail, action: Action, now: Date): void {
  const block = orderBlock(order, action, now.getTime());
  if (!block) return;
  const sentence = blockTexts[action][block];
  throw block === 'unpaid' ? new ApiError('order_not_paid', sentence) : conflict(sentence);
}

/** A change of one order, whose row is locked. */
type Step = { tx: Tx; services: Services; admin: SessionUser; order: OrderRow; detail: AdminOrderDetail };

/**
 * Clears or cancels an order, or undoes either. Setting the current status changes nothing. If an unpaid order is paid
 * before it can be cancelled, the call is refused, so that the admin looks at the order again.
 * @throws ApiError not_found, order_not_paid, order_status_conflict, out_of_stock, payment_in_flight,
 *   payment_unavailable
 */
async function changeStatus(
  services: Services,
  admin: SessionUser,
  orderId: string,
  { status: wanted, refunded }: StatusChange,
): Promise<AdminOrderDetail> {
  const { db } = services;
  const seen = await db.autocommit((tx) => loadAdminOrder(tx, orderId));
  const wasUnpaid = seen.status === 'PENDING';
  const underWay = wanted === 'canceled' && wasUnpaid && (await settleAttempts(services, orderId)).isInFlight;
  const isReopening = wanted === 'pending' && seen.status === 'CANCELLED';
  const receipt = isReopening ? await confirmReceipt(services, orderId) : null;

  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (fulfilmentOf(order) !== wanted) {
      const detail = await loadForRules(tx, order);
      const step = { tx, services, admin, order, detail };
      if (wanted === 'canceled' && wasUnpaid && order.status === 'SUCCESS' && !order.clearedAt) {
        throw conflict('The payment for this order has just come in. Look at it again before you cancel it.');
      }
      refuseUnlessAllowed(detail, actionFor[wanted], services.now());
      if (wanted === 'cleared') await clear(step, refunded);
      else if (wanted === 'canceled') await cancel(step, underWay);
      else if (order.status === 'CANCELLED') await reopen(step, receipt);
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
  if (!order) throw new ApiError(...refusals.notFound('Order'));
  return order;
}

/** The order with all data for the rules, including `expiresAt`, which admins otherwise get only for pending orders. */
async function loadForRules(tx: Tx, order: OrderRow): Promise<AdminOrderDetail> {
  return { ...(await loadAdminOrder(tx, order.id)), expiresAt: order.expiresAt.toISOString() };
}

/** @param seenRefunded the refund in naira that the admin has seen and confirmed */
async function clear({ tx, services, admin, order, detail }: Step, seenRefunded: number | undefined): Promise<void> {
  const returning = toKobo(returningOf(detail));
  if (returning > 0 && toKobo(seenRefunded ?? 0) !== returning) {
    const sums = `${formatKobo(returning)} of ${formatKobo(order.totalKobo)}`;
    throw conflict(`A refund of ${sums} was made or is under way. Open the order and confirm that you send the rest.`);
  }
  await tx.update(orders).set({ clearedAt: services.now() }).where(eq(orders.id, order.id));
  await recordOrderEvent(tx, services, order.id, 'cleared', admin.id);
}

async function unclear({ tx, services, admin, order }: Step): Promise<void> {
  await tx.update(orders).set({ clearedAt: null }).where(eq(orders.id, order.id));
  await recordOrderEvent(tx, services, order.id, 'uncleared', admin.id);
}

async function cancel(step: Step, underWay: boolean): Promise<void> {
  const { tx, services, admin, order } = step;
  if (order.status === 'SUCCESS') return cancelPaid(step);
  if (underWay) {
    throw new ApiError(...refusals.paymentInFlight);
  }
  await cancelOrder(tx, services, order.id, { reason: 'shop', adminId: admin.id });
}

/** Returns the stock, and makes the paid amount that is not refunded yet due for refund. */
async function cancelPaid({ tx, services, admin, order }: Step): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'refundDue' })
    .where(and(eq(payments.orderId, order.id), eq(payments.status, 'paid')));
  await closeOpenAttempts(tx, services, order.id);
  await tx.update(orders).set({ status: 'CANCELLED', cancelledAt: services.now() }).where(eq(orders.id, order.id));
  const cancelled = await updateOrderMoney(tx, order.id);
  const lines = await linesOf(tx, order.id);
  await returnStock(tx, lines);
  await recordOrderEvent(tx, services, order.id, 'cancelled', admin.id);
  const owner = await ownerOf(tx, order);
  const due = cancelled.refundDueKobo;
  if (due > 0) {
    await recordOrderEvent(tx, services, order.id, 'refundDue', null, due);
    services.log.warn({ orderId: order.id, amountKobo: due, cause: 'shop' }, 'A refund is due');
    const owed = (await receivedPayments(tx, order.id)).filter(({ status }) => status === 'refundDue');
    const about = { order: cancelled, owner };
    const notices = owed.map((payment) => refundDueNotice({ ...about, payment }, 'cancelledByShop', dueOf(payment)));
    await notify(tx, services, notices);
  }
  await services.mailer.enqueue(tx, paidOrderCancelledMail(services.config, owner.email, order, lines, due));
}

/**
 * Undoes a cancellation by an admin and takes the stock again. A payment that was due for refund counts again; an order
 * without one must still have time to be paid.
 * @param receipt the reference of the payment that the provider confirmed
 */
async function reopen({ tx, services, admin, order, detail }: Step, receipt: string | null): Promise<void> {
  const intact = intactPayments(detail);
  const paying = intact.find(({ reference }) => reference === receipt);
  if (intact.length > 0 && !paying) throw conflict('The payment for this order has just come in. Look at it again.');

  const [paid] = paying
    ? await tx.update(payments).set({ status: 'paid' }).where(eq(payments.reference, paying.reference)).returning()
    : [];
  const lines = await linesOf(tx, order.id);
  const products = await takeStock(tx, lines);
  await tx
    .update(orders)
    .set(
      paid
        ? { status: 'SUCCESS', paidAt: order.paidAt ?? paid.settledAt, cancelledAt: null }
        : { status: 'PENDING', cancelledAt: null, heldUntil: order.expiresAt },
    )
    .where(eq(orders.id, order.id));
  await updateOrderMoney(tx, order.id);
  await recordOrderEvent(tx, services, order.id, 'reopened', admin.id);
  await notify(tx, services, lowStockNotices(lines, products));
  const { email } = await ownerOf(tx, order);
  await services.mailer.enqueue(tx, orderReopenedMail(services.config, email, order, paid !== undefined));
}

/**
 * Checks with the provider that a payment of a cancelled order is still valid, before the order counts as paid again.
 * @returns the reference of the valid payment; null if the order has no payment
 * @throws ApiError order_status_conflict if no payment is valid, payment_unavailable
 */
async function confirmReceipt(services: Services, orderId: string): Promise<string | null> {
  const { db } = services;
  const detail = await db.autocommit(async (tx) => {
    const [found] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (!found) throw new ApiError(...refusals.notFound('Order'));
    return loadForRules(tx, found);
  });
  refuseUnlessAllowed(detail, 'reopen', services.now());
  const intact = intactPayments(detail);
  if (intact.length === 0) return null;
  const expected = { amountKobo: toKobo(detail.totalPrice), currency: 'NGN' };
  for (const { reference } of intact) {
    const charge = await services.payments.verify(reference);
    if (charge?.status === 'success' && isEnough(charge, expected)) return reference;
    if (charge?.status === 'reversed') await recordReversal(services, reference);
  }
  throw conflict('The payment provider does not confirm the payment any more, so this order stays cancelled.');
}

/** Records a refund for which the provider sent no event. */
async function recordReversal(services: Services, reference: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, reference);
    if (locked) await recordFullRefund(tx, services, locked);
  });
}

async function ownerOf(tx: Tx, order: OrderRow): Promise<UserRow> {
  const owner = await findUser(tx, order.userId);
  if (!owner) throw new Error(`Order ${order.id} has no owner`);
  return owner;
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
