import type { Pagination } from '@abs/contract';

const figure = new Intl.NumberFormat('en-NG');

/** `1–10 of 2,345`, or `1–10 of 1,000+ matches` where the server stopped counting; '' for nothing. */
export function rangeText({ page, limit, total, isCapped }: Pagination, shown: number): string {
  if (shown === 0) return '';
  const first = (page - 1) * limit + 1;
  const of = isCapped ? `${figure.format(total)}+ matches` : figure.format(total);
  return `${figure.format(first)}–${figure.format(first + shown - 1)} of ${of}`;
}
