import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ApiError } from '../apiError.ts';
import { rateLimits } from '../db/schema.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { attemptSignIn } from './attempts.ts';
import type { Share } from './shares.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

let nextId = 0;
const newEmail = () => `attempt${nextId++}@abs.test`;
/** An IP address without earlier failures. */
const newAddress = () => `10.${(nextId++ >> 16) & 255}.${(nextId >> 8) & 255}.${nextId & 255}`;

type Answer = 'right' | 'wrong' | number;
/** How an attempt ends; a number is the seconds to wait. */
async function attempt(isRight: boolean, email = newEmail(), ip = newAddress(), knownPlaces: string[] = []) {
  try {
    const outcome = await attemptSignIn(shop.services, { email, ip, knownPlaces }, async () => isRight);
    return (outcome.isRight ? 'right' : 'wrong') satisfies Answer;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limited')
      return error.retryAfter satisfies Answer | undefined;
    throw error;
  }
}
const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));

test('after ten failures on one account from any address, unknown callers wait longer each time, up to an hour', {
  tags: ['10.5.11'],
}, async () => {
  const email = newEmail();
  for (let n = 0; n < 10; n++) expect(await attempt(false, email)).toBe('wrong');
  for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
    // Attempts during the wait do not prolong it.
    for (let n = 0; n < 3; n++) expect(await attempt(true, email)).toBe(minutes * 60);
    shop.clock.advance(minutes * 60 * SECOND);
    expect(await attempt(false, email)).toBe('wrong');
  }
  shop.clock.advance(HOUR);
  expect(await attempt(true, email)).toBe('right');
});

test('an attack on one account from many addresses gets at most forty guesses a day', {
  tags: ['10.5.11'],
}, async () => {
  const email = newEmail();
  const guesses: number[] = [];
  const start = shop.clock.now().getTime();
  while (shop.clock.now().getTime() < start + 2 * DAY) {
    const answer = await attempt(false, email);
    if (answer === 'wrong') guesses.push(shop.clock.now().getTime());
    else shop.clock.advance(Number(answer) * SECOND);
  }
  const inADayFrom = (first: number) => guesses.filter((time) => time >= first && time < first + DAY).length;
  expect(Math.max(...guesses.map(inADayFrom))).toBeLessThanOrEqual(40);
  expect(guesses.length).toBeGreaterThan(45);
});

test('counts concurrent wrong guesses one by one, and right ones never', { tags: ['10.5.11'] }, async () => {
  const email = newEmail();
  expect(await Promise.all(times(60, () => attempt(true, email)))).toEqual(Array(60).fill('right'));
  const answers = await Promise.all(times(30, () => attempt(false, email)));
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(10);
  expect(answers.filter((answer) => typeof answer === 'number')).toHaveLength(20);
});

test('counts the guesses of two processes together', async () => {
  const email = newEmail();
  // Another process has its own queue, but the same rows.
  vi.resetModules();
  const other: typeof import('./attempts.ts') = await import('./attempts.ts');
  const elsewhere = () =>
    other
      .attemptSignIn(shop.services, { email, ip: newAddress(), knownPlaces: [] }, async () => false)
      .then(() => 'wrong')
      .catch(() => 'refused');
  const answers = await Promise.all(times(20, (n) => (n % 2 ? elsewhere() : attempt(false, email))));
  expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(10);
});

test('does not count an attempt that could not be judged', async () => {
  const email = newEmail();
  const busy = new ApiError('unavailable', 'The shop is busy.');
  for (let n = 0; n < 20; n++) {
    const judging = attemptSignIn(shop.services, { email, ip: newAddress(), knownPlaces: [] }, async () => {
      throw busy;
    });
    await expect(judging).rejects.toBe(busy);
  }
  expect(await attempt(true, email)).toBe('right');
});

test('allows each known place ten failures, then applies the limit of unknown callers', {
  tags: ['10.5.12'],
}, async () => {
  const email = newEmail();
  const ip = newAddress();
  for (let n = 0; n < 10; n++) await attempt(false, email);
  const places = ['device:a', `address:${ip}`];
  for (let n = 0; n < 20; n++) expect(await attempt(false, email, ip, places)).toBe('wrong');
  expect(await attempt(true, email, ip, places)).toBe(60);
  expect(await attempt(true, email, ip, ['device:b'])).toBe('right');
});

test.each([
  ['an IPv4 address', () => '203.0.113.60', 100, 'login:ip:203.0.113.60'],
  ['an IPv6 /64', () => '2001:db8:1:1::/64', 100, 'login:ip:2001:db8:1:1::/64'],
  ['an IPv6 /48', (n: number) => `2001:db8:2:${n.toString(16)}::/64`, 1000, 'login:ip:2001:db8:2::/48'],
])(
  '%s waits longer each time after many failures an hour; known places pass, and right passwords never count',
  { tags: ['10.5.10'] },
  async (_, address, free, key) => {
    const right = await Promise.all(times(120, (n) => attempt(true, newEmail(), address(n))));
    expect(right).toEqual(Array(120).fill('right'));
    // Inserts all but the last failures in one statement, because a thousand attempts would take too long.
    await shop.db.autocommit((tx) =>
      tx
        .insert(rateLimits)
        .values({ key, hits: free - 3, windowEndsAt: new Date(shop.clock.now().getTime() + HOUR) })
        .onConflictDoNothing(),
    );
    for (let n = 0; n < 3; n++) expect(await attempt(false, newEmail(), address(n))).toBe('wrong');
    for (const seconds of [2, 4, 8]) {
      expect(await attempt(true, newEmail(), address(0))).toBe(seconds);
      expect(await attempt(true, newEmail(), address(0), ['device:a'])).toBe('right');
      shop.clock.advance(seconds * SECOND);
      expect(await attempt(false, newEmail(), address(1))).toBe('wrong');
    }
    shop.clock.advance(HOUR);
    expect(await attempt(true, newEmail(), address(0))).toBe('right');
  },
);

test('chooses the share of the hashing queue by place and failures of the IP address, not by account', async () => {
  const shares: Share[] = [];
  const ip = newAddress();
  const shareOf = (knownPlaces: string[]) =>
    attemptSignIn(shop.services, { email: newEmail(), ip, knownPlaces }, async (share) => {
      shares.push(share);
      return false;
    });
  await shareOf([]);
  await shareOf(['device:a']);
  for (let n = 0; n < 3; n++) await attempt(false, newEmail(), ip);
  await shareOf([]);
  await shareOf(['device:a']);
  expect(shares).toEqual(['newcomer', 'known', 'suspect', 'known']);
});

test('puts an IP address with very many concurrent logins into the smallest share', async () => {
  const shares: Share[] = [];
  const ip = newAddress();
  await Promise.all(
    times(110, () =>
      attemptSignIn(shop.services, { email: newEmail(), ip, knownPlaces: [] }, async (share) => {
        shares.push(share);
        return true;
      }),
    ),
  );
  expect(shares).toContain('suspect');
  expect(await attempt(true, newEmail(), ip)).toBe('right');
});
