import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { disputes, orders, payments, refunds } from '../db/schema.ts';
import type { OrderRow } from '../orders/mapper.ts';
import { isEnough } from './charge.ts';
import { settledStatuses } from './settled.ts';

export type PaymentRow = typeof payments.$inferSelect;
type RefundRow = typeof refunds.$inferSelect;
type DisputeRow = typeof disputes.$inferSelect;

/** A payment with its refunds and disputes, oldest first. */
export type PaymentMoney = PaymentRow & { refunds: RefundRow[]; disputes: DisputeRow[] };

/** The payments of an order that were received, oldest first. */
export async function receivedPayments(tx: Tx, orderId: string): Promise<PaymentMoney[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, settledStatuses)))
    .orderBy(payments.settledAt, payments.id);
  return withRefunds(tx, rows);
}

/** Adds refunds and disputes to payments, in the same order, with two queries. */
export async function withRefunds(tx: Tx, rows: readonly PaymentRow[]): Promise<PaymentMoney[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const refunded = await tx.select().from(refunds).where(inArray(refunds.paymentId, ids)).orderBy(refunds.createdAt);
  const disputed = await tx.select().from(disputes).where(inArray(disputes.paymentId, ids)).orderBy(disputes.createdAt);
  return rows.map((payment) => ({
    ...payment,
    refunds: refunded.filter(({ paymentId }) => paymentId === payment.id),
    disputes: disputed.filter(({ paymentId }) => paymentId === payment.id),
  }));
}

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The amount of a payment that was refunded. */
export const refundedOf = ({ refunds: rows }: PaymentMoney): number =>
  sumOf(rows.filter(({ status }) => status === 'processed'));

/** The amount of a payment that was refunded or is being refunded. */
export const returningOf = ({ refunds: rows }: PaymentMoney): number =>
  sumOf(rows.filter(({ status }) => status !== 'failed'));

/** The amount of a payment still to be refunded; 0 unless a refund is due. */
export const dueOf = (payment: PaymentMoney): number =>
  payment.status === 'refundDue' ? Math.max(0, (payment.receivedAmount ?? 0) - refundedOf(payment)) : 0;

/** Whether at least the requested amount was received, in its currency. */
export const cameInFull = ({ receivedAmount, receivedCurrency, ...expected }: PaymentRow): boolean =>
  receivedAmount !== null &&
  receivedCurrency !== null &&
  isEnough({ amount: receivedAmount, currency: receivedCurrency }, expected);

const isNaira = ({ receivedCurrency, currency }: PaymentRow) => receivedCurrency === currency;

function statusOf(payment: PaymentMoney): PaymentRow['status'] {
  if (refundedOf(payment) >= (payment.receivedAmount ?? Infinity)) return 'refunded';
  // A refund that counted as processed has failed.
  return payment.status === 'refunded' ? 'refundDue' : payment.status;
}

/** An order counts as refunded once its price is, even if fees that the customer paid on top are not. */
function paymentStatusOf(
  order: OrderRow,
  statuses: ReadonlySet<PaymentRow['status']>,
  refundedKobo: number,
): OrderRow['paymentStatus'] {
  if (order.status === 'PENDING') return 'unpaid';
  if (order.status === 'SUCCESS' && statuses.has('paid')) {
    return refundedKobo > 0 && refundedKobo >= order.totalKobo ? 'refunded' : 'paid';
  }
  if (statuses.has('refundDue')) return 'refundDue';
  return statuses.has('refunded') ? 'refunded' : order.status === 'SUCCESS' ? 'paid' : 'unpaid';
}

/**
 * Updates the statuses of an order's payments, and the order's own payment fields, from the received amounts, refunds
 * and disputes. Call it in the transaction that changes any of these, with the order locked.
 * @returns the updated order
 */
export async function updateOrderMoney(tx: Tx, orderId: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error(`There is no order ${orderId}`);
  const found = await receivedPayments(tx, orderId);
  const received: PaymentMoney[] = [];
  for (const payment of found) {
    const status = statusOf(payment);
    if (status !== payment.status) await tx.update(payments).set({ status }).where(eq(payments.id, payment.id));
    received.push({ ...payment, status });
  }
  const inNaira = received.filter(isNaira);
  const paying = order.status === 'SUCCESS' ? inNaira.filter(({ status }) => status === 'paid') : [];
  const refundedKobo = (paying.length > 0 ? paying : inNaira).reduce((sum, payment) => sum + refundedOf(payment), 0);
  const [updated] = await tx
    .update(orders)
    .set({
      paymentStatus: paymentStatusOf(order, new Set(received.map(({ status }) => status)), refundedKobo),
      refundDueKobo: inNaira.reduce((sum, payment) => sum + dueOf(payment), 0),
      refundedKobo,
      isDisputed: received.some((payment) => payment.disputes.some(({ status }) => status === 'open')),
    })
    .where(eq(orders.id, orderId))
    .returning();
  return updated ?? order;
}
