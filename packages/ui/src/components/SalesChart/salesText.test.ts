import { expect, test } from 'vitest';
import { chartSummary, formatSalesDay, totalOf } from './salesText.ts';

const days = [
  { date: '2026-11-18', sales: 2, revenue: 66_000 },
  { date: '2026-11-19', sales: 0, revenue: 0 },
  { date: '2026-11-20', sales: 1, revenue: 128_000 },
];

test('formats a day with its revenue and sales', () => {
  expect(formatSalesDay({ date: '2026-11-20', sales: 1, revenue: 128_000 })).toBe('Fri 20 November: ₦128,000, 1 sale');
});

test('summarizes all days: period, totals and best day', () => {
  expect(totalOf(days)).toEqual({ sales: 3, revenue: 194_000 });
  expect(chartSummary(days)).toBe(
    'Revenue and sales of each day from 18 Nov to 20 Nov: ₦194,000 and 3 sales in all. Best day: Fri 20 November: ₦128,000, 1 sale.',
  );
  expect(chartSummary([])).toBe('');
});
