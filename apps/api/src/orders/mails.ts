import { limits } from '@abs/contract';
import { isolatedVariant, lineText } from '../catalogue/variantText.ts';
import { isolated, type MailText, renderMail } from '../mail/template.ts';
import { formatKobo } from '../money.ts';
import type { OutgoingMail } from '../services.ts';

/** The order data in every mail about an order. */
export type MailedOrder = { id: string; number: string; totalKobo: number };

type MailedLine = Parameters<typeof lineText>[0];

type Shop = { publicUrl: string };

const HOLD_MINUTES = limits.ORDER_HOLD_MS / 60_000;

const mail = (
  shop: Shop,
  to: string,
  order: MailedOrder,
  subject: string,
  paragraphs: readonly MailText[],
): OutgoingMail => ({
  to,
  subject,
  ...renderMail({
    title: subject,
    paragraphs,
    action: { label: 'View your order', url: `${shop.publicUrl}/order/${order.id}` },
  }),
});

/** A sentence that introduces the lines of an order, and the lines, each in a paragraph. */
const listed = (introduction: string, lines: readonly MailedLine[]): string[] => [
  introduction,
  ...lines.map((line) => lineText(isolatedVariant(line))),
];

const CONTENT = 'Items in this order:';

export function orderPlacedMail(
  shop: Shop,
  to: string,
  order: MailedOrder & { deliveryAddress: string },
  lines: readonly MailedLine[],
): OutgoingMail {
  const placed = mail(shop, to, order, `Your order ${order.number}`, [
    ...listed('Thank you. We have reserved these items for you:', lines),
    isolated`Total, delivery included: ${formatKobo(order.totalKobo)}. It will go to: ${order.deliveryAddress}.`,
    `Please pay within ${HOLD_MINUTES} minutes. After that we cancel the order, unless a payment is under way.`,
  ]);
  return { ...placed, aboutId: order.id };
}

export function orderPaidMail(shop: Shop, to: string, order: MailedOrder, lines: readonly MailedLine[]): OutgoingMail {
  return mail(shop, to, order, `We received your payment for ${order.number}`, [
    ...listed(`${formatKobo(order.totalKobo)} has arrived. We are packing these items:`, lines),
  ]);
}

export function orderCancelledMail(
  shop: Shop,
  to: string,
  order: MailedOrder,
  lines: readonly MailedLine[],
  reason: 'customer' | 'expired' | 'shop',
): OutgoingMail {
  const why = {
    customer: 'You cancelled your order. Nothing was charged.',
    expired: 'Your order was not paid in time, so we have cancelled it. Nothing was charged.',
    shop: 'We had to cancel your order. Nothing was charged.',
  };
  return mail(shop, to, order, `Your order ${order.number} is cancelled`, [why[reason], ...listed(CONTENT, lines)]);
}

/** @param payment reference, amount to return as text, and cause */
export function refundDueMail(
  shop: Shop,
  to: string,
  order: MailedOrder,
  lines: readonly MailedLine[],
  payment: { reference: string; returned: string; cause: 'wrongAmount' | 'cancelledBefore' | 'paidTwice' },
): OutgoingMail {
  const { returned } = payment;
  const why = {
    wrongAmount: `We received ${returned} for your order of ${formatKobo(order.totalKobo)}, so the order is still unpaid.`,
    cancelledBefore: 'Your payment arrived after the order had been cancelled.',
    paidTwice: 'Your order was already paid, and a second payment arrived.',
  }[payment.cause];
  return mail(shop, to, order, `We owe you a refund for ${order.number}`, [
    `${why} We will return ${returned} to your card.`,
    `Payment reference: ${payment.reference}`,
    ...listed(CONTENT, lines),
  ]);
}

/** @param payment reference, and returned amount as text */
export function refundedMail(
  shop: Shop,
  to: string,
  order: MailedOrder,
  payment: { reference: string; returned: string },
): OutgoingMail {
  return mail(shop, to, order, `We refunded ${payment.returned} for ${order.number}`, [
    `We returned ${payment.returned} to you. Your bank may take up to 10 working days to show it.`,
    `Payment reference: ${payment.reference}`,
  ]);
}

/** For a paid order that the shop cancels. @param dueKobo amount still to refund; 0 when it was already refunded */
export function paidOrderCancelledMail(
  shop: Shop,
  to: string,
  order: MailedOrder,
  lines: readonly MailedLine[],
  dueKobo: number,
): OutgoingMail {
  return mail(shop, to, order, `Your order ${order.number} is cancelled`, [
    dueKobo > 0
      ? `We had to cancel your order. We will return ${formatKobo(dueKobo)} to your card.`
      : 'We had to cancel your order. Your payment has been refunded.',
    ...listed(CONTENT, lines),
  ]);
}

/** @param isPaid false when the order still has to be paid before its original deadline */
export function orderReopenedMail(shop: Shop, to: string, order: MailedOrder, isPaid: boolean): OutgoingMail {
  return mail(shop, to, order, `Your order ${order.number} has been reinstated`, [
    'We cancelled your order by mistake. It has been reinstated, and your items are reserved.',
    isPaid
      ? `Your payment of ${formatKobo(order.totalKobo)} still counts; we will not refund your card.`
      : 'You can pay for it until the original deadline.',
  ]);
}
