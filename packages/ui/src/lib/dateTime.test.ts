import { beforeEach, expect, test, vi } from 'vitest';
import { formatDate, formatDayAndTime, formatLongDateTime, formatShortDateTime, formatTimeLeft } from './dateTime.ts';

/** The reader's clock, in minutes behind UTC, as `getTimezoneOffset` gives them. */
const clockAt = (minutes: number) => vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
beforeEach(() => {
  clockAt(-60);
});

test('names the zone for readers whose clock shows another time', () => {
  clockAt(300);
  expect(formatDayAndTime('2026-11-20T14:05:00.000Z')).toBe('20 November at 15:05 WAT');
  expect(formatShortDateTime('2026-11-20T23:30:00.000Z')).toBe('21 Nov 2026, 00:30 WAT');
  expect(formatLongDateTime('2026-12-31T23:05:00.000Z')).toBe('1 January 2027 at 00:05 WAT');
  expect(formatDate('2026-11-20T23:30:00.000Z')).toBe('21 November 2026');
});

test('formats times in Lagos, one hour ahead of UTC', { tags: ['2.11.2'] }, () => {
  expect(formatDate('2026-11-20T23:30:00.000Z')).toBe('21 November 2026');
  expect(formatDayAndTime('2026-11-20T14:05:00.000Z')).toBe('20 November at 15:05');
  expect(formatShortDateTime('2026-11-20T23:30:00.000Z')).toBe('21 Nov 2026, 00:30');
});

test('formats the time left in hours and minutes', () => {
  const left = (until: string) => formatTimeLeft(`2026-11-20T${until}.000Z`, Date.UTC(2026, 10, 20, 9));
  expect(left('14:20:30')).toBe('5 h 20 min');
  expect(left('10:00:00')).toBe('1 h');
  expect(left('09:12:59')).toBe('12 min');
  expect(left('09:00:40')).toBe('Less than a minute');
  expect(left('09:00:00')).toBeNull();
  expect(left('08:00:00')).toBeNull();
});

test('includes the year in a long date and time', () => {
  expect(formatLongDateTime('2026-12-31T23:05:00.000Z')).toBe('1 January 2027 at 00:05');
});
