import { type AdminOrder, limits, type OrderEvent } from '@abs/contract';
import { formatNaira } from '../../lib/naira.ts';

/** 'clear' marks the order as dispatched, 'cancel' cancels it, 'reopen' undoes either. */
export type OrderAction = 'clear' | 'cancel' | 'reopen';

/** Whether a cancellation can be undone: only an admin's, while the order can still be paid or has been paid. */
function isReopenable(order: AdminOrder & { history?: readonly OrderEvent[] }, now: number | null): boolean {
  const last = order.history?.findLast(({ kind }) => kind === 'cancelled' || kind === 'expired');
  if (last && (last.kind === 'expired' || last.by === null || last.by === order.customer.name)) return false;
  // A payment that was, or may have to be, returned in part cannot pay for the order again.
  if (order.isDisputed || order.paymentStatus === 'refunded' || (order.refunded ?? 0) > 0) return false;
  if (order.paymentStatus === 'refundDue') return true;
  return now !== null && now < Date.parse(order.createdAt) + limits.ORDER_LIFETIME_MS;
}

function clearBlockedReason({ paymentStatus, isDisputed }: AdminOrder): string | undefined {
  if (isDisputed) return 'payment disputed';
  if (paymentStatus === 'unpaid') return 'not paid yet';
  return paymentStatus === 'paid' ? undefined : 'payment refunded';
}

/**
 * The actions that are possible now, and why some are unavailable. Lists do not say who cancelled an order, so the
 * server may still refuse to undo a cancellation.
 * @param now milliseconds since the epoch, null while unknown
 */
export function orderActions(
  order: AdminOrder & { history?: readonly OrderEvent[] },
  now: number | null,
): { action: OrderAction; disabledReason?: string }[] {
  if (order.fulfilment === 'cleared') return [{ action: 'reopen' }];
  if (order.fulfilment === 'canceled') return isReopenable(order, now) ? [{ action: 'reopen' }] : [];
  return [{ action: 'clear', disabledReason: clearBlockedReason(order) }, { action: 'cancel' }];
}

/** The text of the confirm dialog for an action. */
export function orderConfirmation(action: OrderAction, order: AdminOrder) {
  const { number, customer, paymentStatus, totalPrice, fulfilment, refunded = 0 } = order;
  if (action === 'clear') {
    return {
      title: `Clear order ${number}?`,
      description:
        refunded > 0
          ? `${formatNaira(refunded)} of ${formatNaira(totalPrice)} was refunded. Clear it once the rest is on its way to ${customer.name}. You can undo this.`
          : `It is on its way to ${customer.name} then. You can take this back.`,
      confirmLabel: 'Yes, Clear',
      tone: 'primary' as const,
    };
  }
  if (action === 'cancel') {
    const refundText =
      paymentStatus === 'paid' ? ` ${formatNaira(totalPrice - refunded)} is owed back to ${customer.name}.` : '';
    return {
      title: `Are you sure you want to cancel order ${number}?`,
      description: `What is in it goes back into stock.${refundText}`,
      confirmLabel: 'Yes, Cancel order',
      cancelLabel: 'Keep order',
    };
  }
  return {
    title: `Make order ${number} pending again?`,
    description:
      fulfilment === 'canceled' ? 'What is in it is taken out of stock again.' : 'It is no longer cleared then.',
    confirmLabel: 'Yes, Undo',
    tone: 'primary' as const,
  };
}
