import { and, eq, inArray } from 'drizzle-orm';
import type { UserRow } from '../accounts/mapper.ts';
import { findUser } from '../accounts/queries.ts';
import type { Tx } from '../db/database.ts';
import { orders, payments, refunds } from '../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { refundedMail } from '../orders/mails.ts';
import type { OrderRow } from '../orders/mapper.ts';
import { recordOrderEvent } from '../orders/orderEvents.ts';
import type { Services } from '../services.ts';
import { amountOf, currencyOf, type PaymentEvent, referenceOf, textOf } from './eventBody.ts';
import { type PaymentRow, updateOrderMoney } from './orderMoney.ts';
import { formatAmount, refundedNotice, refundFailedNotice, refundMismatchNotice } from './paymentNotices.ts';
import { checkSoon } from './settle.ts';

type RefundRow = typeof refunds.$inferSelect;
type Status = RefundRow['status'];

/** A payment with its order and owner. The order is locked before the payment, as everywhere. */
export type LockedPayment = { order: OrderRow; payment: PaymentRow; owner: UserRow };

/** @returns null when the payment does not exist */
export async function lockPayment(tx: Tx, reference: string): Promise<LockedPayment | null> {
  const [found] = await tx.select().from(payments).where(eq(payments.reference, reference));
  if (!found) return null;
  const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('no key update');
  const [payment] = await tx.select().from(payments).where(eq(payments.id, found.id)).for('no key update');
  const owner = await findUser(tx, found.userId);
  if (!order || !payment || !owner) throw new Error(`Payment ${found.id} has no order`);
  return { order, payment, owner };
}

/** Paystack's events; 'needs-attention' waits for the shop to name a bank account. */
const statuses: Record<string, Status> = {
  'refund.pending': 'pending',
  'refund.processing': 'processing',
  'refund.needs-attention': 'processing',
  'refund.processed': 'processed',
  'refund.failed': 'failed',
};

/** Reports may arrive out of order, so a refund never returns to an earlier status. */
const rank: Record<Status, number> = { pending: 0, processing: 1, failed: 2, processed: 3 };

/** A provider's report of a failed refund overrules an admin's record that it is done. */
const isStatusChange = (status: Status, known: RefundRow): boolean =>
  rank[status] > rank[known.status] || (status === 'failed' && known.byUserId !== null && known.status !== 'failed');

export const isRefundEvent = ({ event }: PaymentEvent): boolean => event in statuses;

/**
 * Processes `refund.*` (https://paystack.com/docs/payments/webhooks/#supported-events). A refund without a readable
 * amount, or in another currency than its payment, is not counted: an admin checks and records it.
 */
export async function receiveRefund(tx: Tx, services: Services, event: PaymentEvent): Promise<void> {
  const status = statuses[event.event];
  const reference = referenceOf(event);
  const locked = status && (await lockPayment(tx, reference));
  if (!status || !locked) {
    services.log.warn({ event: event.event, reference }, 'A refund for an unknown payment');
    return;
  }
  const amount = amountOf(event.data.amount);
  const currency = currencyOf(event.data.currency);
  if (amount > 0 && currency === currencyOfPayment(locked.payment)) {
    await recordRefund(tx, services, locked, { status, amount, keys: keysOf(event) });
    return;
  }
  services.log.error({ event: event.event, reference, amount, currency }, 'A refund does not match its payment');
  if (locked.payment.receivedAmount === null) await checkSoon(tx, services, reference);
  const money = amount > 0 && currency ? { amount, currency } : null;
  if (status === 'processed') await notify(tx, services, [refundMismatchNotice(locked, money)]);
}

/** The received currency of a payment, or the expected one before it is received. */
export const currencyOfPayment = ({ receivedCurrency, currency }: PaymentRow): string => receivedCurrency ?? currency;

/** Keys of a refund: its id, if it has one, then the bank's reference, which early events do not have yet. */
function keysOf({ data }: PaymentEvent): string[] {
  const [id, bank] = [textOf(data.id), textOf(data.refund_reference)];
  return [...(id ? [`id:${id}`] : []), ...(bank ? [`bank:${bank}`] : [])];
}

export type RefundReport = {
  status: Status;
  /** In the smallest unit of the received currency. */
  amount: number;
  /** Keys that identify this refund, the best first; empty when it has none. */
  keys?: string[];
  /** Whether the customer is mailed once the money is back. @default true */
  mails?: boolean;
};

/**
 * Records the status of a refund of a locked payment, and updates the order. A repeated report changes nothing. Refunds
 * cannot exceed the received amount: a report beyond it is about a refund already recorded under another key, such as
 * one that an admin recorded before the provider reported it.
 */
