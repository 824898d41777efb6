const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Customers are most likely still paying for younger attempts. */
const FIRST_CHECK_MS = 2 * MINUTE;
/** A provider's page may stay open in a tab for days, and Paystack repeats its webhooks for as long. */
const CHECKED_FOR_MS = 72 * HOUR;
const LONGEST_PAUSE_MS = 6 * HOUR;

/** Time of the first check for an attempt that starts, or whose order is cancelled, `now`. */
export const firstCheckAt = (now: Date): Date => new Date(now.getTime() + FIRST_CHECK_MS);

/**
 * Time of the next check after one at `now`. Intervals grow: about 35 checks in 72 hours, the last one at their end.
 * @param since when the attempt began or, if that was later, its order was cancelled
 * @returns null after the 72 hours
 */
export function nextCheckAt(since: Date, now: Date): Date | null {
  const age = now.getTime() - since.getTime();
  if (age >= CHECKED_FOR_MS) return null;
  const pause = Math.min(LONGEST_PAUSE_MS, Math.max(MINUTE, age / 4));
  return new Date(Math.min(now.getTime() + pause, since.getTime() + CHECKED_FOR_MS));
}
