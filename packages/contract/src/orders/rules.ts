/**
 * What can be done with an order now, and why not: the one place that knows. Screens offer by these rules, machines
 * guard by them, and the server, which sees the order as it is at that moment, has the last word by them.
 */
import type { AdminOrder, Order, OrderEvent, OrderPayment } from '../entities.ts';
import { ORDER_LIFETIME_MS } from '../limits.ts';
import type { Fulfilment } from './values.ts';

/** 'clear' sends an order off, 'cancel' gives it up, 'reopen' takes either back. */
export type OrderAction = 'clear' | 'cancel' | 'reopen';

/** What each action makes of an order. */
export const fulfilmentAfter: Record<OrderAction, Fulfilment> = {
  clear: 'cleared',
  cancel: 'canceled',
  reopen: 'pending',
};

/**
 * Why an action is not possible:
 * - `pending`, `cleared`, `canceled`: the order's state does not allow it.
 * - `unpaid`: no payment came.
 * - `disputed`: the customer's bank contests the payment.
 * - `refunding`, `refunded`: the payment is going back, or went back.
 * - `notByAdmin`: its owner cancelled the order, or it expired.
 * - `late`: the order can no longer be paid in time.
 */
export type OrderBlock = Fulfilment | 'unpaid' | 'disputed' | 'refunding' | 'refunded' | 'notByAdmin' | 'late';

type PaymentFacts = Pick<OrderPayment, 'status' | 'currency' | 'received' | 'refundDue'> & {
  refunds: readonly Pick<OrderPayment['refunds'][number], 'amount' | 'status'>[];
  disputes: readonly Pick<OrderPayment['disputes'][number], 'status'>[];
};

/** An order as a list has it, or with the history and the payments that show more. Amounts in naira. */
export type OrderFacts = Pick<AdminOrder, 'fulfilment' | 'paymentStatus' | 'totalPrice' | 'createdAt'> &
  Partial<Pick<AdminOrder, 'isDisputed' | 'refunded' | 'expiresAt'>> & {
    history?: readonly Pick<OrderEvent, 'kind' | 'by' | 'actor'>[] | undefined;
    payments?: readonly PaymentFacts[] | undefined;
  };

/** To the kobo: sums of naira are not exact. */
const sumOf = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;

/** Naira of a payment that went back or is on its way back. */
const returning = ({ refunds }: PaymentFacts): number =>
  sumOf(refunds.map(({ amount, status }) => (status === 'failed' ? 0 : amount)));

/** The same of what pays for the order: an admin who clears it knows, and sends the rest. */
export const returningOf = ({ payments = [] }: Pick<OrderFacts, 'payments'>): number =>
  sumOf(payments.filter(({ status }) => status === 'Receive').map(returning));

function clearBlock(order: OrderFacts): OrderBlock | null {
  if (order.fulfilment !== 'pending') return order.fulfilment;
  if (order.isDisputed) return 'disputed';
  if (order.paymentStatus === 'unpaid') return 'unpaid';
  if (order.paymentStatus !== 'paid') return 'refunded';
  return returningOf(order) >= order.totalPrice && returningOf(order) > 0 ? 'refunding' : null;
}

/** Whether an admin cancelled it; taken for granted where a list or a backend does not say who did. */
function wasCancelledByAdmin({ history }: OrderFacts): boolean {
  const last = history?.findLast(({ kind }) => kind === 'cancelled' || kind === 'expired');
  if (!last) return true;
  return last.actor ? last.actor === 'admin' : last.kind === 'cancelled' && last.by !== null;
}

/** A payment of less or of another currency is never one for the order. More came where the customer bore the fees. */
const paysFor = ({ totalPrice }: Pick<OrderFacts, 'totalPrice'>, { received, currency }: PaymentFacts): boolean =>
  received >= totalPrice && currency === 'NGN';

/** The payments of a cancelled order that count again when it is reopened: nothing of them went back or is contested. */
export const intactPayments = <Payment extends PaymentFacts>(
  order: Pick<OrderFacts, 'totalPrice'> & { payments?: readonly Payment[] | undefined },
): Payment[] =>
  (order.payments ?? []).filter(
    (payment) =>
      paysFor(order, payment) &&
      payment.refundDue > 0 &&
      returning(payment) === 0 &&
      payment.disputes.every(({ status }) => status === 'won'),
  );

