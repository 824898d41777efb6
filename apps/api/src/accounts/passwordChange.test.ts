import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityEvents, users } from '../db/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

const NEW_PASSWORD = 'quite-another-passphrase';
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const change = (
  token: string,
  currentPassword: unknown = PASSWORD,
  password: unknown = NEW_PASSWORD,
  ip = '127.0.0.1',
) => shop.call('POST', '/user/password', { token, body: { currentPassword, password }, ip });
const statusOf = async (token: string) => (await shop.call('GET', '/user/profile', { token })).status;
const logIn = async (email: string, password: string) =>
  (await shop.call('POST', '/login', { body: { email, password }, ip: '203.0.113.7' })).status;

test('sets the password, keeps this session, ends the others, and mails the owner', { tags: ['10.1.25'] }, async () => {
  const { email, token } = await shop.signUpAndVerify();
  const second = await shop.loginAs(email);
  const mails = (await shop.mailsTo(email)).length;

  const answer = await change(token);
  expect([answer.status, answer.body]).toEqual([200, { message: 'Your password has been changed.' }]);
  expect([await statusOf(token), await statusOf(second.token)]).toEqual([200, 401]);
  expect([await logIn(email, PASSWORD), await logIn(email, NEW_PASSWORD)]).toEqual([401, 200]);
  const sent = (await shop.mailsTo(email)).slice(mails);
  expect(sent.map(({ subject }) => subject)).toEqual(['Your ABS password was changed']);
  expect(sent[0]?.text).toContain('you were logged out on all other devices');
});

test('the profile lists what the account settings offer', async () => {
  const { token } = await shop.signUpAndVerify();
  expect((await shop.call('GET', '/user/profile', { token })).body.settings).toEqual([
    'email',
    'password',
    'addresses',
    'devices',
    'data',
    'deletion',
  ]);
  const admin = await shop.signUpAdmin();
  const { body } = await shop.call('GET', '/user/profile', { token: admin.token });
  expect(body.settings).toEqual(['email', 'password', 'devices', 'data', 'twoFactor']);
});

test('is a security event, and spends codes and links that were mailed before', async () => {
  const { email, token, userId } = await shop.signUpAndVerify();
  await shop.call('POST', '/forgot-password', { body: { email } });
  const otp = await shop.codeTo(email);
  expect((await change(token)).status).toBe(200);
  const reset = await shop.call('POST', '/reset-password', { body: { email, otp, password: 'one-more-passphrase' } });
  expect(reset.body.code).toBe('invalid_code');
  const events = await shop.db.autocommit((tx) =>
    tx.select({ kind: securityEvents.kind }).from(securityEvents).where(eq(securityEvents.userId, userId)),
  );
  expect(events).toContainEqual({ kind: 'passwordChanged' });
});

test('five wrong current passwords change nothing, and the right one still works', async () => {
  const { email, token } = await shop.signUpAndVerify();
  for (let n = 0; n < 5; n++) {
    const answer = await change(token, 'not-the-password');
    expect([answer.status, answer.body.code]).toEqual([400, 'wrong_password']);
  }
  expect([await statusOf(token), await logIn(email, PASSWORD)]).toEqual([200, 200]);
  expect((await change(token)).status).toBe(200);
});

test('guesses count towards the limits of the login', { tags: ['10.1.26'] }, async () => {
  const { email, token } = await shop.signUpAndVerify();
  const guess = () => change(token, 'not-the-password', NEW_PASSWORD, '198.51.100.20');
  const answers = await Promise.all(Array.from({ length: 14 }, guess));
  expect(answers.filter(({ body }) => body.code === 'wrong_password')).toHaveLength(10);
  expect(answers.filter(({ body }) => body.code === 'rate_limited')).toHaveLength(4);
  // Not even the right one, from there.
  expect((await change(token, PASSWORD, NEW_PASSWORD, '198.51.100.20')).status).toBe(429);
  const login = await shop.call('POST', '/login', { body: { email, password: PASSWORD }, ip: '198.51.100.21' });
  expect(login.status).toBe(429);
  // The address of the sign-up is known, and has a budget of its own.
  expect((await change(token)).status).toBe(200);
});

test.each([
  ['the current one', PASSWORD, 'validation'],
  ['too short', 'short', 'validation'],
  ['frequent', 'password123', 'weak_password'],
  ['made of the user’s names', 'Ada.Obi.2026', 'weak_password'],
  ['no text', 12_345_678, 'validation'],
])('refuses a new password that is %s, at its field, without counting a guess', async (_, password, code) => {
  const { email, token } = await shop.signUpAndVerify();
  for (let n = 0; n < 12; n++) {
    const { body } = await change(token, PASSWORD, password);
    expect([body.code, Object.keys(body.fields)]).toEqual([code, ['password']]);
  }
  expect(await logIn(email, PASSWORD)).toBe(200);
});

test('only one of two concurrent changes succeeds', async () => {
  const { email, token } = await shop.signUpAndVerify();
  const passwords = [NEW_PASSWORD, 'one-more-passphrase'];
  const answers = await Promise.all(passwords.map((password) => change(token, PASSWORD, password)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const winner = passwords[answers.findIndex(({ status }) => status === 200)] as string;
  const loser = passwords.find((password) => password !== winner) as string;
  expect([await logIn(email, winner), await logIn(email, loser)]).toEqual([200, 401]);
});

test('a blocked user cannot change it', async () => {
  const { email, token, userId } = await shop.signUpAndVerify();
  await shop.db.autocommit((tx) => tx.update(users).set({ status: 'blocked' }).where(eq(users.id, userId)));
  expect((await change(token)).status).toBe(401);
  await shop.db.autocommit((tx) => tx.update(users).set({ status: 'active' }).where(eq(users.id, userId)));
  expect(await logIn(email, PASSWORD)).toBe(200);
});
