import { expect, test } from 'vitest';
import { cartLabel, isCurrent, ordersLabel } from './navigation.ts';

test('names lines and pieces in the cart label', { tags: ['2.3.2'] }, () => {
  expect(cartLabel({ lines: 0, pieces: 0 })).toBe('Cart, empty');
  expect(cartLabel({ lines: 1, pieces: 1 })).toBe('Cart, 1 item');
  expect(cartLabel({ lines: 2, pieces: 5 })).toBe('Cart, 2 products, 5 items');
});

test('names the number of pending orders', () => {
  expect(ordersLabel(0)).toBe('Orders, none pending');
  expect(ordersLabel(1)).toBe('Orders, 1 pending order');
});

test('marks an item as current on its own page and the pages below it', { tags: ['3.1.22'] }, () => {
  expect(isCurrent('/', '/')).toBe(true);
  expect(isCurrent('/', '')).toBe(true);
  expect(isCurrent('/', '/shop')).toBe(false);
  expect(isCurrent('/order', '/order/42')).toBe(true);
  expect(isCurrent('/shop', '/shopping')).toBe(false);
});
