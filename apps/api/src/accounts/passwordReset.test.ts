import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../db/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

const NEW_PASSWORD = 'quite-another-passphrase';
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

async function forgetful() {
  const user = await shop.signUpAndVerify();
  await shop.call('POST', '/forgot-password', { body: { email: user.email } });
  return { ...user, otp: await shop.codeTo(user.email) };
}
const reset = (email: string, otp: string, password = NEW_PASSWORD) =>
  shop.call('POST', '/reset-password', { body: { email, otp, password } });
const logIn = (email: string, password: string) => shop.call('POST', '/login', { body: { email, password } });

test('checks the code without spending it, then resets, revokes every session and notifies the owner', {
  tags: ['7.1.5', '7.1.8', '10.1.1', '10.1.2', '10.1.4', '10.1.6', '10.1.7'],
}, async () => {
  const { email, token, otp } = await forgetful();
  const second = await shop.loginAs(email);

  const checked = await shop.call('POST', '/verify-email-account', { body: { email, otp } });
  expect(checked.status).toBe(200);
  expect(checked.body).toEqual({ message: 'The code is right. Choose a new password.' });

  const done = await reset(email, otp);
  expect(done.status).toBe(200);
  expect(done.body).toEqual({ message: 'Password has been successfully reset.' });
  for (const old of [token, second.token]) {
    expect((await shop.call('GET', '/user/profile', { token: old })).status).toBe(401);
  }
  expect((await logIn(email, PASSWORD)).status).toBe(401);
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
  expect((await shop.mailsTo(email)).at(-1)?.subject).toBe('Your ABS password was changed');
  expect((await reset(email, otp)).body.code).toBe('invalid_code');
});

test('a wrong code changes nothing', async () => {
  const { email, otp } = await forgetful();
  const answer = await reset(email, otp === '0000' ? '0001' : '0000');
  expect(answer.body.code).toBe('invalid_code');
  expect((await logIn(email, PASSWORD)).status).toBe(200);
});

test('refuses a weak password without counting a try of the code', async () => {
  const { email, otp } = await forgetful();
  for (let n = 0; n < 6; n++) expect((await reset(email, otp, 'password123')).body.code).toBe('weak_password');
  expect((await reset(email, otp)).status).toBe(200);
});

test('refuses a password made of the user’s names only after the right code, which it does not spend', async () => {
  const { email, otp } = await forgetful();
  for (let n = 0; n < 6; n++) expect((await reset(email, otp, 'Ada.Obi.2026')).body.code).toBe('weak_password');
  expect((await reset(email, otp === '0000' ? '0001' : '0000', 'Ada.Obi.2026')).body.code).toBe('invalid_code');
  expect((await reset(email, otp)).status).toBe(200);
});

test('lets only one of two concurrent resets with the same code succeed', { tags: ['10.1.2'] }, async () => {
  const { email, otp } = await forgetful();
  const answers = await Promise.all([
    reset(email, otp, 'first-new-passphrase'),
    reset(email, otp, 'second-new-passphrase'),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('leaves no session with the old password when a login runs at the same time', { tags: ['10.1.6'] }, async () => {
  const { email, otp } = await forgetful();
  const [, ...logins] = await Promise.all([reset(email, otp), logIn(email, PASSWORD), logIn(email, PASSWORD)]);
  for (const login of logins) {
    const token: string | undefined = login.body.user_credentials?.token;
    if (token) expect((await shop.call('GET', '/user/profile', { token })).status).toBe(401);
  }
});

test('a reset verifies the e-mail of an unverified account', async () => {
  const email = 'never-verified@abs.test';
  await shop.call('POST', '/signup', { body: { email, password: PASSWORD } });
  await shop.call('POST', '/forgot-password', { body: { email } });
  expect((await reset(email, await shop.codeTo(email))).status).toBe(200);
  expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
});

test('a sign-up code at /verify-email-account signs in, as at /verify-email', {
  tags: ['4.1.3', '7.1.5'],
}, async () => {
  const email = 'account@abs.test';
  await shop.call('POST', '/signup', { body: { email, password: PASSWORD } });
  const answer = await shop.call('POST', '/verify-email-account', { body: { email, otp: await shop.codeTo(email) } });
  expect(answer.status).toBe(200);
  expect(answer.body.user_credentials).toMatchObject({ email, firstName: null });
});

test('a blocked user gets no code', { tags: ['10.1.23'] }, async () => {
  const { email, userId } = await shop.signUpAndVerify();
  await shop.db.autocommit((tx) => tx.update(users).set({ status: 'blocked' }).where(eq(users.id, userId)));
  const before = (await shop.mailsTo(email)).length;
  expect((await shop.call('POST', '/forgot-password', { body: { email } })).status).toBe(200);
  expect(await shop.mailsTo(email)).toHaveLength(before);
});
