import type { Order, OrderStatus as Status } from '@abs/contract';
import { CheckIcon, RefreshIcon } from '../Icon/index.ts';
import * as styles from './OrderStatus.css.ts';

export interface OrderStatusProps {
  status: Status;
}

const labels: Record<Status, string> = { PENDING: 'Pending', SUCCESS: 'Success', CANCELLED: 'Cancelled' };

/** An order's status: a dot and a word. */
export function OrderStatus({ status }: OrderStatusProps) {
  return (
    <span data-slot="order-status" data-state={status} className={styles.status}>
      <span aria-hidden="true" className={styles.dot} />
      {labels[status]}
    </span>
  );
}

const badgeLabels = { paid: 'Paid', refundDue: 'Refund due', refunded: 'Refunded' } as const;

export interface PaymentBadgeProps {
  status: Order['paymentStatus'];
}

/** The payment status. Renders nothing for unpaid orders. */
export function PaymentBadge({ status }: PaymentBadgeProps) {
  if (status === 'unpaid') return null;
  const Icon = status === 'paid' ? CheckIcon : RefreshIcon;
  return (
    <span data-slot="payment-badge" data-state={status} className={styles.badge}>
      <Icon size={18} />
      {badgeLabels[status]}
    </span>
  );
}
