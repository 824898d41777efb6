/** The days by which admins list orders, as calendar days in Lagos: YYYY-MM-DD. */

export const FIRST_ORDER_DAY = '2000-01-01';
export const LAST_ORDER_DAY = '2099-12-31';

/** Whether a text is a day of the calendar within these limits. */
export function isOrderDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < FIRST_ORDER_DAY || text > LAST_ORDER_DAY) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // Some engines read 31 February as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether the first of two days, either of which can be missing, is not after the second. */
export const areDaysInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  !from || !to || from <= to;
