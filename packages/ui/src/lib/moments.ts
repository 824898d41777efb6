/** Times are told as they are in Lagos, whatever the clock of the machine that renders: server and browser then agree. */
const timeZone = 'Africa/Lagos';
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
});

/** `2026-11-20T14:05:00Z` → `20 November 2026`. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** `2026-11-20T14:05:00Z` → `20 November at 15:05`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso)).replace(',', ' at').replace(' at at ', ' at ');
}

const MINUTE = 60_000;

/** Whole minutes from `now` (milliseconds since the epoch) until `iso`, as `5 h 20 min`; null once it is past. */
export function formatTimeLeft(iso: string, now: number): string | null {
  const left = Date.parse(iso) - now;
  if (left <= 0) return null;
  const minutes = Math.floor(left / MINUTE);
  if (minutes < 1) return 'Less than a minute';
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`].filter(Boolean).join(' ');
}
