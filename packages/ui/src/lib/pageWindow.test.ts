import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test('shows five pages centred on the current one', { tags: ['9.1.6'] }, () => {
  expect(pageWindow(5, 9)).toEqual([3, 4, 5, 6, 7]);
});
test('stays within the first and the last page', { tags: ['5.1.18'] }, () => {
  expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(2, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(9, 9)).toEqual([5, 6, 7, 8, 9]);
});
test('shows all when there are few', () => {
  expect(pageWindow(2, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 0)).toEqual([]);
});
test('clamps a page outside the range', () => {
  expect(pageWindow(40, 6)).toEqual([2, 3, 4, 5, 6]);
  expect(pageWindow(-1, 6)).toEqual([1, 2, 3, 4, 5]);
});
