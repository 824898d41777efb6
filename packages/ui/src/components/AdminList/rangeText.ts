import type { Pagination } from '@abs/contract';

const numberFormat = new Intl.NumberFormat('en-NG');

/**
 * Formats the range of visible rows: `1–10 of 2,345`, or `1–10 of 1,000+ matches` where the server stopped counting.
 * Returns '' for an empty list.
 */
export function rangeText({ page, limit, total, isCapped }: Pagination, rowCount: number): string {
  if (rowCount === 0) return '';
  const first = (page - 1) * limit + 1;
  const totalText = isCapped ? `${numberFormat.format(total)}+ matches` : numberFormat.format(total);
  return `${numberFormat.format(first)}–${numberFormat.format(first + rowCount - 1)} of ${totalText}`;
}
