/**
 * All times are in Lagos time, whatever the time zone of the machine. A time of day names its zone, WAT, for readers
 * whose clock shows another time.
 */
const timeZone = 'Africa/Lagos';
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });

/** Lagos is an hour ahead of UTC all year. */
const zoneOf = (date: Date): string => (date.getTimezoneOffset() === -60 ? '' : ' WAT');

/** `2026-11-20T14:05:00Z` → `20 November 2026`. */
export function formatDate(iso: string): string {
  return day.format(new Date(iso));
}

/** `2026-11-20T14:05:00Z` → `20 November at 15:05`. */
export function formatDayAndTime(iso: string): string {
  const date = new Date(iso);
  return dayAndTime.format(date).replace(',', ' at').replace(' at at ', ' at ') + zoneOf(date);
}

/** `2026-11-20T14:05:00Z` → `20 November 2026 at 15:05`. */
export function formatLongDateTime(iso: string): string {
  const date = new Date(iso);
  return `${day.format(date)} at ${time.format(date)}${zoneOf(date)}`;
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone });

/** `2026-11-20T14:05:00Z` → `20 Nov 2026`. */
export const formatShortDate = (iso: string): string => shortDay.format(new Date(iso));

/** `2026-11-20T14:05:00Z` → `15:05`. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return `${time.format(date)}${zoneOf(date)}`;
}

/** `2026-11-20T14:05:00Z` → `20 Nov 2026, 15:05`, for table columns. */
export const formatShortDateTime = (iso: string): string => `${formatShortDate(iso)}, ${formatTime(iso)}`;

const MINUTE = 60_000;

/**
 * The whole minutes from `now` (milliseconds since the epoch) until `iso`, such as `5 h 20 min`; null once the time has
 * passed.
 */
export function formatTimeLeft(iso: string, now: number): string | null {
  const remaining = Date.parse(iso) - now;
  if (remaining <= 0) return null;
  const minutes = Math.floor(remaining / MINUTE);
  if (minutes < 1) return 'Less than a minute';
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ');
}
