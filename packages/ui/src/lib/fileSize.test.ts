import { expect, test } from 'vitest';
import { formatFileSize } from './fileSize.ts';

test('formats bytes in the most readable unit', () => {
  expect(formatFileSize(0)).toBe('0 B');
  expect(formatFileSize(1023)).toBe('1023 B');
  expect(formatFileSize(65_536)).toBe('64 KB');
  expect(formatFileSize(2_516_582)).toBe('2.4 MB');
  expect(formatFileSize(5 * 1024 * 1024)).toBe('5 MB');
});
