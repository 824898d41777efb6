import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { type Clock, createClock } from '../testing/clock.ts';
import { addProduct } from '../testing/shop.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createPublicAnswers } from './createPublicAnswers.ts';
import type { PublicAnswer } from './keptAnswer.ts';
import type { PublicAnswers } from './publicAnswers.ts';

const MAX_AGE_MS = 500;

let db: Database;
let clock: Clock;
let answers: PublicAnswers;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => {
  clock = createClock();
  answers = createPublicAnswers({ db, now: clock.now }, MAX_AGE_MS);
});
afterAll(() => db.close());

const answer = (body: string, status = 200): PublicAnswer => ({ status, headers: {}, body });
const textOf = async (kept: ReturnType<PublicAnswers['get']>) => (await kept).plain.body.toString();
/** The text that `get` returns for a key; a new answer would have the given text. */
const get = (text: string, key = 'list') => textOf(answers.get(key, async () => answer(text)));

/** A `make` function that the test resolves or rejects. */
function controlledMake() {
  const started = Promise.withResolvers<void>();
  const made = Promise.withResolvers<PublicAnswer>();
  let calls = 0;
  const make = () => {
    calls += 1;
    started.resolve();
    return made.promise;
  };
  return { make, started: started.promise, resolve: made.resolve, reject: made.reject, calls: () => calls };
}

test('an answer is made once while the catalogue stays as it is, and again when a product has changed', {
  tags: ['10.6.2'],
}, async () => {
  expect(await get('first')).toBe('first');
  expect(await get('second')).toBe('first');
  clock.advance(10 * MAX_AGE_MS);
  expect(await get('third')).toBe('first');

  await addProduct({ db });
  clock.advance(MAX_AGE_MS);
  expect(await get('fourth')).toBe('fourth');
});

test('while the version is recent, a change shows only after a recheck', {
  tags: ['10.6.2'],
}, async () => {
  await get('before');
  await addProduct({ db });
  expect(await get('unseen')).toBe('before');
  answers.recheck();
  expect(await get('seen')).toBe('seen');
});

test('a clock that is set back does not keep old answers alive', async () => {
  await get('before');
  await addProduct({ db });
  clock.advance(-3_600_000);
  expect(await get('after')).toBe('after');
});

test('concurrent requests for one answer make it once', async () => {
  const slow = controlledMake();
  const all = Array.from({ length: 20 }, () => textOf(answers.get('slow', slow.make)));
  await slow.started;
  slow.resolve(answer('shared'));
  expect(new Set(await Promise.all(all))).toEqual(new Set(['shared']));
  expect(slow.calls()).toBe(1);
});

test('an answer that was begun before a change is not kept for the new version and replaces nothing', {
  tags: ['10.6.2'],
}, async () => {
  const slow = controlledMake();
  const old = textOf(answers.get('race', slow.make));
  await slow.started;
  await addProduct({ db });
  answers.recheck();
  expect(await get('new', 'race')).toBe('new');
  slow.resolve(answer('old'));
  expect(await old).toBe('old');
  expect(await get('newest', 'race')).toBe('new');

  const other = controlledMake();
  const begun = textOf(answers.get('alone', other.make));
  await other.started;
  await addProduct({ db });
  other.resolve(answer('old'));
  expect(await begun).toBe('old');
  answers.recheck();
  expect(await get('new', 'alone')).toBe('new');
});

test('a version that was queried before a recheck is not used after it', { tags: ['10.6.2'] }, async () => {
  // The query that is held would exceed its time limit on a slow machine.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const held = Promise.withResolvers<void>();
  let holding = true;
  const slow: Database = {
    ...db,
    async autocommit(work) {
      const result = await db.autocommit(work);
      if (holding) {
        holding = false;
        await held.promise;
      }
      return result;
    },
  };
  answers = createPublicAnswers({ db: slow, now: clock.now }, MAX_AGE_MS);
  const early = get('early', 'another list');
  await addProduct({ db });
  answers.recheck();
  expect(await get('late')).toBe('late');
  held.resolve();
  await early;
  expect(await get('later')).toBe('late');
});

