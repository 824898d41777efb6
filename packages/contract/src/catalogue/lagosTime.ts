/** Lagos is an hour ahead of UTC all year. */
export const LAGOS = '+01:00';

/** A point in time as a control of type `datetime-local` shows it in Lagos; '' for none. */
export function lagosTimeOf(time: string | null): string {
  if (time === null) return '';
  return new Date(new Date(time).getTime() + 60 * 60_000).toISOString().slice(0, 16);
}
