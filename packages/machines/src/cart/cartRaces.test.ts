import { CallError } from '@abs/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { aLine } from '../testing/fixtures.ts';
import { cartMachine } from './cartMachine.ts';
import { sortedItems } from './cartSelectors.ts';
import type { AddAnswer, CartAnswer } from './cartTypes.ts';

/** Random numbers that are the same on every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

/**
 * A server behind a network: requests and answers have random delays, so that answers of different lines overtake each
 * other. It counts how many requests of one line are in flight at the same time.
 */
function network(seed: number, options: { failing?: number; sendsItem?: boolean } = {}) {
  const roll = dice(seed);
  const stock: Record<string, number> = { p1: 5, p2: 5, p3: 5 };
  const onTheWay: Record<string, number> = {};
  const seen = { together: 0, requests: 0, loadsBesideRequests: 0 };
  const pause = () => new Promise((resolve) => setTimeout(resolve, 1 + roll(200)));
  const cart = (): CartAnswer => ({
    items: Object.entries(stock)
      .filter(([, quantity]) => quantity > 0)
      .map(([id, quantity]) => aLine(id, quantity)),
  });
  const busy = () => Object.values(onTheWay).some((count) => count > 0);

  const getCart = fromPromise<CartAnswer, undefined>(async () => {
    if (busy()) seen.loadsBesideRequests += 1;
    await pause();
    const answer = cart();
    await pause();
    return answer;
  });
  const addToCart = fromPromise<AddAnswer, { productId: string; quantity: number }>(async ({ input, signal }) => {
    const { productId, quantity } = input;
    seen.requests += 1;
    onTheWay[productId] = (onTheWay[productId] ?? 0) + 1;
    seen.together = Math.max(seen.together, onTheWay[productId]);
    await pause();
    const fate = roll(100);
    const isLost = fate < (options.failing ?? 0);
    // Half of the failures lose only the answer: the server has made the step.
    const isMade = !isLost || fate % 2 === 0;
    if (isMade && !signal.aborted) stock[productId] = Math.max(0, (stock[productId] ?? 0) + quantity);
    const left = stock[productId] ?? 0;
    await pause();
    onTheWay[productId] -= 1;
    if (isLost) throw new CallError('Network Error', { code: 'offline' });
    if (options.sendsItem === false) return { productId, quantity };
    return { productId, quantity, item: left > 0 ? aLine(productId, left) : null };
  });
  return { stock, seen, roll, getCart, addToCart };
}

async function shop(seed: number, options: Parameters<typeof network>[1] = {}) {
  const server = network(seed, options);
  const actor = createActor(cartMachine.provide({ actors: { getCart: server.getCart, addToCart: server.addToCart } }), {
    input: { signedIn: true },
  }).start();
  await vi.advanceTimersByTimeAsync(1000);
  const shown = () =>
    Object.fromEntries(sortedItems(actor.getSnapshot().context).map((line) => [line.productId, line.quantity]));
  return { ...server, actor, shown };
}

const seeds = Array.from({ length: 25 }, (_, index) => index + 1);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('fast clicks with answers delayed and reordered', () => {
  it.each(seeds)(
    'shows each click immediately and ends with the clicked quantities (run %d)',
    { tags: ['10.2.3'] },
    async (seed) => {
      for (const sendsItem of [true, false]) {
        const { actor, roll, shown, stock, seen } = await shop(seed, { sendsItem });
        const expected: Record<string, number> = { p1: 5, p2: 5, p3: 5 };
        for (let click = 0; click < 60; click += 1) {
          const productId = `p${1 + roll(3)}`;
          const quantity = expected[productId] ?? 0;
          const by = roll(2) === 0 ? 1 : -1;
          const next = quantity + by;
          // A removed line has no buttons; a line at its stock of 10 has no plus.
          if (quantity > 0 && next <= 10) expected[productId] = next;
          actor.send({ type: 'quantity.stepped', productId, by });
          expect(shown()).toEqual(Object.fromEntries(Object.entries(expected).filter(([, left]) => left > 0)));
          await vi.advanceTimersByTimeAsync(roll(40));
        }
        await vi.advanceTimersByTimeAsync(60_000);
        expect(stock).toEqual(expected);
        expect(shown()).toEqual(Object.fromEntries(Object.entries(expected).filter(([, left]) => left > 0)));
        expect(seen.together).toBe(1);
        expect(seen.loadsBesideRequests).toBe(0);
      }
    },
  );

  it('sends twenty fast plus and minus clicks on one line in order', { tags: ['10.2.3'] }, async () => {
    const { actor, shown, stock, seen } = await shop(99);
    for (let click = 0; click < 20; click += 1) {
      actor.send({ type: 'quantity.stepped', productId: 'p1', by: click % 3 === 2 ? -1 : 1 });
    }
    // From 5 by plus, plus, minus: from the fifth round on, the second plus finds the stock of 10 reached.
    expect(shown().p1).toBe(10);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown().p1).toBe(10);
    expect(stock.p1).toBe(10);
    expect(seen.together).toBe(1);
    expect(seen.requests).toBeLessThan(20);
  });

  it.each(seeds)(
    "matches the server's cart after lost requests and lost answers (run %d)",
    { tags: ['10.2.2'] },
    async (seed) => {
      const { actor, roll, shown, stock, seen } = await shop(seed, { failing: 30 });
      for (let click = 0; click < 40; click += 1) {
        actor.send({ type: 'quantity.stepped', productId: `p${1 + roll(3)}`, by: roll(2) === 0 ? 1 : -1 });
        await vi.advanceTimersByTimeAsync(roll(120));
      }
      await vi.advanceTimersByTimeAsync(60_000);
      expect(shown()).toEqual(Object.fromEntries(Object.entries(stock).filter(([, left]) => left > 0)));
      expect(actor.getSnapshot().context.queues).toEqual({});
      expect(seen.loadsBesideRequests).toBe(0);
    },
  );
});
