import { eq } from 'drizzle-orm';
import { nameOf } from '../accounts/presentUser.ts';
import type { Tx } from '../db/database.ts';
import { orders, paymentEvents, payments, users } from '../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { recordOrderEvent } from '../orders/orderEvents.ts';
import { orderPaidMail, refundDueMail } from '../orders/orderMails.ts';
import { orderPaidNotice } from '../orders/orderNotices.ts';
import { linesOf } from '../orders/toOrder.ts';
import type { Services } from '../services.ts';

/** Money that the provider says has come. */
export type Receipt = { reference: string; amountKobo: number; currency: string; source: 'webhook' | 'verify' };

/**
 * 'paid': this payment paid its order, now or earlier. 'refundDue': the money came but was not wanted (order cancelled,
 * or paid by another attempt, or not the amount asked for) and must go back. 'mismatch': a webhook told another amount
 * or currency than was asked for; nothing is changed by it. 'unknown': no such reference here.
 */
export type Settlement = 'paid' | 'refundDue' | 'mismatch' | 'unknown';

/**
 * The only place where an order becomes paid; called by the return from the provider, by webhooks and by the
 * reconciling job, any number of times and in any order. Locks the order first and then the payment, as all do.
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
  if (payment.status === 'paid' || payment.status === 'refundDue') return payment.status;

  if (
    receipt.amountKobo !== payment.amountKobo ||
    receipt.amountKobo !== order.totalKobo ||
    receipt.currency !== payment.currency
  ) {
    return refuseMismatch(tx, services, receipt, payment);
  }

  const [owner] = await tx.select().from(users).where(eq(users.id, order.userId));
  if (!owner) throw new Error(`Order ${order.id} has no owner`);
  const settledAt = services.now();
  if (order.status === 'PENDING') {
    await tx.update(payments).set({ status: 'paid', settledAt }).where(eq(payments.id, payment.id));
    await tx
      .update(orders)
      .set({ status: 'SUCCESS', paymentStatus: 'paid', paidAt: settledAt })
      .where(eq(orders.id, order.id));
    await recordOrderEvent(tx, services, order.id, 'paid', null);
    await notify(tx, services, [orderPaidNotice(order, await linesOf(tx, order.id), nameOf(owner))]);
    await services.mailer.enqueue(tx, orderPaidMail(services.config, owner.email, order));
    return 'paid';
  }

  const cause = order.status === 'CANCELLED' ? 'cancelled' : 'paidTwice';
  await tx.update(payments).set({ status: 'refundDue', settledAt }).where(eq(payments.id, payment.id));
  if (cause === 'cancelled') {
    await tx.update(orders).set({ paymentStatus: 'refundDue' }).where(eq(orders.id, order.id));
    await recordOrderEvent(tx, services, order.id, 'refundDue', null);
  }
  const { reference, amountKobo } = payment;
  services.log.warn({ reference, orderId: order.id, amountKobo, cause }, 'A refund is due');
  const mail = refundDueMail(services.config, owner.email, order, { reference, amountKobo, cause });
  await services.mailer.enqueue(tx, mail);
  return 'refundDue';
}

/**
 * Never paid. What the provider itself answers when asked is final: that money has to go back. A webhook's word is only
 * recorded (in payment_events), and the provider is asked later.
 */
async function refuseMismatch(
  tx: Tx,
  services: Services,
  receipt: Receipt,
  payment: typeof payments.$inferSelect,
): Promise<Settlement> {
  services.log.error(
    { receipt, expected: { amountKobo: payment.amountKobo, currency: payment.currency }, orderId: payment.orderId },
    'A payment does not match its order and was refused',
  );
  if (receipt.source === 'webhook') return 'mismatch';
  await tx
    .insert(paymentEvents)
    .values({
      event: 'verify.mismatch',
      providerId: receipt.reference,
      reference: receipt.reference,
      payload: { ...receipt },
      receivedAt: services.now(),
      processedAt: services.now(),
    })
    .onConflictDoNothing();
  await tx.update(payments).set({ status: 'refundDue', settledAt: services.now() }).where(eq(payments.id, payment.id));
  return 'refundDue';
}
