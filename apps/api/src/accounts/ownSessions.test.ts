import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityEvents, sessions } from '../db/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { deviceName } from './deviceName.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PHONE =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const list = async ({ token }: { token: string }) =>
  (await shop.call('GET', '/user/sessions', { token })).body.sessions as { id: string; isCurrent: boolean }[];
const end = ({ token }: { token: string }, id: string) => shop.call('DELETE', `/user/sessions/${id}`, { token });
const logIn = async (email: string, userAgent?: string) => {
  const headers: Record<string, string> = userAgent ? { 'user-agent': userAgent } : {};
  const { body } = await shop.call('POST', '/login', { body: { email, password: PASSWORD }, headers });
  return body.user_credentials as { token: string };
};

test('lists the devices of the user with a name, the last used first', { tags: ['10.1.35'] }, async () => {
  const ada = await shop.signUpAndVerify();
  const phone = await logIn(ada.email, PHONE);
  await shop.signUpAndVerify();
  shop.clock.advance(2 * MINUTE);
  expect(await list(phone)).toMatchObject([
    { device: 'Chrome on Android', isCurrent: true },
    { device: null, isCurrent: false },
  ]);
  shop.clock.advance(2 * MINUTE);
  const [newest] = await list(ada);
  expect(newest).toMatchObject({ device: null, isCurrent: true });
});

test('logs out one device, and no other', { tags: ['10.1.35'] }, async () => {
  const ada = await shop.signUpAndVerify();
  const phone = await logIn(ada.email, PHONE);
  const third = await logIn(ada.email);
  const id = (await list(phone)).find(({ isCurrent }) => isCurrent)?.id as string;
  const answer = await end(ada, id);
  expect([answer.status, answer.body]).toEqual([200, { message: 'The device is logged out.' }]);
  const statuses = await Promise.all(
    [ada, phone, third].map(async ({ token }) => (await shop.call('GET', '/cart', { token })).status),
  );
  expect(statuses).toEqual([200, 401, 200]);
  expect(await list(ada)).toHaveLength(2);
  expect((await end(ada, id)).status).toBe(404);
  const events = await shop.db.autocommit((tx) =>
    tx.select({ kind: securityEvents.kind }).from(securityEvents).where(eq(securityEvents.userId, ada.userId)),
  );
  expect(events).toContainEqual({ kind: 'loggedOutDevice' });
});

test('the session of another user does not exist', { tags: ['10.1.35'] }, async () => {
  const [ada, bola] = [await shop.signUpAndVerify(), await shop.signUpAndVerify()];
  const [session] = await list(bola);
  for (const id of [session?.id as string, randomUUID(), 'made-up', '0']) expect((await end(ada, id)).status).toBe(404);
  expect(await list(bola)).toHaveLength(1);
});

test('the list ends after the hundred last used, of any number of sessions', async () => {
  const ada = await shop.signUpAndVerify();
  const row = { userId: ada.userId, device: null, expiresAt: new Date(shop.clock.now().getTime() + DAY) };
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    ...row,
    tokenHash: `made-up-${index}`,
    lastUsedAt: new Date(index),
  }));
  await shop.db.autocommit((tx) => tx.insert(sessions).values(rows));
  const listed = await list(ada);
  expect([listed.length, listed[0]?.isCurrent]).toEqual([100, true]);
});

test('sessions that have expired are not listed', async () => {
  const ada = await shop.signUpAndVerify();
  shop.clock.advance(31 * DAY);
  expect(await list(await logIn(ada.email))).toHaveLength(1);
});

describe('the name of a device', () => {
  test.each([
    [PHONE, 'Chrome on Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
    [
      'Mozilla/5.0 (Linux; Android 11; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/98.0 Mobile Safari/537.36 OPR/66.0',
      'Opera on Android',
    ],
    [undefined, null],
    ['', null],
    ['<script>alert(1)</script>', null],
    // A name that no browser has could deceive the user who reads it.
    ['Call 0800 123 to keep your account/1.0 x', null],
    [PHONE.repeat(10), null],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
