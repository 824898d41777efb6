import { expect, test } from 'vitest';
import { displayIndexOf } from './useReorder.ts';

const order = (from: number, to: number) => {
  const shown: string[] = [];
  for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) shown[displayIndexOf(index, { from, to })] = name;
  return shown.join('');
};

test('moves the other items aside for the held one', () => {
  expect(order(0, 2)).toBe('bcad');
  expect(order(3, 0)).toBe('dabc');
  expect(order(1, 1)).toBe('abcd');
});

test('keeps every index without a drag', () => {
  expect([0, 1, 2].map((index) => displayIndexOf(index, null))).toEqual([0, 1, 2]);
});
