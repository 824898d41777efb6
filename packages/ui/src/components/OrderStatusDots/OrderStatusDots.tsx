import type { AdminOrder, Fulfilment } from '@abs/contract';
import { StatusDot, type StatusTone } from '../StatusDot/index.ts';

const paymentLabels: Record<AdminOrder['paymentStatus'], { label: string; tone: StatusTone }> = {
  unpaid: { label: 'Unpaid', tone: 'warning' },
  paid: { label: 'Paid', tone: 'success' },
  refundDue: { label: 'Refund due', tone: 'danger' },
  refunded: { label: 'Refunded', tone: 'neutral' },
};
const fulfilmentLabels: Record<Fulfilment, { label: string; tone: StatusTone }> = {
  pending: { label: 'pending', tone: 'warning' },
  cleared: { label: 'Cleared', tone: 'success' },
  canceled: { label: 'canceled', tone: 'danger' },
};

/** The payment status, including disputes and refunds. A cancelled unpaid order is neutral, since no payment is due. */
export function PaymentDot({ order }: { order: AdminOrder }) {
  const { paymentStatus, fulfilment, isDisputed, refundDue = 0, refunded = 0 } = order;
  if (isDisputed) return <StatusDot tone="danger">Disputed</StatusDot>;
  const { label, tone } = paymentLabels[paymentStatus];
  if (refundDue > 0 && paymentStatus !== 'refundDue')
    return <StatusDot tone="warning">{`${label}, refund due`}</StatusDot>;
  if (refunded > 0 && paymentStatus === 'paid') return <StatusDot tone="warning">Partly refunded</StatusDot>;
  return (
    <StatusDot tone={paymentStatus === 'unpaid' && fulfilment === 'canceled' ? 'neutral' : tone}>{label}</StatusDot>
  );
}

/** The fulfilment status. The specification sets the words 'Cleared', 'pending' and 'canceled'. */
export function FulfilmentDot({ order: { fulfilment } }: { order: AdminOrder }) {
  const { label, tone } = fulfilmentLabels[fulfilment];
  return <StatusDot tone={tone}>{label}</StatusDot>;
}
