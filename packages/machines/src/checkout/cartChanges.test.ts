import type { Cart } from '@abs/contract/entities';
import { describe, expect, it } from 'vitest';
import { aLine, aProduct } from '../testing/fixtures.ts';
import { compareCarts, hasChanges, isOrderOf, shownCartOf } from './cartChanges.ts';

const cartOf = (items: Cart['items'], over: Partial<Cart> = {}) => shownCartOf({ items, ...over });
const priced = (price: number, quantity = 1, stock = 10) =>
  aLine('p1', quantity, { product: { ...aProduct(), price, quantity: stock } });

describe('a shown cart', () => {
  it('computes a missing fee and total, to the kobo', () => {
    expect(cartOf([priced(0.1, 3)], { deliveryFee: 0.2 })).toMatchObject({ total: 0.5, takesExpectedTotal: false });
    expect(cartOf([priced(1000)])).toMatchObject({ deliveryFee: 5, total: 1005 });
    expect(cartOf([])).toMatchObject({ total: 0 });
    expect(cartOf([priced(1000)], { total: 1005 }).takesExpectedTotal).toBe(true);
  });
});

describe('comparing carts', () => {
  it('finds no changes between equal carts, regardless of the order of their lines', () => {
    const changes = compareCarts(cartOf([aLine('a'), aLine('b')]), cartOf([aLine('b'), aLine('a')]));
    expect(hasChanges(changes)).toBe(false);
    expect(changes).toMatchObject({ lines: [], isOrderable: true });
  });

  it.each([
    ['a price', [priced(1500)], { price: { was: 1000, now: 1500 } }],
    ['pieces', [priced(1000, 3)], { quantity: { was: 1, now: 3 } }],
    ['a price and pieces', [priced(1500, 2)], { price: { was: 1000, now: 1500 }, quantity: { was: 1, now: 2 } }],
    ['a line that is sold out', [priced(1000, 1, 0)], { left: 0 }],
  ])('finds %s', (_, items, change) => {
    const changes = compareCarts(cartOf([priced(1000)]), cartOf(items));
    expect(changes.lines).toEqual([
      { productId: 'p1', name: 'Hoodie', price: null, quantity: null, left: null, ...change },
    ]);
    expect(hasChanges(changes)).toBe(true);
  });

  it('finds added and removed lines and another fee, even if the total stays the same', () => {
    const changes = compareCarts(cartOf([aLine('a')]), cartOf([aLine('b')], { deliveryFee: 7, total: 1005 }));
    expect(changes).toMatchObject({
      lines: [
        { productId: 'b', quantity: { was: 0, now: 1 } },
        { productId: 'a', quantity: { was: 1, now: 0 } },
      ],
      deliveryFee: { was: 5, now: 7 },
      total: { was: 1005, now: 1005 },
    });
    expect(hasChanges(changes)).toBe(true);
  });

  it.each([
    ['nothing is left', []],
    ['a line is sold out', [priced(1000, 1, 0)]],
    ['there are fewer than wanted', [priced(1000, 3, 2)]],
  ])('does not allow the order when %s', (_, items) => {
    expect(compareCarts(cartOf([priced(1000)]), cartOf(items)).isOrderable).toBe(false);
  });

  it('assumes enough stock when the backend sends none', () => {
    const { quantity: _stock, ...product } = aLine().product;
    expect(compareCarts(cartOf([aLine()]), cartOf([aLine('p1', 1, { product })])).isOrderable).toBe(true);
  });
});

describe('the order of a cart', () => {
  const items = [aLine('a', 2), aLine('b', 1)];
  const ordered = (id: string | undefined, quantity: number, name = 'Hoodie') => ({ quantity, product: { id, name } });

  it.each([
    ['the same lines', [ordered('b', 1), ordered('a', 2)], true],
    ['fewer lines', [ordered('a', 2)], false],
    ['more lines', [ordered('a', 2), ordered('b', 1), ordered('c', 1)], false],
    ['other pieces', [ordered('a', 1), ordered('b', 1)], false],
    ['no ids, the same names', [ordered(undefined, 2), ordered(undefined, 1)], true],
    ['no ids, another name', [ordered(undefined, 2), ordered(undefined, 1, 'Jacket')], false],
  ])('is compared when it has %s', (_, orderItems, expected) => {
    expect(isOrderOf(orderItems, items)).toBe(expected);
  });
});
