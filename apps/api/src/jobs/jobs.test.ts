import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { mails, otpCodes, rateLimits, sessions } from '../db/schema.ts';
import { createTestApp } from '../testing/testApp.ts';
import { sweep } from './housekeeping.ts';
import { repeat } from './repeat.ts';

const log = pino({ level: 'silent' });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

afterEach(() => void vi.useRealTimers());

test('a job runs again after a nudge, goes on after a failure, and not after stop', async () => {
  vi.useFakeTimers();
  let runs = 0;
  const job = repeat('test', HOUR, log, async () => {
    runs++;
    if (runs === 1) throw new Error('the first one fails');
  });
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(runs).toBe(1);
  job.nudge();
  job.nudge();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toBe(2);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(runs).toBe(3);
  await job.stop();
  job.nudge();
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(runs).toBe(3);
});

test('stop waits for what is running, and it never runs twice at once', async () => {
  vi.useFakeTimers();
  let running = 0;
  let most = 0;
  const job = repeat('test', 1, log, async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 30));
    running--;
  });
  await vi.advanceTimersByTimeAsync(20);
  job.nudge();
  const stopped = job.stop();
  await vi.advanceTimersByTimeAsync(30);
  await stopped;
  expect([running, most]).toEqual([0, 1]);
});

test('housekeeping deletes expired rows only', async () => {
  const shop = await createTestApp();
  const { email } = await shop.signUpAndVerify();
  const left = () =>
    shop.db.autocommit(async (tx) => ({
      sessions: (await tx.select().from(sessions)).length,
      codes: (await tx.select().from(otpCodes)).length,
      limits: (await tx.select().from(rateLimits)).length > 0,
      mails: (await tx.select().from(mails)).length,
    }));
  await shop.db.autocommit((tx) => tx.update(mails).set({ sentAt: shop.clock.now() }));

  await sweep(shop.services);
  expect(await left()).toEqual({ sessions: 1, codes: 1, limits: true, mails: 1 });
  shop.clock.advance(2 * DAY);
  await shop.loginAs(email);
  await sweep(shop.services);
  expect(await left()).toEqual({ sessions: 2, codes: 0, limits: true, mails: 1 });
  shop.clock.advance(31 * DAY);
  await sweep(shop.services);
  expect(await left()).toEqual({ sessions: 0, codes: 0, limits: false, mails: 0 });
  await shop.close();
});
