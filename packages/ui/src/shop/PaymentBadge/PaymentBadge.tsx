import type { Order } from '@abs/contract';
import { CheckIcon, RefreshIcon } from '../../components/Icon/index.ts';
import { paymentStatuses } from '../orderStatus/index.ts';
import * as styles from './PaymentBadge.css.ts';

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
      <span>{paymentStatuses[status].children}</span>
    </span>
  );
}
