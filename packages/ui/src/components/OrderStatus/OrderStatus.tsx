import type { Order, OrderStatus as Status } from '@abs/contract';
import { CheckIcon, RefreshIcon } from '../Icon/index.ts';
import * as styles from './OrderStatus.css.ts';

export interface OrderStatusProps {
  status: Status;
}

const words: Record<Status, string> = { PENDING: 'Pending', SUCCESS: 'Success', CANCELLED: 'Cancelled' };

/** How an order stands: a dot and a word. */
export function OrderStatus({ status }: OrderStatusProps) {
  return (
    <span data-slot="order-status" data-state={status} className={styles.status}>
      <span aria-hidden="true" className={styles.dot} />
      {words[status]}
    </span>
  );
}

export interface PaymentBadgeProps {
  status: Order['paymentStatus'];
}

/** Paid, or paid too late and to be given back; nothing while unpaid. */
export function PaymentBadge({ status }: PaymentBadgeProps) {
  if (status === 'unpaid') return null;
  const Icon = status === 'paid' ? CheckIcon : RefreshIcon;
  return (
    <span data-slot="payment-badge" data-state={status} className={styles.badge}>
      <Icon size={18} />
      {status === 'paid' ? 'Paid' : 'Refund due'}
    </span>
  );
}
