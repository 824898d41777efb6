import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attemptSignIn } from '../accounts/attempts.ts';
import { hashPassword } from '../accounts/passwordHash.ts';
import { sessions, users } from '../db/schema.ts';
import { addAdmin, addShopper } from '../testing/shop.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
const hash = hashPassword(PASSWORD);
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const logIn = (email: string, password: string, ip = '127.0.0.1', deviceToken?: string) =>
  shop.call('POST', '/login', { body: { email, password, deviceToken }, ip });
/** A customer with PASSWORD and no known places. */
const addCustomer = async () => addShopper(shop, { passwordHash: await hash });
/** Ten failures from unknown places, without hashing. */
const useUpGuesses = async (email: string) => {
  for (let n = 0; n < 10; n++) {
    const attempt = { email, ip: `198.51.100.${n}`, knownPlaces: [] };
    await attemptSignIn(shop.services, attempt, async () => false);
  }
};
const setStatus = (id: string, status: 'active' | 'blocked' | 'deactivated') =>
  shop.db.autocommit((tx) => tx.update(users).set({ status }).where(eq(users.id, id)));

test('accepts the e-mail in any case, and returns the user with a token', { tags: ['3.1.6', '7.1.2'] }, async () => {
  const { email, userId } = await shop.signUpAndVerify();
  const answer = await logIn(` ${email.toUpperCase()} `, PASSWORD);
  expect(answer.status).toBe(200);
  expect(answer.body.user_credentials).toMatchObject({ userId, email, firstName: 'Ada', lastName: 'Obi' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const { email } = await shop.signUpAndVerify();
  const wrong = await logIn(email, 'not-the-password');
  const unknown = await logIn('nobody@abs.test', 'not-the-password');
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ message: 'Email or password is incorrect', code: 'invalid_credentials' });
  expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
});

test('reveals that an e-mail is unverified only after the right password', { tags: ['4.1.10'] }, async () => {
  await shop.call('POST', '/signup', { body: { email: 'unverified@abs.test', password: PASSWORD } });
  expect((await logIn('unverified@abs.test', 'not-the-password')).body.code).toBe('invalid_credentials');
  const answer = await logIn('unverified@abs.test', PASSWORD);
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual({
    message: 'Please, verify your email, before you can login',
    code: 'email_unverified',
  });
});

test.each(['blocked', 'deactivated'] as const)(
  'a %s user cannot log in, and their sessions end',
  { tags: ['10.1.23'] },
  async (status) => {
    const { email, token, userId } = await shop.signUpAndVerify();
    await setStatus(userId, status);
    expect((await shop.call('GET', '/user/profile', { token })).status).toBe(401);
    const answer = await logIn(email, PASSWORD);
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('account_blocked');
    expect((await logIn(email, 'not-the-password')).body.code).toBe('invalid_credentials');
  },
);

