import type { AdminOrder, Fulfilment } from '@abs/contract';
import { StatusDot, type StatusTone } from '../StatusDot/index.ts';

const payments: Record<AdminOrder['paymentStatus'], { word: string; tone: StatusTone }> = {
  unpaid: { word: 'Unpaid', tone: 'warning' },
  paid: { word: 'Paid', tone: 'success' },
  refundDue: { word: 'Refund due', tone: 'danger' },
};
const fulfilments: Record<Fulfilment, { word: string; tone: StatusTone }> = {
  pending: { word: 'pending', tone: 'warning' },
  cleared: { word: 'Cleared', tone: 'success' },
  canceled: { word: 'canceled', tone: 'danger' },
};

/** Whether the money is there. Of an order that is cancelled none is waited for. */
export function PaymentDot({ order: { paymentStatus, fulfilment } }: { order: AdminOrder }) {
  const { word, tone } = payments[paymentStatus];
  return (
    <StatusDot tone={paymentStatus === 'unpaid' && fulfilment === 'canceled' ? 'neutral' : tone}>{word}</StatusDot>
  );
}

/** What has become of the order in the shop's hands. */
export function FulfilmentDot({ order: { fulfilment } }: { order: AdminOrder }) {
  const { word, tone } = fulfilments[fulfilment];
  return <StatusDot tone={tone}>{word}</StatusDot>;
}
