const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Younger attempts are most likely being paid just now. */
const FIRST_CHECK_MS = 2 * MINUTE;
/** A provider's page may stay open in a tab for days; Paystack repeats its webhooks as long. */
const CHECKED_FOR_MS = 72 * HOUR;
const LONGEST_PAUSE_MS = 6 * HOUR;

/** When we first ask the provider about an attempt that begins, or whose order is cancelled, now. */
export const firstCheckAt = (now: Date): Date => new Date(now.getTime() + FIRST_CHECK_MS);

/**
 * When we next ask the provider about an attempt that we checked just now: at growing intervals, about 35 times in
 * 72 hours.
 * @param since when the attempt began or, if that was later, its order was cancelled
 * @returns null when the time is over; the last time is when it ends
 */
export function nextCheckAt(since: Date, now: Date): Date | null {
  const age = now.getTime() - since.getTime();
  if (age >= CHECKED_FOR_MS) return null;
  const pause = Math.min(LONGEST_PAUSE_MS, Math.max(MINUTE, age / 4));
  return new Date(Math.min(now.getTime() + pause, since.getTime() + CHECKED_FOR_MS));
}
