import type { ComponentProps } from 'react';
import { formatAgo, formatLongDateTime } from '../../lib/dateTime.ts';

export interface TimeAgoProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** When it was, ISO 8601. */
  iso: string;
  /** The present, in milliseconds since the epoch; the full time shows while it is not known, as on a server. */
  now: number | null;
}

/** How long ago something was, with the full time in its tooltip. */
export function TimeAgo({ iso, now, ...rest }: TimeAgoProps) {
  const full = formatLongDateTime(iso);
  return (
    <time data-slot="time-ago" title={full} {...rest} dateTime={iso}>
      {now === null ? full : formatAgo(iso, now)}
    </time>
  );
}
