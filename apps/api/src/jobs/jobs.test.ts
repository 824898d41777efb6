import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { sendCode } from '../accounts/codes.ts';
import { mails, otpCodes, rateLimits, securityEvents, sessions, users } from '../db/schema.ts';
import { repeat } from '../repeat.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { sweep } from './housekeeping.ts';

const log = pino({ level: 'silent' });
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

afterEach(() => void vi.useRealTimers());

test('a job runs again after a failure and after a nudge, but not after stop', async () => {
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

test('stop waits for the run in progress, and runs never overlap', async () => {
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

describe('an account whose e-mail was never verified', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());
  afterEach(() =>
    shop.db.autocommit(async (tx) => {
      await tx.delete(users);
      await tx.delete(securityEvents);
    }),
  );

  const signUp = (email: string) => shop.call('POST', '/signup', { body: { email, password: PASSWORD } });
  const addUnverified = (values: Partial<typeof users.$inferInsert> & { email: string }) =>
    shop.db.autocommit((tx) =>
      tx
        .insert(users)
        .values({ passwordHash: 'none', searchText: 'left', createdAt: shop.clock.now(), ...values })
        .returning(),
    );
  const emails = async () =>
    (await shop.db.autocommit((tx) => tx.select().from(users))).map(({ email }) => email).sort();

  test('is deleted 30 days after the last code, and its e-mail can sign up again', { tags: ['10.1.24'] }, async () => {
    await signUp('left@abs.test');
    await signUp('returning@abs.test');
    shop.clock.advance(20 * DAY);
    await shop.call('POST', '/request-otp', { body: { email: 'returning@abs.test' } });
    await shop.codeTo('returning@abs.test');
    shop.clock.advance(10 * DAY);
    await sweep(shop.services);
    expect(await emails()).toEqual(['returning@abs.test']);

    shop.clock.advance(19 * DAY);
    await sweep(shop.services);
    expect(await emails()).toEqual(['returning@abs.test']);
    shop.clock.advance(DAY);
    await sweep(shop.services);
    expect(await emails()).toEqual([]);

    expect((await signUp('left@abs.test')).status).toBe(201);
    const otp = await shop.codeTo('left@abs.test');
    expect((await shop.call('POST', '/verify-email', { body: { email: 'left@abs.test', otp } })).status).toBe(200);
  });

  test('is deleted, but verified, blocked and admin accounts are not, and the totals of the back office are correct', {
    tags: ['10.1.24'],
  }, async () => {
    const { token, userId } = await shop.signUpAdmin();
    await shop.signUpAndVerify('verified@abs.test');
    for (let n = 0; n < 250; n++) await addUnverified({ email: `left${n}@abs.test` });
    await addUnverified({ email: 'blocked@abs.test', status: 'blocked' });
    await addUnverified({ email: 'admin@abs.test', userType: 'Admin' });
    shop.clock.advance(31 * DAY);
    await Promise.all([sweep(shop.services), sweep(shop.services)]);
    await shop.db.autocommit((tx) => tx.update(users).set({ email: 'me@abs.test' }).where(eq(users.id, userId)));
    expect(await emails()).toEqual(['admin@abs.test', 'blocked@abs.test', 'me@abs.test', 'verified@abs.test']);

    const signedIn = await shop.loginAs('me@abs.test');
    expect(signedIn.token).not.toBe(token);
    const list = await shop.call('GET', '/admin/users', { token: signedIn.token });
    expect(list.body.totalUsers).toBe(2);
    const stats = await shop.call('GET', '/overview/stats', { token: signedIn.token });
    expect(stats.body).toMatchObject({ totalUsers: 2 });
  });

  test('is deleted without its security events', async () => {
    await signUp('guessed@abs.test');
    await shop.call('POST', '/login', { body: { email: 'guessed@abs.test', password: 'not the password' } });
    shop.clock.advance(31 * DAY);
    await sweep(shop.services);
    const events = await shop.db.autocommit((tx) => tx.select().from(securityEvents));
    expect(events).toEqual([expect.objectContaining({ email: 'guessed@abs.test', userId: null })]);
  });

  // PGlite runs one transaction at a time.
  test.runIf(process.env.TEST_DATABASE_URL)('is kept if it is verified or gets a code at the same moment', async () => {
    await addUnverified({ email: 'verifying@abs.test' });
    const [user] = await addUnverified({ email: 'returning@abs.test' });
    if (!user) throw new Error('The account was added');
    await addUnverified({ email: 'left@abs.test' });
    shop.clock.advance(31 * DAY);
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const committing = shop.db.transaction(async (tx) => {
      const isVerifying = eq(users.email, 'verifying@abs.test');
      await tx.update(users).set({ emailVerifiedAt: shop.clock.now() }).where(isVerifying);
      await sendCode(tx, shop.services, user, 'verifyEmail');
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    await sweep(shop.services);
    release.resolve();
    await committing;
    await sweep(shop.services);
    expect(await emails()).toEqual(['returning@abs.test', 'verifying@abs.test']);
  });
});
