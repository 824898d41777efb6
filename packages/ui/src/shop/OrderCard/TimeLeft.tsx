import type { Order } from '@abs/contract';
import { ClockIcon } from '../../components/Icon/index.ts';
import { formatDayAndTime, formatTimeLeft } from '../../lib/dateTime.ts';
import { useNow } from '../../lib/useNow.ts';
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

/** @param left undefined until the current time is known; null once the time is over */
function timeText(end: string, left: string | null | undefined): string {
  if (left === undefined) return `Pay before ${formatDayAndTime(end)}`;
  return left === null ? 'The time to pay is over' : `${left} left to pay`;
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
        <time dateTime={end}>{timeText(end, left)}</time>
        {left !== null && heldUntil && (
          <span className={styles.held}>{`Held for you until ${formatDayAndTime(heldUntil)}`}</span>
        )}
      </span>
    </p>
  );
}
