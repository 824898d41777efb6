import { formatNumber } from '../../lib/formatNumber.ts';
import { formatNaira } from '../../lib/naira.ts';

/** The sales of one calendar day. */
export interface SalesDay {
  /** YYYY-MM-DD. */
  date: string;
  /** The number of sales. */
  sales: number;
  /** In naira. */
  revenue: number;
}

// A calendar date has no time zone, so it is parsed and formatted as UTC.
const shortFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** `2026-11-20` → `20 Nov`. */
export const shortDay = (date: string) => shortFormat.format(new Date(date));
/** `2026-11-20` → `Fri 20 November`. */
export const longDay = (date: string) => longFormat.format(new Date(date)).replace(',', '');

export const salesCount = (sales: number) => `${formatNumber(sales)} ${sales === 1 ? 'sale' : 'sales'}`;

/** `Fri 20 November: ₦45,000, 3 sales`. */
export const formatSalesDay = ({ date, revenue, sales }: SalesDay) =>
  `${longDay(date)}: ${formatNaira(revenue)}, ${salesCount(sales)}`;

/** The totals of all days. */
export function totalOf(days: readonly SalesDay[]) {
  return {
    revenue: days.reduce((sum, day) => sum + day.revenue, 0),
    sales: days.reduce((sum, day) => sum + day.sales, 0),
  };
}

/** Describes the chart in a sentence, for screen readers. */
export function chartSummary(days: readonly SalesDay[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const { revenue, sales } = totalOf(days);
  const bestDay = days.reduce((one, other) => (other.revenue > one.revenue ? other : one));
  return `Revenue and sales of each day from ${shortDay(first.date)} to ${shortDay(last.date)}: ${formatNaira(revenue)} and ${salesCount(sales)} in all. Best day: ${formatSalesDay(bestDay)}.`;
}
