import { expect, test } from 'vitest';
import { rangeText } from './rangeText.ts';

const pagination = { page: 1, limit: 10, total: 2345, totalPages: 235 };

test('formats the visible rows and the total', () => {
  expect(rangeText(pagination, 10)).toBe('1–10 of 2,345');
  expect(rangeText({ ...pagination, page: 235 }, 5)).toBe('2,341–2,345 of 2,345');
  expect(rangeText({ ...pagination, total: 3, totalPages: 1 }, 3)).toBe('1–3 of 3');
});
test('shows a plus after a capped total', () => {
  expect(rangeText({ ...pagination, total: 1000, totalPages: 100, isCapped: true }, 10)).toBe('1–10 of 1,000+ matches');
});
test('returns an empty text for an empty list', () => {
  expect(rangeText({ ...pagination, total: 0, totalPages: 0 }, 0)).toBe('');
});