describe('limits', () => {
  test('let sixteen customers log in concurrently from one unknown address', async () => {
    const customers = await Promise.all(Array.from({ length: 16 }, addCustomer));
    const logins = await Promise.all(customers.map(({ email }) => logIn(email, PASSWORD, '203.0.113.20')));
    expect(logins.map(({ status }) => status)).toEqual(Array(16).fill(200));
  });

  test('let sixteen devices of one account log in concurrently', async () => {
    const { email } = await addCustomer();
    const logins = await Promise.all(
      Array.from({ length: 16 }, (_, n) => logIn(email, PASSWORD, `203.0.113.${n + 30}`)),
    );
    expect(logins.map(({ status }) => status)).toEqual(Array(16).fill(200));
  });

  test('refuse guesses with the time to wait, with or without an account', async () => {
    const { email } = await addCustomer();
    for (const target of [email, 'nobody-at-all@abs.test']) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => logIn(target, 'wrong', `198.18.0.${n}`)));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(10);
      expect(refused[0]?.body.message).toBe('Too many attempts. Please try again in 60 seconds.');
    }
  });

  test('do not block customers at known places during an attack', async () => {
    const customers = await Promise.all(Array.from({ length: 10 }, addCustomer));
    const home = '203.0.113.60';
    for (const { email } of customers) await logIn(email, PASSWORD, home);
    const guesses = Array.from({ length: 150 }, (_, n) => logIn(`guess${n}@abs.test`, 'wrong', `198.19.0.${n}`));
    const logins = await Promise.all(customers.map(({ email }) => logIn(email, PASSWORD, home)));
    expect(logins.map(({ status }) => status)).toEqual(Array(10).fill(200));
    await Promise.all(guesses);
  });

  test('do not block the owner at a known address or on a known device during an attack', {
    tags: ['10.5.12'],
  }, async () => {
    const { email } = await addCustomer();
    const home = '192.0.2.10';
    const { deviceToken } = (await logIn(email, PASSWORD, home)).body;
    expect(deviceToken).toMatch(/^[\w-]{43}$/);
    await useUpGuesses(email);

    expect((await logIn(email, PASSWORD, '192.0.2.11')).status).toBe(429);
    expect((await logIn(email, PASSWORD, home)).status).toBe(200);
    const onTheDevice = await logIn(email, PASSWORD, '192.0.2.12', deviceToken);
    expect(onTheDevice.status).toBe(200);
    expect(onTheDevice.body.deviceToken).toBe(deviceToken);
    expect((await logIn(email, PASSWORD, '192.0.2.13', 'not-a-token')).status).toBe(429);
    // A device that only another account used is unknown.
    const other = await addCustomer();
    const { deviceToken: otherDevice } = (await logIn(other.email, PASSWORD, '192.0.2.14')).body;
    expect((await logIn(email, PASSWORD, '192.0.2.15', otherDevice)).status).toBe(429);
  });

  test('treat a device as known for all accounts that signed in on it', async () => {
    const [ada, tunde] = [await addCustomer(), await addCustomer()];
    const { deviceToken } = (await logIn(ada.email, PASSWORD, '192.0.2.20')).body;
    expect((await logIn(tunde.email, PASSWORD, '192.0.2.20', deviceToken)).body.deviceToken).toBe(deviceToken);
    for (const { email } of [ada, tunde]) {
      await useUpGuesses(email);
      expect((await logIn(email, PASSWORD, '192.0.2.21', deviceToken)).status).toBe(200);
    }
  });

  test('forget a place 30 days after the last login there', { tags: ['10.5.12'] }, async () => {
    const { email } = await addCustomer();
    const { deviceToken } = (await logIn(email, PASSWORD, '192.0.2.40')).body;
    shop.clock.advance(30 * DAY);
    await useUpGuesses(email);
    expect((await logIn(email, PASSWORD, '192.0.2.40', deviceToken)).status).toBe(429);
  });

  test('trust only the address of a password reset afterwards', async () => {
    const { email } = await addCustomer();
    const thief = '192.0.2.50';
    await logIn(email, PASSWORD, thief);
    await useUpGuesses(email);
    await shop.call('POST', '/forgot-password', { body: { email } });
    const password = 'quite-another-passphrase';
    const body = { email, otp: await shop.codeTo(email), password };
    expect((await shop.call('POST', '/reset-password', { body, ip: '192.0.2.51' })).status).toBe(200);
    expect((await logIn(email, password, thief)).status).toBe(429);
    expect((await logIn(email, password, '192.0.2.51')).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends on logout, while the user’s other sessions stay open', { tags: ['10.1.17'] }, async () => {
    const { email, token } = await shop.signUpAndVerify();
    const other = await shop.loginAs(email);
    expect((await shop.call('POST', '/logout', { token })).status).toBe(200);
    expect((await shop.call('GET', '/user/profile', { token })).status).toBe(401);
    expect((await shop.call('GET', '/user/profile', { token: other.token })).status).toBe(200);
  });

  test('ends when its user logs out everywhere, which also forgets the devices of that account only', {
    tags: ['10.1.17'],
  }, async () => {
    const [ada, tunde] = [await addCustomer(), await addCustomer()];
    const { deviceToken, user_credentials: phone } = (await logIn(ada.email, PASSWORD, '192.0.2.70')).body;
    expect((await shop.call('POST', '/logout-everywhere')).status).toBe(401);
    const answer = await shop.call('POST', '/logout-everywhere', { token: ada.token, ip: '192.0.2.71' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'You are logged out on all devices.' });
    for (const token of [ada.token, phone.token]) {
      expect((await shop.call('GET', '/user/profile', { token })).status).toBe(401);
    }
    expect((await shop.call('GET', '/user/profile', { token: tunde.token })).status).toBe(200);

    await useUpGuesses(ada.email);
    expect((await logIn(ada.email, PASSWORD, '192.0.2.70', deviceToken)).status).toBe(429);
    expect((await logIn(ada.email, PASSWORD, '192.0.2.71')).status).toBe(200);
  });

  const isOpen = async (token: string) => (await shop.call('GET', '/user/profile', { token })).status === 200;

  test('of a customer ends thirty days after its last use, or ninety days after it began', {
    tags: ['10.1.16'],
  }, async () => {
    const { token } = await shop.signUpAndVerify();
    shop.clock.advance(30 * DAY - MINUTE);
    expect(await isOpen(token)).toBe(true);
    for (const days of [29, 29]) {
      shop.clock.advance(days * DAY);
      expect(await isOpen(token)).toBe(true);
    }
    shop.clock.advance(2 * DAY + MINUTE);
    const answer = await shop.call('GET', '/user/profile', { token });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.body).toEqual({ message: 'Please log in to continue.', code: 'unauthorized' });

    const other = await shop.signUpAndVerify();
    shop.clock.advance(30 * DAY);
    expect(await isOpen(other.token)).toBe(false);
  });

  test('of an admin ends an hour after its last use, or twelve hours after it began', {
    tags: ['10.1.16'],
  }, async () => {
    const idle = await addAdmin(shop);
    shop.clock.advance(HOUR);
    expect(await isOpen(idle.token)).toBe(false);

    const { token } = await addAdmin(shop);
    for (let used = 0; used < 13; used++) {
      shop.clock.advance(55 * MINUTE);
      expect(await isOpen(token)).toBe(true);
    }
    shop.clock.advance(5 * MINUTE);
    expect(await isOpen(token)).toBe(false);
  });

  test('is not extended by the badges that an open back office requests', async () => {
    const { token } = await addAdmin(shop);
    for (let attempt = 0; attempt < 5; attempt++) {
      shop.clock.advance(11 * MINUTE);
      expect((await shop.call('GET', '/admin/counts', { token })).status).toBe(200);
    }
    shop.clock.advance(5 * MINUTE);
    expect((await shop.call('GET', '/admin/counts', { token })).status).toBe(401);
  });

  test('of a customer who was made an admin lasts no longer than an admin’s', async () => {
    const { token, userId } = await shop.signUpAndVerify();
    await shop.db.autocommit((tx) => tx.update(users).set({ userType: 'Admin' }).where(eq(users.id, userId)));
    expect(await isOpen(token)).toBe(true);
    shop.clock.advance(HOUR + MINUTE);
    expect(await isOpen(token)).toBe(false);
  });

  test('is extended at most once a minute', async () => {
    const { token, userId } = await shop.signUpAndVerify();
    const expiry = async () => {
      const [row] = await shop.db.autocommit((tx) => tx.select().from(sessions).where(eq(sessions.userId, userId)));
      return row?.expiresAt.getTime() ?? 0;
    };
    const first = await expiry();
    shop.clock.advance(30_000);
    await isOpen(token);
    expect(await expiry()).toBe(first);
    shop.clock.advance(31_000);
    await isOpen(token);
    expect(await expiry()).toBeGreaterThanOrEqual(first + MINUTE);
  });

  test('has a token of 256 random bits, of which the database keeps a hash', { tags: ['10.1.15'] }, async () => {
    const [first, second] = [await shop.signUpAndVerify(), await shop.signUpAndVerify()];
    expect(first.token).not.toBe(second.token);
    for (const { token } of [first, second]) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = JSON.stringify(await shop.db.autocommit((tx) => tx.select().from(sessions)));
    for (const { token, userId } of [first, second]) {
      expect(rows).toContain(userId);
      expect(rows).not.toContain(token);
    }
  });

  test('needs the whole token, as a bearer token', { tags: ['6.1.4'] }, async () => {
    const { token } = await shop.signUpAndVerify();
    for (const authorization of [
      token,
      `Basic ${token}`,
      `Bearer ${token.slice(0, -1)}`,
      `Bearer ${token}x`,
      'Bearer',
    ]) {
      expect((await shop.call('GET', '/user/profile', { headers: { authorization } })).status).toBe(401);
    }
  });

  test('updates the user’s last-seen time at most once a minute', async () => {
    const { token, userId } = await shop.signUpAndVerify();
    const lastSeen = async () => {
      const [user] = await shop.db.autocommit((tx) => tx.select().from(users).where(eq(users.id, userId)));
      return user?.lastSeenAt?.getTime() ?? 0;
    };
    const first = await lastSeen();
    shop.clock.advance(30_000);
    await shop.call('GET', '/user/profile', { token });
    expect(await lastSeen()).toBe(first);
    shop.clock.advance(31_000);
    await shop.call('GET', '/user/profile', { token });
    expect(await lastSeen()).toBeGreaterThanOrEqual(first + 60_000);
  });
});
