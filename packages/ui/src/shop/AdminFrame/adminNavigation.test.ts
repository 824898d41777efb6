import { expect, test } from 'vitest';
import { adminNavigation, isCurrentItem } from './adminNavigation.ts';

const currentOn = (path: string) =>
  adminNavigation.filter((item) => isCurrentItem(item, path)).map((item) => item.name);

test('marks at most one item as current on each admin page', () => {
  expect(currentOn('/admin')).toEqual(['Overview']);
  expect(currentOn('/admin/')).toEqual(['Overview']);
  expect(currentOn('/admin/orders')).toEqual(['Orders']);
  expect(currentOn('/admin/orders/42')).toEqual(['Orders']);
  expect(currentOn('/admin/message')).toEqual(['Message']);
  expect(currentOn('/admin/addItem')).toEqual(['Add new cloth']);
  expect(currentOn('/admin/products/42/edit')).toEqual(['Product info']);
  expect(currentOn('/admin/styles/42')).toEqual(['Product info']);
  expect(currentOn('/admin/restock')).toEqual(['Restock']);
  expect(currentOn('/admin/user')).toEqual(['User']);
  expect(currentOn('/admin/transactions')).toEqual(['Transaction']);
  expect(currentOn('/admin/notification')).toEqual([]);
});
