import { expect, test } from 'vitest';
import { median, parseMemory, quantile } from './statistics.ts';

test('calculates quantiles by nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(hundred, 0.99)).toBe(99);
  expect(quantile(hundred, 1)).toBe(100);
  expect(median([3, 1, 2])).toBe(2);
  expect(median([7])).toBe(7);
  expect(median([])).toBeNaN();
});

test('reads the memory of a process in megabytes', () => {
  const status = 'Name:\tnode\nVmPeak:\t 9999999 kB\nVmHWM:\t  614400 kB\nVmRSS:\t  153600 kB\n';
  expect(parseMemory(status)).toEqual({ rss: 150, peak: 600 });
  expect(parseMemory('')).toEqual({ rss: Number.NaN, peak: Number.NaN });
});
