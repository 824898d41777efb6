/** Lagos keeps UTC+1 all year: https://www.iana.org/time-zones (africa). */
const OFFSET_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** The calendar day in Lagos, YYYY-MM-DD. */
export const lagosDay = (time: Date): string => new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 10);

/** The time in Lagos as spreadsheet programs read it: `2026-11-27 06:34:00`. */
export const lagosTime = (time: Date): string =>
  new Date(time.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The start in Lagos of a calendar day, YYYY-MM-DD, or of the day that comes `days` later. */
export const startOfLagosDate = (day: string, days = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET_MS + days * DAY_MS);

/** Midnight in Lagos before (or at) a moment. */
export function startOfLagosDay(time: Date): Date {
  const local = time.getTime() + OFFSET_MS;
  return new Date(local - (local % DAY_MS) - OFFSET_MS);
}
