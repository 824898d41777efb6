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

/** Lets everything happen that waits for no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Work that ends when the test says so. */
function controlled(name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = () => {
    started.push(name);
    return promise;
  };
  return { work, end: () => resolve(name) };
}

test('makes two answers at a time, those of the main part and sitemaps before others', async () => {
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

test('an answer stands back until orders are answered', async () => {
  const [order, other] = [controlled('order'), controlled('other order')];
  const orders = [queue.first(order.work), queue.first(other.work)];
  const answer = queue.make('products', async () => started.push('product'));
  await settle();
  expect(started).toEqual(['order', 'other order']);
  order.end();
  await settle();
  expect(started).not.toContain('product');
  other.end();
  await Promise.all([answer, ...orders]);
  expect(started).toEqual(['order', 'other order', 'product']);
});

test('an order that takes long, or fails, holds no answer up for good', async () => {
  const order = controlled('order that waits for the payment provider');
  const running = queue.first(order.work);
  let isMade = false;
  const answer = queue.make('products', async () => {
    isMade = true;
  });
  await settle();
  expect(isMade).toBe(false);
  await vi.advanceTimersToNextTimerAsync();
  await answer;
  expect(isMade).toBe(true);
  order.end();
  await running;
  await expect(queue.first(() => Promise.reject(new Error('out of stock')))).rejects.toThrow('out of stock');
  await queue.make('products', async () => {});
  expect(vi.getTimerCount()).toBe(0);
});

test('orders never queue', async () => {
  for (let n = 0; n < 50; n += 1) void queue.make('searches', controlled(`search ${n}`).work);
  expect(await queue.first(async () => 'ordered')).toBe('ordered');
});

test('refuses more than a hundred waiting answers, but not the few that everybody looks at', async () => {
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
