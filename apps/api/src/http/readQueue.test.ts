import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadQueue, type ReadQueue } from './readQueue.ts';

let queue: ReadQueue;
let started: string[];
beforeEach(() => {
  queue = createReadQueue();
  started = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Runs everything that does not wait for a timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Work that the test ends. */
function controlled(name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => {
    started.push(name);
    return promise;
  };
  return { work, end: () => resolve(name) };
}

test('runs two jobs in parallel, those of the main part and of sitemaps first', async () => {
  const names = ['first', 'second', 'third', 'fourth'];
  const others = names.map(controlled);
  const answers = others.map(({ work }) => queue.make('searches', work));
  const main = controlled('front page');
  const sitemap = controlled('sitemap');
  answers.push(queue.make('main', main.work), queue.make('sitemaps', sitemap.work));
  await settle();
  expect(started).toEqual(['first', 'second']);
  others[0]?.end();
  await settle();
  expect(started).toEqual(['first', 'second', 'front page']);
  main.end();
  await settle();
  expect(started).toEqual(['first', 'second', 'front page', 'sitemap']);
  for (const { end } of [...others, sitemap]) end();
  expect(await Promise.all(answers)).toEqual([...names, 'front page', 'sitemap']);
});

test('a job waits for running orders, and for the next call of the same checkout', { tags: ['10.6.10'] }, async () => {
  const [cart, other, order] = [controlled('cart'), controlled('other cart'), controlled('order')];
  const calls = [queue.first(cart.work), queue.first(other.work)];
  const answer = queue.make('products', async () => started.push('product'));
  cart.end();
  await settle();
  other.end();
  await settle();
  calls.push(queue.first(order.work));
  await settle();
  expect(started).toEqual(['cart', 'other cart', 'order']);
  order.end();
  await settle();
  await vi.advanceTimersToNextTimerAsync();
  await Promise.all([answer, ...calls]);
  expect(started).toEqual(['cart', 'other cart', 'order', 'product']);
});

test('jobs start one at a time during a slow order and after a failed one', { tags: ['10.6.10'] }, async () => {
  const order = controlled('order that waits for the payment provider');
  const running = queue.first(order.work);
  const answers = ['first', 'second'].map((name) => queue.make('products', async () => started.push(name)));
  await settle();
  expect(started).toHaveLength(1);
  await vi.advanceTimersToNextTimerAsync();
  expect(started.slice(1)).toEqual(['first']);
  await vi.advanceTimersToNextTimerAsync();
  await Promise.all(answers);
  expect(started.slice(1)).toEqual(['first', 'second']);
  order.end();
  await running;
  await expect(queue.first(() => Promise.reject(new Error('out of stock')))).rejects.toThrow('out of stock');
  const last = queue.make('products', async () => 'made');
  await vi.runAllTimersAsync();
  expect(await last).toBe('made');
  expect(vi.getTimerCount()).toBe(0);
});

test('orders never queue', async () => {
  for (let n = 0; n < 50; n += 1) void queue.make('searches', controlled(`search ${n}`).work);
  expect(await queue.first(async () => 'ordered')).toBe('ordered');
});

test('refuses jobs when a hundred are waiting, except those of the main part', { tags: ['10.6.10'] }, async () => {
  const searches = Array.from({ length: 102 }, (_, n) => controlled(`search ${n}`));
  const answers = searches.map(({ work }) => queue.make('searches', work));
  await settle();
  for (const part of ['searches', 'products'] as const) {
    await expect(queue.make(part, controlled('one more').work)).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      retryAfter: 5,
    });
  }
  const main = controlled('front page');
  answers.push(queue.make('main', main.work));
  for (const { end } of [...searches, main]) end();
  await Promise.all(answers);
  expect(started).not.toContain('one more');
  await queue.make('searches', async () => 'there is room again');
});
