import { expect, test } from 'vitest';
import { formatNaira } from './naira.ts';

test('writes whole naira without decimals', { tags: ['9.1.10', '10.2.10'] }, () => {
  expect(formatNaira(45_000)).toBe('₦45,000');
  expect(formatNaira(0)).toBe('₦0');
  expect(formatNaira(1_250_000)).toBe('₦1,250,000');
});

test('writes kobo with two digits, and only when there are any', { tags: ['10.2.10'] }, () => {
  expect(formatNaira(8150.5)).toBe('₦8,150.50');
  expect(formatNaira(0.1 + 0.2)).toBe('₦0.30');
  expect(formatNaira(19.999)).toBe('₦20');
});
