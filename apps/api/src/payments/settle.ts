import { and, eq, notInArray } from 'drizzle-orm';
import { nameOf, type UserRow } from '../accounts/mapper.ts';
import { findUser } from '../accounts/queries.ts';
import type { Tx } from '../db/database.ts';
import { orders, payments } from '../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { orderPaidMail, refundDueMail } from '../orders/mails.ts';
import type { OrderLineRow, OrderRow } from '../orders/mapper.ts';
import { recordOrderEvent } from '../orders/orderEvents.ts';
import { orderPaidNotice } from '../orders/orderNotices.ts';
import { linesOf } from '../orders/queries.ts';
import type { Services } from '../services.ts';
import { type Charge, isEnough } from './charge.ts';
import { type PaymentRow, updateOrderMoney } from './orderMoney.ts';
import { formatAmount, refundDueNotice } from './paymentNotices.ts';
import { isSettled, settledStatuses } from './settled.ts';

/** Money that the provider reports as received. */
export type Receipt = Pick<Charge, 'reference' | 'amount' | 'currency'> & { source: 'webhook' | 'verify' };

/**
 * 'paid': this payment paid its order, now or earlier. 'refundDue': the money was received but must be refunded, or
 * already was (order cancelled or paid by another attempt, or less or another currency than requested). 'mismatch': a
 * webhook names too little or another currency; it is recorded only in payment_events, and the provider is checked for
 * the final answer. 'unknown': no payment has this reference.
 */
export type Settlement = 'paid' | 'refundDue' | 'mismatch' | 'unknown';

/**
 * The only place where an order becomes paid. Called when the customer returns from the provider, by webhooks and by
 * the reconciling job, any number of times and in any order. Locks the order before the payment, as everywhere.
 */
export async function markPaid(tx: Tx, services: Services, receipt: Receipt): Promise<Settlement> {
  const [found] = await tx
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .where(eq(payments.reference, receipt.reference));
  if (!found) return 'unknown';
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('no key update');
  const [payment] = await tx.select().from(payments).where(eq(payments.id, found.id)).for('no key update');
  if (!order || !payment) throw new Error(`Payment ${found.id} has no order`);
  if (isSettled(payment)) return payment.status === 'paid' ? 'paid' : 'refundDue';

  const isRight = isEnough(receipt, payment) && receipt.amount >= order.totalKobo;
  if (!isRight) {
    services.log.error(
      { receipt, expected: { amountKobo: payment.amountKobo, currency: payment.currency }, orderId: order.id },
      'A payment does not match its order and was refused',
    );
    if (receipt.source === 'webhook') {
      await checkSoon(tx, services, receipt.reference);
      return 'mismatch';
    }
  }

  const isPaying = isRight && order.status === 'PENDING';
  const settledAt = services.now();
  const [settled] = await tx
    .update(payments)
    .set({
      status: isPaying ? 'paid' : 'refundDue',
      settledAt,
      receivedAmount: receipt.amount,
      receivedCurrency: receipt.currency,
      nextCheckAt: null,
    })
    .where(eq(payments.id, payment.id))
    .returning();
  const owner = await findUser(tx, order.userId);
  if (!settled || !owner) throw new Error(`Order ${order.id} has no owner`);
  const lines = await linesOf(tx, order.id);
  if (isPaying) {
    await tx.update(orders).set({ status: 'SUCCESS', paidAt: settledAt }).where(eq(orders.id, order.id));
    await recordOrderEvent(tx, services, order.id, 'paid', null);
    await notify(tx, services, [orderPaidNotice(order, lines, nameOf(owner))]);
    await services.mailer.enqueue(tx, orderPaidMail(services.config, owner.email, order, lines));
  } else {
    const cause = !isRight ? 'wrongAmount' : order.status === 'CANCELLED' ? 'cancelledBefore' : 'paidTwice';
    await announceRefundDue(tx, services, { order, lines, owner, payment: settled }, cause);
  }
  // Its refunds and disputes may have been reported before the payment.
  await updateOrderMoney(tx, order.id);
  return isPaying ? 'paid' : 'refundDue';
}

/** Schedules an attempt for the next run of the reconciling job, unless its money was received. */
export async function checkSoon(tx: Tx, services: Services, reference: string): Promise<void> {
  await tx
    .update(payments)
    .set({ nextCheckAt: services.now() })
    .where(and(eq(payments.reference, reference), notInArray(payments.status, settledStatuses)));
}

/** Notifies the admins and the customer of a refund due and its cause, and adds it to the order's history. */
async function announceRefundDue(
  tx: Tx,
  services: Services,
  about: { order: OrderRow; lines: readonly OrderLineRow[]; owner: UserRow; payment: PaymentRow },
  cause: 'wrongAmount' | 'paidTwice' | 'cancelledBefore',
): Promise<void> {
  const { order, lines, owner, payment } = about;
  const amount = payment.receivedAmount ?? 0;
  const isNaira = payment.receivedCurrency === payment.currency;
  const kind = cause === 'cancelledBefore' ? 'refundDue' : cause;
  await recordOrderEvent(tx, services, order.id, kind, null, isNaira ? amount : undefined);
  services.log.warn({ reference: payment.reference, orderId: order.id, amount, cause }, 'A refund is due');
  await notify(tx, services, [refundDueNotice(about, cause, amount)]);
  const returned = formatAmount(amount, payment.receivedCurrency);
  const { reference } = payment;
  const received = { reference, returned, cause };
  await services.mailer.enqueue(tx, refundDueMail(services.config, owner.email, order, lines, received));
}