function lateBlock({ createdAt, expiresAt }: OrderFacts, now: number | null): OrderBlock | null {
  const end = expiresAt ? Date.parse(expiresAt) : Date.parse(createdAt) + ORDER_LIFETIME_MS;
  return now !== null && now < end ? null : 'late';
}

function reopenBlock(order: OrderFacts, now: number | null): OrderBlock | null {
  const { fulfilment, payments, paymentStatus, isDisputed, refunded = 0 } = order;
  if (fulfilment === 'cleared') return null;
  if (fulfilment === 'pending') return 'pending';
  if (!wasCancelledByAdmin(order)) return 'notByAdmin';
  if (payments) {
    const received = payments.filter((payment) => paysFor(order, payment));
    if (received.length === 0) return lateBlock(order, now);
    if (intactPayments(order).length > 0) return null;
    return received.some(({ disputes }) => disputes.some(({ status }) => status === 'open')) ? 'disputed' : 'refunded';
  }
  if (isDisputed) return 'disputed';
  if (paymentStatus === 'refunded' || refunded > 0) return 'refunded';
  return paymentStatus === 'unpaid' ? lateBlock(order, now) : null;
}

/**
 * Why an action on an order is not possible now, null when it is. A list does not know who cancelled an order and what
 * was paid for it, so that the server may still refuse to reopen one.
 * @param now milliseconds since the epoch, null while it is not known
 */
export function orderBlock(order: OrderFacts, action: OrderAction, now: number | null): OrderBlock | null {
  if (action === 'reopen') return reopenBlock(order, now);
  if (action === 'clear') return clearBlock(order);
  return order.fulfilment === 'pending' ? null : order.fulfilment;
}

/**
 * The actions to offer for an order: those that its state allows. A pending order that cannot be cleared yet is offered
 * to be, with the reason why not.
 */
export function offeredActions(
  order: OrderFacts,
  now: number | null,
): { action: OrderAction; blockedBy: OrderBlock | null }[] {
  if (order.fulfilment === 'pending') {
    return [
      { action: 'clear', blockedBy: clearBlock(order) },
      { action: 'cancel', blockedBy: null },
    ];
  }
  return reopenBlock(order, now) === null ? [{ action: 'reopen', blockedBy: null }] : [];
}

const owed = (payment: PaymentFacts): PaymentFacts =>
  payment.status === 'Receive'
    ? { ...payment, refundDue: Math.max(0, sumOf([payment.received, -returning(payment)])) }
    : payment;

/** The facts after an action of an admin, as far as they are known before the server answers. */
function afterAction(order: OrderFacts, action: OrderAction): OrderFacts {
  const { fulfilment, paymentStatus, history, payments } = order;
  const after = { ...order, fulfilment: fulfilmentAfter[action] };
  if (action === 'cancel') {
    return {
      ...after,
      paymentStatus: paymentStatus === 'paid' ? 'refundDue' : paymentStatus,
      history: history && [...history, { kind: 'cancelled', by: null, actor: 'admin' }],
      payments: payments?.map(owed),
    };
  }
  const isPaidAgain = fulfilment === 'canceled' && paymentStatus === 'refundDue';
  return { ...after, paymentStatus: isPaidAgain ? 'paid' : paymentStatus };
}

/** The action that undoes another one of an admin, null where the server would refuse it. */
export function undoOf(order: OrderFacts, action: OrderAction, now: number): OrderAction | null {
  const undo = action !== 'reopen' ? 'reopen' : order.fulfilment === 'cleared' ? 'clear' : 'cancel';
  return orderBlock(afterAction(order, action), undo, now) === null ? undo : null;
}

/** Why its owner can neither pay nor delete an order, null while they can. */
export const ownerBlock = ({ status }: Pick<Order, 'status'>): 'paid' | 'cancelled' | null =>
  status === 'PENDING' ? null : status === 'SUCCESS' ? 'paid' : 'cancelled';
