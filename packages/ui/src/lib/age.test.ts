import { expect, test } from 'vitest';
import { formatAge, formatAgo } from './age.ts';

test('formats how long ago, from one minute to one week', () => {
  const ago = (iso: string) => formatAgo(iso, Date.UTC(2026, 10, 20, 9));
  expect(ago('2026-11-20T08:59:30.000Z')).toBe('Just now');
  expect(ago('2026-11-20T09:00:30.000Z')).toBe('Just now');
  expect(ago('2026-11-20T08:59:00.000Z')).toBe('1 min ago');
  expect(ago('2026-11-20T08:00:01.000Z')).toBe('59 min ago');
  expect(ago('2026-11-19T09:00:01.000Z')).toBe('23 h ago');
  expect(ago('2026-11-19T09:00:00.000Z')).toBe('1 day ago');
  expect(ago('2026-11-14T08:00:00.000Z')).toBe('6 days ago');
  expect(ago('2026-11-12T23:30:00.000Z')).toBe('13 November 2026');
});

test('formats an age in minutes, hours or days', () => {
  const age = (iso: string) => formatAge(iso, Date.UTC(2026, 10, 20, 9));
  expect(age('2026-11-20T09:00:30.000Z')).toBe('0 min');
  expect(age('2026-11-20T08:00:01.000Z')).toBe('59 min');
  expect(age('2026-11-20T08:00:00.000Z')).toBe('1 h');
  expect(age('2026-11-19T09:00:00.000Z')).toBe('1 day');
  expect(age('2026-10-20T09:00:00.000Z')).toBe('31 days');
  expect(age('2022-11-20T09:00:00.000Z')).toBe('1,461 days');
});