export async function recordRefund(
  tx: Tx,
  services: Services,
  locked: LockedPayment,
  { status, amount, keys = [], mails = true }: RefundReport,
): Promise<void> {
  const { payment } = locked;
  const known = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id)).orderBy(refunds.createdAt);
  const found = sameRefund(known, keys, amount);
  const otherRefunds = known.filter((row) => row.id !== found?.id && row.status !== 'failed');
  const room = (payment.receivedAmount ?? Infinity) - otherRefunds.reduce((sum, row) => sum + row.amount, 0);
  const counted = Math.min(amount, room);
  if (found && !isStatusChange(status, found)) return;
  if (!found && status !== 'failed' && counted <= 0) return;

  const now = services.now();
  const providerKey = found?.providerKey ?? keys[0] ?? null;
  if (found) {
    await tx
      .update(refunds)
      .set({ status, providerKey, updatedAt: now, ...(status !== 'failed' && counted > 0 && { amount: counted }) })
      .where(eq(refunds.id, found.id));
  } else {
    const refund = { paymentId: payment.id, providerKey, status, amount: status === 'failed' ? amount : counted };
    await tx.insert(refunds).values({ ...refund, createdAt: now, updatedAt: now });
  }
  // A refund implies a received payment. If no event has reported it yet, the job checks with the provider.
  if (payment.receivedAmount === null) {
    await checkSoon(tx, services, payment.reference);
  }
  const order = await updateOrderMoney(tx, payment.orderId);
  const started = status === 'pending' || status === 'processing';
  if (started && found) return;
  await announce(tx, services, { ...locked, order }, { status, amount: counted > 0 ? counted : amount, mails });
}

/** Finds the row of a reported refund: by key, or by amount if the report or an unfinished row has no key. */
function sameRefund(known: readonly RefundRow[], keys: readonly string[], amount: number): RefundRow | undefined {
  const named = known.find(({ providerKey }) => providerKey !== null && keys.includes(providerKey));
  if (named) return named;
  return known.find(
    (row) =>
      row.byUserId === null &&
      row.amount === amount &&
      (row.providerKey === null || keys.length === 0) &&
      (row.status === 'pending' || row.status === 'processing' || keys.length === 0),
  );
}

async function announce(
  tx: Tx,
  services: Services,
  about: LockedPayment,
  {
    status,
    amount,
    byUserId,
    mails,
  }: { status: Status; amount: number; byUserId?: string | undefined; mails: boolean },
): Promise<void> {
  const { order, payment, owner } = about;
  const kind = status === 'processed' ? 'refunded' : status === 'failed' ? 'refundFailed' : 'refundStarted';
  const isNaira = payment.receivedCurrency === null || payment.receivedCurrency === payment.currency;
  await recordOrderEvent(tx, services, order.id, kind, byUserId ?? null, isNaira ? amount : undefined);
  if (status === 'failed') await notify(tx, services, [refundFailedNotice(about, amount)]);
  if (status !== 'processed') return;
  // The admins are not notified of an admin's own action.
  if (!byUserId) await notify(tx, services, [refundedNotice(about, amount)]);
  if (!mails) return;
  const returned = formatAmount(amount, payment.receivedCurrency);
  const { reference } = payment;
  await services.mailer.enqueue(tx, refundedMail(services.config, owner.email, order, { reference, returned }));
}

/**
 * Records that a locked payment was refunded in full, as reported by the provider or an admin: marks refunds in
 * progress as processed, and adds one for the rest.
 * @returns false when it was already refunded in full
 */
export async function recordFullRefund(
  tx: Tx,
  services: Services,
  locked: LockedPayment,
  byUserId?: string,
): Promise<boolean> {
  const { payment } = locked;
  const known = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id));
  const sum = (...among: Status[]) =>
    known.reduce((total, row) => total + (among.includes(row.status) ? row.amount : 0), 0);
  const amount = (payment.receivedAmount ?? 0) - sum('processed');
  const rest = amount - sum('pending', 'processing');
  if (amount <= 0) return false;
  const now = services.now();
  const done = { status: 'processed' as const, byUserId: byUserId ?? null, updatedAt: now };
  await tx
    .update(refunds)
    .set(done)
    .where(and(eq(refunds.paymentId, payment.id), inArray(refunds.status, ['pending', 'processing'])));
  if (rest > 0) await tx.insert(refunds).values({ ...done, paymentId: payment.id, amount: rest, createdAt: now });
  const order = await updateOrderMoney(tx, payment.orderId);
  await announce(tx, services, { ...locked, order }, { status: 'processed', amount, byUserId, mails: true });
  return true;
}
