import { describe, expect, it } from 'vitest';
import { aLine } from '../testing/fixtures.ts';
import {
  canCheckout,
  canIncrease,
  isInCart,
  isUnavailable,
  lineCount,
  pieceCount,
  sortedItems,
  subtotal,
  total,
  unavailableItems,
} from './cartSelectors.ts';

const older = aLine('p1', 2, { createdAt: '2026-01-01T09:00:00.000Z' });
const newer = aLine('p2', 3, { createdAt: '2026-01-01T10:00:00+02:00' });
const quiet = { queues: {}, deliveryFee: 5, isStale: false };

describe('cart selectors', () => {
  it('sorts by time, oldest first, across time zones', { tags: ['2.8.1'] }, () => {
    expect(sortedItems({ ...quiet, items: [older, newer] }).map((item) => item.productId)).toEqual(['p2', 'p1']);
  });

  it('counts lines and pieces', { tags: ['3.1.15', '4.2.3', '4.2.5'] }, () => {
    const cart = { ...quiet, items: [older, newer] };
    expect(lineCount(cart)).toBe(2);
    expect(pieceCount(cart)).toBe(5);
    expect(isInCart(cart)).toEqual({ p1: true, p2: true });
  });

  it('counts unconfirmed steps as done', () => {
    const step = { kind: 'step', by: -1, removes: false } as const;
    const cart = { ...quiet, items: [older], queues: { p1: { sending: step, waiting: [step] } } };
    expect(lineCount(cart)).toBe(0);
    expect(isInCart(cart)).toEqual({});
  });

  it('adds prices without rounding errors, and no delivery fee to an empty cart', { tags: ['9.1.9'] }, () => {
    const kobo = { ...older, quantity: 3, product: { ...older.product, price: 0.1 } };
    expect(subtotal({ ...quiet, items: [kobo] })).toBe(0.3);
    expect(total({ ...quiet, items: [kobo] })).toBe(5.3);
    expect(total({ ...quiet, items: [] })).toBe(0);
  });

  it.each([
    [0, undefined, true, false],
    [1, undefined, true, false],
    [2, undefined, false, false],
    [3, undefined, false, true],
    [undefined, undefined, false, true],
    [9, 1, true, false],
    [9, 2, false, false],
    [9, 3, false, true],
    [1, 3, true, false],
    [undefined, 2, false, false],
    [undefined, 1, true, false],
  ])(
    'judges 2 pieces against a stock of %s and a limit of %s',
    { tags: ['10.2.5', '10.2.6'] },
    (stock, maxPerOrder, blocks, increases) => {
      const line = { ...older, product: { ...older.product, quantity: stock, maxPerOrder } };
      expect(isUnavailable(line)).toBe(blocks);
      expect(canIncrease(line)).toBe(increases);
      expect(unavailableItems({ ...quiet, items: [line] })).toHaveLength(blocks ? 1 : 0);
      expect(canCheckout({ ...quiet, items: [line] })).toBe(!blocks);
    },
  );

  it("does not allow the checkout of an empty cart, or while the server's cart may differ", () => {
    const step = { kind: 'step', by: 1, removes: false } as const;
    expect(canCheckout({ ...quiet, items: [] })).toBe(false);
    expect(canCheckout({ ...quiet, items: [older], isStale: true })).toBe(false);
    expect(canCheckout({ items: [older], isStale: false, queues: { p1: { sending: step, waiting: [] } } })).toBe(false);
  });
});
