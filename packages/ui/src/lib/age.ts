import { formatDate } from './dateTime.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The time from `iso` until `now` (milliseconds since the epoch): `5 min`, `3 h`, `1 day`, `2,345 days`. A time in the
 * future, from a wrong clock, is `0 min`.
 */
export function formatAge(iso: string, now: number): string {
  const elapsed = Math.max(0, now - Date.parse(iso));
  if (elapsed < HOUR) return `${Math.floor(elapsed / MINUTE)} min`;
  if (elapsed < DAY) return `${Math.floor(elapsed / HOUR)} h`;
  const days = Math.floor(elapsed / DAY);
  return days === 1 ? '1 day' : `${days.toLocaleString('en-NG')} days`;
}

/**
 * How long before `now` (milliseconds since the epoch) something happened: `Just now`, `5 min ago`, `3 h ago`, `2 days
 * ago`, or the date after a week. A time in the future, from a wrong clock, is `Just now`.
 */
export function formatAgo(iso: string, now: number): string {
  const elapsed = now - Date.parse(iso);
  if (elapsed < MINUTE) return 'Just now';
  return elapsed < 7 * DAY ? `${formatAge(iso, now)} ago` : formatDate(iso);
}
