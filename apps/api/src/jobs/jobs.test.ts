import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { mails, otpCodes, rateLimits, sessions } from '../db/schema.ts';
import { createTestApp } from '../testing/testApp.ts';
import { sweep } from './housekeeping.ts';
import { repeat } from './repeat.ts';

const log = pino({ level: 'silent' });
const DAY = 24 * 3_600_000;

test('a job runs again after a nudge, goes on after a failure, and not after stop', async () => {
  let runs = 0;
  const job = repeat('test', 3_600_000, log, async () => {
    runs++;
    if (runs === 1) throw new Error('the first one fails');
  });
  await sleep(10);
  expect(runs).toBe(1);
  job.nudge();
  job.nudge();
  await expect.poll(() => runs).toBe(2);
  await job.stop();
  job.nudge();
  await sleep(60);
  expect(runs).toBe(2);
});

test('stop waits for what is running, and it never runs twice at once', async () => {
  let running = 0;
  let most = 0;
  const job = repeat('test', 1, log, async () => {
    most = Math.max(most, ++running);
    await sleep(30);
    running--;
  });
  await sleep(20);
  job.nudge();
  await job.stop();
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
