import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { disputes, orders, payments, refunds } from '../db/schema.ts';
import type { OrderRow } from '../orders/mapper.ts';
import { isEnough } from './charge.ts';
import { settledStatuses } from './settled.ts';

export type PaymentRow = typeof payments.$inferSelect;
type RefundRow = typeof refunds.$inferSelect;
type DisputeRow = typeof disputes.$inferSelect;

/** A payment with what went back of it, oldest first, and what is contested. */
export type PaymentMoney = PaymentRow & { refunds: RefundRow[]; disputes: DisputeRow[] };

/** The payments of an order for which money came, oldest first. */
export async function receivedPayments(tx: Tx, orderId: string): Promise<PaymentMoney[]> {
  const rows = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, settledStatuses)))
    .orderBy(payments.settledAt, payments.id);
  return withRefunds(tx, rows);
}

/** Payments with their refunds and disputes, in the same order: two queries, however many they are. */
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

/** What went back of a payment for good. */
export const refundedOf = ({ refunds: rows }: PaymentMoney): number =>
  sumOf(rows.filter(({ status }) => status === 'processed'));

/** What went back of a payment or is on its way back. */
export const returningOf = ({ refunds: rows }: PaymentMoney): number =>
  sumOf(rows.filter(({ status }) => status !== 'failed'));

/** What is still to go back of a payment, 0 unless a refund is due. */
export const dueOf = (payment: PaymentMoney): number =>
  payment.status === 'refundDue' ? Math.max(0, (payment.receivedAmount ?? 0) - refundedOf(payment)) : 0;

/** Whether at least what was requested came, in its currency. */
export const cameInFull = ({ receivedAmount, receivedCurrency, ...expected }: PaymentRow): boolean =>
  receivedAmount !== null &&
  receivedCurrency !== null &&
  isEnough({ amount: receivedAmount, currency: receivedCurrency }, expected);

const isNaira = ({ receivedCurrency, currency }: PaymentRow) => receivedCurrency === currency;

function statusOf(payment: PaymentMoney): PaymentRow['status'] {
  if (refundedOf(payment) >= (payment.receivedAmount ?? Infinity)) return 'refunded';
  // A refund that was taken for done and failed.
  return payment.status === 'refunded' ? 'refundDue' : payment.status;
}

/** An order whose price went back is refunded, also while fees that its customer bore on top did not. */
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
 * Brings the payments of an order, and what the order itself says of its money, in line with what came, went back and
 * is contested. To be called in the transaction that changes any of these, with the order locked.
 * @returns the order as it is now
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
