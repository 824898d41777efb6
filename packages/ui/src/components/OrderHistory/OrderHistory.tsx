import type { OrderEvent, OrderEventKind } from '@abs/contract';
import { formatDateAndTime } from '../../lib/moments.ts';
import { formatNaira } from '../../lib/naira.ts';
import * as styles from './OrderHistory.css.ts';

export interface OrderHistoryProps {
  /** What happened, oldest first. */
  events: readonly OrderEvent[];
}

/** What happened, and who did it when the event names nobody. */
const words: Record<OrderEventKind, { word: string; otherwise?: string }> = {
  placed: { word: 'Placed' },
  paid: { word: 'Paid', otherwise: 'confirmed by the payment provider' },
  cancelled: { word: 'Cancelled' },
  expired: { word: 'Cancelled', otherwise: 'not paid in time' },
  refundDue: { word: 'Refund due' },
  wrongAmount: { word: 'Wrong amount received', otherwise: 'refund due' },
  paidTwice: { word: 'Paid again', otherwise: 'refund due' },
  refundStarted: { word: 'Refund started', otherwise: 'reported by the payment provider' },
  refunded: { word: 'Refunded', otherwise: 'confirmed by the payment provider' },
  refundFailed: { word: 'Refund failed', otherwise: 'reported by the payment provider' },
  disputed: { word: 'Payment disputed', otherwise: 'by the customer’s bank' },
  disputeWon: { word: 'Dispute won', otherwise: 'the payment stands' },
  disputeLost: { word: 'Dispute lost', otherwise: 'the money was returned' },
  cleared: { word: 'Cleared' },
  uncleared: { word: 'No longer cleared' },
  reopened: { word: 'Pending again' },
};

/** What became of an order, step by step: what, by whom, when. */
export function OrderHistory({ events }: OrderHistoryProps) {
  return (
    <ol data-slot="order-history" aria-label="History" className={styles.list}>
      {events.map(({ kind, at, by, amount }) => {
        const { word, otherwise } = words[kind];
        return (
          <li key={`${kind}-${at}`} data-state={kind} className={styles.event}>
            <span className={styles.word}>
              {word}
              {amount !== undefined && ` ${formatNaira(amount)}`}
            </span>
            <span className={styles.detail}>
              {by ? `by ${by}` : otherwise}
              <time dateTime={at} className={styles.time}>
                {formatDateAndTime(at)}
              </time>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
