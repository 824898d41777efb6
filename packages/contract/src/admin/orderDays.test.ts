import { expect, it } from 'vitest';
import { areDaysInOrder, isOrderDay } from './orderDays.ts';
import { noOrderFilters, orderFilterParams } from './orderFilters.ts';

it.each(['2000-01-01', '2024-02-29', '2026-11-20', '2099-12-31'])('accepts the day %s', (day) => {
  expect(isOrderDay(day)).toBe(true);
});

it.each([
  '',
  '2026-1-2',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '1999-12-31',
  '2100-01-01',
  '20 Nov 2026',
  '0002-11-20',
])('refuses “%s” as a day', (text) => {
  expect(isOrderDay(text)).toBe(false);
});

it('compares days only if both are chosen', () => {
  expect(areDaysInOrder({ from: '2026-01-02', to: '2026-01-02' })).toBe(true);
  expect(areDaysInOrder({ from: '2026-01-03', to: '2026-01-02' })).toBe(false);
  expect([areDaysInOrder({}), areDaysInOrder({ from: '2026-01-03' }), areDaysInOrder({ to: '2026-01-03' })]).toEqual([
    true,
    true,
    true,
  ]);
});

it('writes only the chosen filters as parameters', () => {
  expect(orderFilterParams(noOrderFilters)).toEqual({});
  expect(orderFilterParams({ ...noOrderFilters, to: '2026-01-02', payment: 'paid' })).toEqual({
    payment: 'paid',
    to: '2026-01-02',
  });
});
