import type { ComponentProps } from 'react';
import { formatAgo } from '../../lib/age.ts';
import { formatLongDateTime } from '../../lib/dateTime.ts';

export interface TimeAgoProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** The time, ISO 8601. */
  iso: string;
  /** The current time in milliseconds since the epoch. The full time shows while it is null, as on a server. */
  now: number | null;
}

/** How long ago something happened, with the full time in a tooltip. */
export function TimeAgo({ iso, now, ...rest }: TimeAgoProps) {
  const full = formatLongDateTime(iso);
  return (
    <time data-slot="time-ago" title={full} {...rest} dateTime={iso}>
      {now === null ? full : formatAgo(iso, now)}
    </time>
  );
}
