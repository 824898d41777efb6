import type { Order } from '@abs/contract';
import { formatDayAndTime, formatTimeLeft } from '../../lib/dateTime.ts';
import { useNow } from '../../lib/useNow.ts';
import { ClockIcon } from '../Icon/index.ts';
import * as styles from './OrderCard.css.ts';

export interface TimeLeftProps {
  /** A pending order. Nothing is shown if the server does not say how long it can be paid. */
  order: Pick<Order, 'expiresAt' | 'heldUntil'>;
  /**
   * The current time in milliseconds since the epoch, to freeze the time left in stories and tests. Defaults to the
   * clock.
   */
  now?: number;
}

/** How long an order can still be paid, and until when its items are held. */
export function TimeLeft({ order: { expiresAt, heldUntil }, now: fixed }: TimeLeftProps) {
  const now = useNow(fixed);
  const end = heldUntil ?? expiresAt;
  if (!end) return null;
  const left = now === null ? undefined : formatTimeLeft(end, now);
  return (
    <p data-slot="time-left" className={styles.time}>
      <ClockIcon size={20} className={styles.icon} />
      <span>
        <time dateTime={end}>
          {left === undefined && `Pay before ${formatDayAndTime(end)}`}
          {left === null && 'The time to pay is over'}
          {left && `${left} left to pay`}
        </time>
        {left && heldUntil && (
          <span className={styles.held}>{`Held for you until ${formatDayAndTime(heldUntil)}`}</span>
        )}
      </span>
    </p>
  );
}
