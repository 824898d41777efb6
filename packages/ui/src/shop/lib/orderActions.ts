import {
  type AdminOrder,
  type OrderAction,
  type OrderBlock,
  type OrderFacts,
  offeredActions,
  orderBlock,
} from '@abs/contract';
import { isolated } from '../../lib/isolated.ts';
import { formatNaira } from '../../lib/naira.ts';

export type { OrderAction };

const reasons: Record<OrderBlock, string> = {
  pending: 'already pending',
  cleared: 'already cleared',
  canceled: 'already cancelled',
  unpaid: 'not paid yet',
  disputed: 'payment disputed',
  refunding: 'payment refunded',
  refunded: 'payment refunded',
  notByAdmin: 'not cancelled by an admin',
  late: 'time to pay is over',
};

/**
 * The actions that the rules of orders offer now, and why some are unavailable.
 * @param now milliseconds since the epoch, null while unknown
 */
export const orderActions = (
  order: OrderFacts,
  now: number | null,
): { action: OrderAction; disabledReason?: string | undefined }[] =>
  offeredActions(order, now).map(({ action, blockedBy }) => ({
    action,
    disabledReason: blockedBy ? reasons[blockedBy] : undefined,
  }));

/** The orders that can be cleared now. @param now milliseconds since the epoch, null while unknown */
export const clearableOrders = (orders: readonly AdminOrder[], now: number | null): AdminOrder[] =>
  orders.filter((order) =>
    offeredActions(order, now).some(({ action, blockedBy }) => action === 'clear' && !blockedBy),
  );

/** Whether the items of an order can be sent, or are on their way. @param now milliseconds, null while unknown */
export function canBeDispatched(order: OrderFacts, now: number | null): boolean {
  const block = orderBlock(order, 'clear', now);
  return block === null || block === 'cleared';
}

/** The text of the confirm dialog for an action. */
export function orderConfirmation(action: OrderAction, order: AdminOrder) {
  const { number, customer, paymentStatus, totalPrice, fulfilment, refunded = 0 } = order;
  if (action === 'clear') {
    return {
      title: `Clear order ${number}?`,
      description:
        refunded > 0
          ? isolated`${formatNaira(refunded)} of ${formatNaira(totalPrice)} was refunded. Clear it once the rest is on its way to ${customer.name}. You can undo this.`
          : isolated`This marks the order as dispatched to ${customer.name}. You can undo it.`,
      confirmLabel: 'Yes, Clear',
      // "Cancel" would look like the action that cancels the order.
      cancelLabel: 'Not yet',
      tone: 'primary' as const,
    };
  }
  if (action === 'cancel') {
    return {
      title: `Are you sure you want to cancel order ${number}?`,
      description:
        paymentStatus === 'paid'
          ? isolated`Its items return to stock. ${formatNaira(totalPrice - refunded)} must be refunded to ${customer.name}.`
          : 'Its items return to stock.',
      confirmLabel: 'Yes, Cancel order',
      cancelLabel: 'Keep order',
    };
  }
  return {
    title: `Make order ${number} pending again?`,
    description: fulfilment === 'canceled' ? 'Its items are reserved again.' : 'It will no longer be cleared.',
    confirmLabel: 'Yes, Undo',
    tone: 'primary' as const,
  };
}

/** The text of the confirm dialog for an action on the rows of a list. Of several orders, each is cleared. */
export function ordersConfirmation(action: OrderAction, orders: readonly AdminOrder[]) {
  const [first, ...others] = orders;
  if (!first || others.length === 0) return first ? orderConfirmation(action, first) : null;
  return {
    title: `Clear ${orders.length} orders?`,
    description: `This marks ${orders.map(({ number }) => number).join(', ')} as dispatched. You can undo it.`,
    confirmLabel: 'Yes, Clear',
    cancelLabel: 'Not yet',
    tone: 'primary' as const,
  };
}
