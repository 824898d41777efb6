import { expect, test } from 'vitest';
import { formatDay, formatMoment, formatTimeLeft } from './moments.ts';

test('times are those of Lagos, an hour ahead of UTC', () => {
  expect(formatDay('2026-11-20T23:30:00.000Z')).toBe('21 November 2026');
  expect(formatMoment('2026-11-20T14:05:00.000Z')).toBe('20 November at 15:05');
});

test('time left, in hours and minutes', () => {
  const left = (until: string) => formatTimeLeft(`2026-11-20T${until}.000Z`, Date.UTC(2026, 10, 20, 9));
  expect(left('14:20:30')).toBe('5 h 20 min');
  expect(left('10:00:00')).toBe('1 h');
  expect(left('09:12:59')).toBe('12 min');
  expect(left('09:00:40')).toBe('Less than a minute');
  expect(left('09:00:00')).toBeNull();
  expect(left('08:00:00')).toBeNull();
});
