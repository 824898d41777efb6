import type { AdminOrder, Fulfilment, OrderStatus } from '@abs/contract';
import type { StatusDotProps } from '../../components/StatusDot/index.ts';

/** The props of a StatusDot: the status in words, and its meaning. */
type Status = Required<Pick<StatusDotProps, 'tone' | 'children'>>;

const orderStatuses: Record<OrderStatus, Status> = {
  PENDING: { children: 'Pending', tone: 'warning' },
  SUCCESS: { children: 'Success', tone: 'success' },
  CANCELLED: { children: 'Cancelled', tone: 'danger' },
};
/** The statuses of an order's payment, and of a single payment: one word and one tone on every screen. */
export const paymentStatuses: Record<AdminOrder['paymentStatus'] | 'partlyRefunded' | 'disputed', Status> = {
  unpaid: { children: 'Unpaid', tone: 'warning' },
  paid: { children: 'Paid', tone: 'success' },
  partlyRefunded: { children: 'Partly refunded', tone: 'warning' },
  refundDue: { children: 'Refund due', tone: 'warning' },
  refunded: { children: 'Refunded', tone: 'neutral' },
  disputed: { children: 'Disputed', tone: 'danger' },
};
const fulfilmentStatuses: Record<Fulfilment, Status> = {
  pending: { children: 'pending', tone: 'warning' },
  cleared: { children: 'Cleared', tone: 'success' },
  canceled: { children: 'canceled', tone: 'danger' },
};

/** The status of an order for its customer: `<StatusDot {...orderStatus(order)} />`. */
export const orderStatus = ({ status }: { status: OrderStatus }): Status => orderStatuses[status];

/**
 * The payment status for staff, including disputes and refunds. A cancelled unpaid order is neutral, because no payment
 * is due.
 */
export function paymentStatus(order: AdminOrder): Status {
  const { paymentStatus: payment, fulfilment, isDisputed, refundDue = 0, refunded = 0 } = order;
  const status = paymentStatuses[payment];
  if (isDisputed) return paymentStatuses.disputed;
  if (refundDue > 0 && payment !== 'refundDue') return { children: `${status.children}, refund due`, tone: 'warning' };
  if (refunded > 0 && payment === 'paid') return paymentStatuses.partlyRefunded;
  return payment === 'unpaid' && fulfilment === 'canceled' ? { ...status, tone: 'neutral' } : status;
}

/** The fulfilment status for staff. The specification sets the words 'Cleared', 'pending' and 'canceled'. */
export const fulfilmentStatus = ({ fulfilment }: { fulfilment: Fulfilment }): Status => fulfilmentStatuses[fulfilment];
