import { formatMoment, formatTimeLeft } from '../../lib/moments.ts';
import { useNow } from '../../lib/useNow.ts';
import { ClockIcon } from '../Icon/index.ts';
import * as styles from './OrderCard.css.ts';

export interface TimeLeftProps {
  /** When an unpaid order is cancelled; nothing is shown without it. */
  expiresAt: string | null | undefined;
  /** Milliseconds since the epoch, to hold the time still; the clock when absent. */
  now?: number;
}

/** How long an order waits for its payment. */
export function TimeLeft({ expiresAt, now: fixed }: TimeLeftProps) {
  const now = useNow(fixed);
  if (!expiresAt) return null;
  const left = now === null ? undefined : formatTimeLeft(expiresAt, now);
  return (
    <p data-slot="time-left" className={styles.time}>
      <ClockIcon size={20} className={styles.icon} />
      <time dateTime={expiresAt}>
        {left === undefined && `Pay before ${formatMoment(expiresAt)}`}
        {left === null && 'The time to pay is over'}
        {left && `${left} left to pay`}
      </time>
    </p>
  );
}
