import { isolate } from '@abs/contract';
import { nameOf, type UserRow } from '../accounts/mapper.ts';
import { formatKobo } from '../money.ts';
import type { Notice } from '../notifications/notify.ts';
import type { OrderRow } from '../orders/mapper.ts';
import type { PaymentRow } from './orderMoney.ts';

/** '₦14,005', or '5000.00 USD' for money received in another currency. */
export const formatAmount = (amount: number, currency: string | null): string =>
  currency === null || currency === 'NGN' ? formatKobo(amount) : `${(amount / 100).toFixed(2)} ${currency}`;

/** Why a payment has to be refunded. */
export type RefundCause = 'wrongAmount' | 'paidTwice' | 'cancelledBefore' | 'cancelledByShop';

type About = { order: OrderRow; owner: UserRow; payment: PaymentRow };

const notice = (kind: Notice['kind'], { order }: About, title: string, detail: string): Notice => ({
  kind,
  title,
  detail,
  subjectId: order.id,
});

/** @param due amount to refund, in the smallest unit of the received currency */
export function refundDueNotice(about: About, cause: RefundCause, due: number): Notice {
  const { order, owner, payment } = about;
  const name = isolate(nameOf(owner));
  const came = formatAmount(payment.receivedAmount ?? 0, payment.receivedCurrency);
  const owed = formatAmount(due, payment.receivedCurrency);
  const [title, detail] = {
    wrongAmount: [
      `Wrong amount for order ${order.number}`,
      `${name} paid ${came} instead of ${formatKobo(order.totalKobo)}. The order is still unpaid. Refund ${owed}.`,
    ],
    paidTwice: [`Order ${order.number} was paid again`, `${name} paid another ${came}. Refund ${owed}.`],
    cancelledBefore: [
      `Refund due for order ${order.number}`,
      `${name} paid ${came} after the order was cancelled. Refund ${owed}.`,
    ],
    cancelledByShop: [
      `Refund due for order ${order.number}`,
      `The order was cancelled after ${name} paid ${came}. Refund ${owed}.`,
    ],
  }[cause] as [string, string];
  return notice('refundDue', about, title, detail);
}

export function refundedNotice(about: About, amount: number): Notice {
  const { order, owner, payment } = about;
  const waits = order.status === 'SUCCESS' && order.paymentStatus !== 'paid' && !order.clearedAt;
  return notice(
    'refunded',
    about,
    `Refund for order ${order.number}`,
    `${formatAmount(amount, payment.receivedCurrency)} was returned to ${isolate(nameOf(owner))}.${waits ? ' Do not send the order. Cancel it to return its items to stock.' : ''}`,
  );
}

export function refundFailedNotice(about: About, amount: number): Notice {
  const { order, owner, payment } = about;
  return notice(
    'refundDue',
    about,
    `Refund failed for order ${order.number}`,
    `${formatAmount(amount, payment.receivedCurrency)} could not be returned to ${isolate(nameOf(owner))}.`,
  );
}

/** @param refund null when its amount or currency cannot be read */
export function refundMismatchNotice(about: About, refund: { amount: number; currency: string } | null): Notice {
  const { order, owner, payment } = about;
  const sum = refund ? formatAmount(refund.amount, refund.currency) : 'an amount that cannot be read';
  return notice(
    'refunded',
    about,
    `Check a refund for order ${order.number}`,
    `The payment provider reports a refund of ${sum} to ${isolate(nameOf(owner))}, who paid in ${payment.receivedCurrency ?? payment.currency}. We did not count it. Check it with your payment provider.`,
  );
}

const day = (date: Date): string =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' });

/** @param dueAt deadline for the shop's answer */
export function disputedNotice(about: About, amount: number, dueAt: Date | null, isReminder: boolean): Notice {
  const { order, owner, payment } = about;
  const answer = `Answer it with your payment provider${dueAt ? ` by ${day(dueAt)}` : ''}.`;
  return notice(
    'disputed',
    about,
    isReminder ? `Dispute of order ${order.number} still open` : `Payment of order ${order.number} disputed`,
    `${isolate(nameOf(owner))}’s bank disputes ${formatAmount(amount, payment.receivedCurrency)}. ${answer}${order.clearedAt ? '' : ' Do not send the order.'}`,
  );
}

export function disputeDecidedNotice(about: About, amount: number, isWon: boolean): Notice {
  const { order, owner, payment } = about;
  const sum = formatAmount(amount, payment.receivedCurrency);
  return notice(
    'disputed',
    about,
    `Dispute of order ${order.number} ${isWon ? 'won' : 'lost'}`,
    isWon
      ? `You keep the ${sum} that ${isolate(nameOf(owner))} paid.`
      : `${sum} was returned to ${isolate(nameOf(owner))}.`,
  );
}
