import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../db/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const logIn = (email: string, password: string, ip = '127.0.0.1') =>
  shop.call('POST', '/login', { body: { email, password }, ip });
const setStatus = (id: string, status: 'active' | 'blocked' | 'deactivated') =>
  shop.db.read((tx) => tx.update(users).set({ status }).where(eq(users.id, id)));

test('signs in with e-mail in any case, and answers the user with a token', async () => {
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

test('an unverified e-mail is told so only after the right password', async () => {
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
  'a %s user cannot log in, and their sessions are dead',
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
  test('eight failures from one address, then even the right password waits', async () => {
    const ip = '203.0.113.20';
    const { email } = await shop.signUpAndVerify();
    for (let n = 0; n < 8; n++) expect((await logIn(`n${n}@abs.test`, 'wrong', ip)).status).toBe(401);
    const blocked = await logIn(email, PASSWORD, ip);
    expect(blocked.status).toBe(429);
    expect(blocked.body.message).toBe('Too many attempts. Please try again in 15 minutes.');
    expect((await logIn(email, PASSWORD, '203.0.113.21')).status).toBe(200);
    shop.clock.advance(15 * 60_000);
    expect((await logIn(email, PASSWORD, ip)).status).toBe(200);
  });

  test('ten failures for one account, from any address', async () => {
    const { email } = await shop.signUpAndVerify();
    for (let n = 0; n < 10; n++) expect((await logIn(email, 'wrong', `198.51.100.${n}`)).status).toBe(401);
    expect((await logIn(email, PASSWORD, '198.51.100.99')).status).toBe(429);
  });

  test('parallel guesses are counted one by one', async () => {
    const ip = '203.0.113.22';
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => logIn(`p${n}@abs.test`, 'wrong', ip)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
  });

  test('successes cost nothing', async () => {
    const ip = '203.0.113.23';
    const { email } = await shop.signUpAndVerify();
    for (let n = 0; n < 12; n++) expect((await logIn(email, PASSWORD, ip)).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends with logout, and only that one', async () => {
    const { email, token } = await shop.signUpAndVerify();
    const other = await shop.loginAs(email);
    expect((await shop.call('POST', '/logout', { token })).status).toBe(200);
    expect((await shop.call('GET', '/user/profile', { token })).status).toBe(401);
    expect((await shop.call('GET', '/user/profile', { token: other.token })).status).toBe(200);
  });

  test('ends after thirty days', async () => {
    const { token } = await shop.signUpAndVerify();
    shop.clock.advance(30 * 24 * 3_600_000 - 60_000);
    expect((await shop.call('GET', '/user/profile', { token })).status).toBe(200);
    shop.clock.advance(60_000);
    const answer = await shop.call('GET', '/user/profile', { token });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.body).toEqual({ message: 'Please log in to continue.', code: 'unauthorized' });
  });

  test('needs the whole token, as a bearer token', async () => {
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

  test('is noted as last seen, at most once a minute', async () => {
    const { token, userId } = await shop.signUpAndVerify();
    const lastSeen = async () => {
      const [user] = await shop.db.read((tx) => tx.select().from(users).where(eq(users.id, userId)));
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
