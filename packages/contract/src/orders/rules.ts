/**
 * The only rules for the actions on an order, with the reasons why an action is blocked. Screens offer actions by these
 * rules, machines guard by them, and the server, which knows the current order, decides by them.
 */
import type { AdminOrder, OrderEvent, OrderPayment } from '../entities.ts';
import { ORDER_LIFETIME_MS } from '../limits.ts';
import type { Fulfilment } from './values.ts';

/** 'clear' sends an order off, 'cancel' cancels it, 'reopen' undoes either. */
const orderActions = ['clear', 'cancel', 'reopen'] as const;
export type OrderAction = (typeof orderActions)[number];

/** The state of an order after each action. */
export const fulfilmentAfter: Record<OrderAction, Fulfilment> = {
  clear: 'cleared',
  cancel: 'canceled',
  reopen: 'pending',
};

/**
 * Why an action is not possible:
 * - `pending`, `cleared`, `canceled`: the order's state does not allow it.
 * - `unpaid`: no payment was received.
 * - `disputed`: the customer's bank contests the payment.
 * - `refunding`, `refunded`: the payment is being returned, or was.
 * - `notByAdmin`: its owner cancelled the order, or it expired.
 * - `late`: the order can no longer be paid in time.
 */
export type OrderBlocks = {
  clear: 'cleared' | 'canceled' | 'unpaid' | 'disputed' | 'refunding' | 'refunded';
  cancel: 'cleared' | 'canceled';
  reopen: 'pending' | 'notByAdmin' | 'late' | 'disputed' | 'refunded';
};
export type OrderBlock = OrderBlocks[OrderAction];

type PaymentFacts = Pick<OrderPayment, 'status' | 'currency' | 'received' | 'refundDue'> & {
  refunds: readonly Pick<OrderPayment['refunds'][number], 'amount' | 'status'>[];
  disputes: readonly Pick<OrderPayment['disputes'][number], 'status'>[];
};

/** An order from a list, or one with history and payments, which give more exact results. Amounts in naira. */
export type OrderFacts = Pick<AdminOrder, 'fulfilment' | 'paymentStatus' | 'totalPrice' | 'createdAt'> &
  Partial<Pick<AdminOrder, 'isDisputed' | 'refunded' | 'expiresAt'>> & {
    history?: readonly Pick<OrderEvent, 'kind' | 'by' | 'actor'>[] | undefined;
    payments?: readonly PaymentFacts[] | undefined;
  };

/** Rounded to the kobo, because sums of naira are not exact. */
const sumOf = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;

/** Naira of a payment that were refunded or are being refunded. */
const returning = ({ refunds }: PaymentFacts): number =>
  sumOf(refunds.map(({ amount, status }) => (status === 'failed' ? 0 : amount)));

/** The same for all payments that pay for the order. An admin who clears it knows the amount, and sends the rest. */
export const returningOf = ({ payments = [] }: Pick<OrderFacts, 'payments'>): number =>
  sumOf(payments.filter(({ status }) => status === 'Receive').map(returning));

function clearBlock(order: OrderFacts): OrderBlocks['clear'] | null {
  if (order.fulfilment !== 'pending') return order.fulfilment;
  if (order.isDisputed) return 'disputed';
  if (order.paymentStatus === 'unpaid') return 'unpaid';
  if (order.paymentStatus !== 'paid') return 'refunded';
  return returningOf(order) >= order.totalPrice && returningOf(order) > 0 ? 'refunding' : null;
}

/** Whether an admin cancelled it; assumed if a list or a backend does not name who cancelled it. */
function wasCancelledByAdmin({ history }: OrderFacts): boolean {
  const last = history?.findLast(({ kind }) => kind === 'cancelled' || kind === 'expired');
  if (!last) return true;
  return last.actor ? last.actor === 'admin' : last.kind === 'cancelled' && last.by !== null;
}

/** A payment of less or in another currency never pays for the order. It is more if the customer bore the fees. */
const paysFor = ({ totalPrice }: Pick<OrderFacts, 'totalPrice'>, { received, currency }: PaymentFacts): boolean =>
  received >= totalPrice && currency === 'NGN';

/** The payments of a cancelled order that count again when it is reopened: those neither refunded nor disputed. */
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

function lateBlock({ createdAt, expiresAt }: OrderFacts, now: number | null): 'late' | null {
  const end = expiresAt ? Date.parse(expiresAt) : Date.parse(createdAt) + ORDER_LIFETIME_MS;
  return now !== null && now < end ? null : 'late';
}

function reopenBlock(order: OrderFacts, now: number | null): OrderBlocks['reopen'] | null {
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

const blocks: { [Action in OrderAction]: (order: OrderFacts, now: number | null) => OrderBlocks[Action] | null } = {
  clear: clearBlock,
  cancel: ({ fulfilment }) => (fulfilment === 'pending' ? null : fulfilment),
  reopen: reopenBlock,
};

/**
 * Why an action on an order is not possible now, null when it is. A list does not show by whom an order was cancelled
 * or which payments it has, so the server may still refuse to reopen one.
 * @param now milliseconds since the epoch, null while unknown
 */
export const orderBlock = <Action extends OrderAction>(
  order: OrderFacts,
  action: Action,
  now: number | null,
): OrderBlocks[Action] | null => blocks[action](order, now);

/**
 * The actions to offer for an order: those that are possible now. "Clear" is always offered for a pending order, with
 * the reason if it is blocked.
 */
export const offeredActions = (
  order: OrderFacts,
  now: number | null,
): { action: OrderAction; blockedBy: OrderBlock | null }[] =>
  orderActions
    .map((action) => ({ action, blockedBy: orderBlock(order, action, now) }))
    .filter(({ action, blockedBy }) => !blockedBy || (action === 'clear' && order.fulfilment === 'pending'));

/** The facts after an action of an admin, as far as the action that undoes it depends on them. */
const afterAction = (order: OrderFacts, action: OrderAction): OrderFacts => ({
  ...order,
  fulfilment: fulfilmentAfter[action],
  ...(action === 'cancel' && {
    history: order.history && [...order.history, { kind: 'cancelled', by: null, actor: 'admin' }],
    payments: order.payments?.map((payment) =>
      payment.status === 'Receive' ? { ...payment, refundDue: payment.received } : payment,
    ),
  }),
});

/** The action that undoes another one of an admin, null if the server would refuse it. */
export function undoOf(order: OrderFacts, action: OrderAction, now: number): OrderAction | null {
  const undo = action !== 'reopen' ? 'reopen' : order.fulfilment === 'cleared' ? 'clear' : 'cancel';
  return orderBlock(afterAction(order, action), undo, now) === null ? undo : null;
}
