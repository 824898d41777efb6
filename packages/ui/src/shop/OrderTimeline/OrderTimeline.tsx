import type { OrderEvent, OrderEventKind } from '@abs/contract';
import { formatShortDateTime } from '../../lib/dateTime.ts';
import { isolated } from '../../lib/isolated.ts';
import { formatNaira } from '../../lib/naira.ts';
import * as styles from './OrderTimeline.css.ts';

export interface OrderTimelineProps {
  /** The events, oldest first. */
  events: readonly OrderEvent[];
}

/** The event's label, and the detail to show when no person is named. */
const eventLabels: Record<OrderEventKind, { label: string; fallbackDetail?: string }> = {
  placed: { label: 'Placed' },
  paid: { label: 'Paid', fallbackDetail: 'confirmed by the payment provider' },
  cancelled: { label: 'Cancelled' },
  expired: { label: 'Cancelled', fallbackDetail: 'not paid in time' },
  refundDue: { label: 'Refund due' },
  wrongAmount: { label: 'Wrong amount received', fallbackDetail: 'refund due' },
  paidTwice: { label: 'Paid again', fallbackDetail: 'refund due' },
  refundStarted: { label: 'Refund started', fallbackDetail: 'reported by the payment provider' },
  refunded: { label: 'Refunded', fallbackDetail: 'confirmed by the payment provider' },
  refundFailed: { label: 'Refund failed', fallbackDetail: 'reported by the payment provider' },
  disputed: { label: 'Payment disputed', fallbackDetail: 'by the customer’s bank' },
  disputeWon: { label: 'Dispute won', fallbackDetail: 'the payment stands' },
  disputeLost: { label: 'Dispute lost', fallbackDetail: 'the money was returned' },
  cleared: { label: 'Cleared' },
  uncleared: { label: 'No longer cleared' },
  reopened: { label: 'Pending again' },
};

/** The history of an order: what happened, by whom, and when. */
export function OrderTimeline({ events }: OrderTimelineProps) {
  return (
    <ol data-slot="order-timeline" aria-label="History" className={styles.list}>
      {events.map(({ kind, at, by, amount }) => {
        const { label, fallbackDetail } = eventLabels[kind];
        const detail = by ? isolated`by ${by}` : fallbackDetail;
        return (
          <li key={`${kind}-${at}`} data-state={kind} className={styles.event}>
            <span className={styles.label}>{amount === undefined ? label : `${label} ${formatNaira(amount)}`}</span>
            <span className={styles.detail}>
              {detail && <span>{detail}</span>}
              <time dateTime={at} className={styles.time}>
                {formatShortDateTime(at)}
              </time>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