test('keeps neither failures nor temporary answers', { tags: ['10.6.3'] }, async () => {
  await expect(answers.get('fails', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await get('works', 'fails')).toBe('works');

  const busy = await answers.get('busy', async () => answer('busy', 503));
  expect(busy.status).toBe(503);
  expect(await get('back', 'busy')).toBe('back');
});

test.each([404, 410])(
  'an answer with status %i is kept until the catalogue changes',
  { tags: ['10.6.3'] },
  async (status) => {
    const missing = () => answers.get('missing', async () => answer('missing', status));
    const first = await missing();
    expect(first.status).toBe(status);
    expect(await missing()).toBe(first);
    await addProduct({ db });
    answers.recheck();
    expect(await get('there', 'missing')).toBe('there');
    expect(await get('another', 'missing')).toBe('there');
  },
);

test('without a database, kept answers are used only while the version is recent', { tags: ['10.6.7'] }, async () => {
  const away = new Error('The database is away');
  let isAway = true;
  const flaky: Database = { ...db, autocommit: (work) => (isAway ? Promise.reject(away) : db.autocommit(work)) };
  answers = createPublicAnswers({ db: flaky, now: clock.now }, MAX_AGE_MS);
  await expect(get('unknown')).rejects.toThrow(away);
  isAway = false;
  expect(await get('known')).toBe('known');
  isAway = true;
  expect(await get('just now')).toBe('known');
  clock.advance(MAX_AGE_MS);
  for (let again = 0; again < 2; again += 1) await expect(get('unsure')).rejects.toThrow(away);
  isAway = false;
  expect(await get('sure')).toBe('known');
});

test('searches and missing pages stay within their memory limits and evict nothing else', {
  tags: ['10.6.5'],
}, async () => {
  const body = 'x'.repeat(10_000);
  await get('everybody looks at this');
  for (let n = 0; n < 2_000; n += 1) await answers.get(`search ${n}`, async () => answer(body), 'searches');
  expect(answers.bytes).toBeGreaterThan(1_000_000);
  expect(answers.bytes).toBeLessThan(5_000_000);
  for (let n = 0; n < 2_000; n += 1) await answers.get(`product ${n}`, async () => answer(body, 404));
  expect(answers.bytes).toBeGreaterThan(5_000_000);
  expect(answers.bytes).toBeLessThan(7_000_000);
  expect(await get('made again')).toBe('everybody looks at this');

  for (let n = 0; n < 2_000; n += 1) await answers.get(`list ${n}`, async () => answer(body));
  expect(answers.bytes).toBeLessThanOrEqual(answers.maxBytes);
});

test('an answer that is too large to keep is shared by concurrent callers and made again for later ones', async () => {
  const large = controlledMake();
  const both = [answers.get('large', large.make), answers.get('large', large.make)];
  await large.started;
  large.resolve(answer('x'.repeat(3_000_000)));
  expect((await Promise.all(both)).map(({ plain }) => plain.body.byteLength)).toEqual([3_000_000, 3_000_000]);
  expect(large.calls()).toBe(1);
  expect(answers.bytes).toBe(0);
  expect(await get('again', 'large')).toBe('again');
});

test('an answer with its compressed bodies takes at most maxBytes', async () => {
  const kept = await answers.get('sizes', async () => answer(JSON.stringify(Array.from({ length: 500 }, (_, n) => n))));
  const [br, gzip] = await Promise.all([kept.compressed('br'), kept.compressed('gzip')]);
  const sizes = [kept.plain, br, gzip].map(({ body }) => body.byteLength);
  expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(kept.maxBytes);
  expect(new Set([kept.plain.etag, br.etag, gzip.etag]).size).toBe(3);
  expect(await kept.compressed('br')).toBe(br);
});
