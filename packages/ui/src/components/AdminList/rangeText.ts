import { formatNumber } from '../../lib/formatNumber.ts';
import type { ListPagination } from './listProps.ts';

/**
 * Formats the range of visible rows: `1–10 of 2,345`, or `1–10 of 1,000+ matches` where the server stopped counting.
 * Returns '' for an empty list.
 */
export function rangeText({ page, limit, total, isCapped }: ListPagination, rowCount: number): string {
  if (rowCount === 0) return '';
  const first = (page - 1) * limit + 1;
  const totalText = isCapped ? `${formatNumber(total)}+ matches` : formatNumber(total);
  return `${formatNumber(first)}–${formatNumber(first + rowCount - 1)} of ${totalText}`;
}
