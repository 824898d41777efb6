import type { AdminOrder, Fulfilment } from '@abs/contract';
import { StatusDot, type StatusTone } from '../StatusDot/index.ts';

const payments: Record<AdminOrder['paymentStatus'], { word: string; tone: StatusTone }> = {
  unpaid: { word: 'Unpaid', tone: 'warning' },
  paid: { word: 'Paid', tone: 'success' },
  refundDue: { word: 'Refund due', tone: 'danger' },
  refunded: { word: 'Refunded', tone: 'neutral' },
};
const fulfilments: Record<Fulfilment, { word: string; tone: StatusTone }> = {
  pending: { word: 'pending', tone: 'warning' },
  cleared: { word: 'Cleared', tone: 'success' },
  canceled: { word: 'canceled', tone: 'danger' },
};

/** Whether the money is there, and whether it is contested or goes back. Of a cancelled order none is waited for. */
export function PaymentDot({ order }: { order: AdminOrder }) {
  const { paymentStatus, fulfilment, isDisputed, refundDue = 0, refunded = 0 } = order;
  if (isDisputed) return <StatusDot tone="danger">Disputed</StatusDot>;
  const { word, tone } = payments[paymentStatus];
  if (refundDue > 0 && paymentStatus !== 'refundDue')
    return <StatusDot tone="warning">{`${word}, refund due`}</StatusDot>;
  if (refunded > 0 && paymentStatus === 'paid') return <StatusDot tone="warning">Partly refunded</StatusDot>;
  return (
    <StatusDot tone={paymentStatus === 'unpaid' && fulfilment === 'canceled' ? 'neutral' : tone}>{word}</StatusDot>
  );
}

/** What has become of the order in the shop's hands. */
export function FulfilmentDot({ order: { fulfilment } }: { order: AdminOrder }) {
  const { word, tone } = fulfilments[fulfilment];
  return <StatusDot tone={tone}>{word}</StatusDot>;
}
