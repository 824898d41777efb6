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
const withStock = (quantity: number | undefined) => ({ ...older, product: { ...older.product, quantity } });

describe('cart selectors', () => {
  it('sorts by time, oldest first, whatever the zone it is written in', () => {
    expect(sortedItems({ ...quiet, items: [older, newer] }).map((item) => item.productId)).toEqual(['p2', 'p1']);
  });

  it('counts lines and pieces', () => {
    const cart = { ...quiet, items: [older, newer] };
    expect(lineCount(cart)).toBe(2);
    expect(pieceCount(cart)).toBe(5);
    expect(isInCart(cart)).toEqual({ p1: true, p2: true });
  });

  it('counts what is under way as done', () => {
    const step = { kind: 'step', by: -1, removes: false } as const;
    const cart = { ...quiet, items: [older], queues: { p1: { sending: step, waiting: [step] } } };
    expect(lineCount(cart)).toBe(0);
    expect(isInCart(cart)).toEqual({});
  });

  it('adds money without crumbs, and no delivery to an empty cart', () => {
    const kobo = { ...older, quantity: 3, product: { ...older.product, price: 0.1 } };
    expect(subtotal({ ...quiet, items: [kobo] })).toBe(0.3);
    expect(total({ ...quiet, items: [kobo] })).toBe(5.3);
    expect(total({ ...quiet, items: [] })).toBe(0);
  });

  it.each([
    [0, true, false],
    [1, true, false],
    [2, false, false],
    [3, false, true],
    [undefined, false, true],
  ])('judges 2 pieces against a stock of %s', (stock, blocks, increases) => {
    const line = withStock(stock);
    expect(isUnavailable(line)).toBe(blocks);
    expect(canIncrease(line)).toBe(increases);
    expect(unavailableItems({ ...quiet, items: [line] })).toHaveLength(blocks ? 1 : 0);
    expect(canCheckout({ ...quiet, items: [line] })).toBe(!blocks);
  });

  it('lets nobody order while the server may hold something else than is shown', () => {
    const step = { kind: 'step', by: 1, removes: false } as const;
    expect(canCheckout({ ...quiet, items: [] })).toBe(false);
    expect(canCheckout({ ...quiet, items: [older], isStale: true })).toBe(false);
    expect(canCheckout({ items: [older], isStale: false, queues: { p1: { sending: step, waiting: [] } } })).toBe(false);
  });
});
