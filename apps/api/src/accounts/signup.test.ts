import { limits } from '@abs/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { otpCodes, sessions, users } from '../db/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const signUp = (email: string, password = PASSWORD) => shop.call('POST', '/signup', { body: { email, password } });

test('signs up, verifies with the mailed code, and is signed in', { tags: ['7.1.1', '7.1.4', '7.1.9'] }, async () => {
  const email = 'new@abs.test';
  const signedUp = await signUp(email);
  expect(signedUp.status).toBe(201);
  expect(signedUp.body).toEqual({ message: 'Your account is successfully created' });

  const verified = await shop.call('POST', '/verify-email', { body: { email, otp: await shop.codeTo(email) } });
  expect(verified.status).toBe(200);
  const { token, userId, userType, firstName } = verified.body.user_credentials;
  expect({ userType, firstName }).toEqual({ userType: 'Customer', firstName: null });
  expect(token).toMatch(/^[\w-]{43}$/);

  const profile = await shop.call('GET', '/user/profile', { token });
  expect(profile.status).toBe(200);
  expect(profile.body.user.userId).toBe(userId);
  expect(profile.body.pagination).toEqual({ page: 1, limit: 5, total: 0, totalPages: 0 });
});

test('refuses a taken e-mail in any spelling, even if it is unverified', { tags: ['7.1.1'] }, async () => {
  await signUp('taken@abs.test');
  for (const email of ['taken@abs.test', ' TAKEN@abs.TEST ']) {
    const again = await signUp(email, 'another-fine-passphrase');
    expect(again.status).toBe(409);
    expect(again.body).toEqual({
      message: 'An account with this email already exists',
      code: 'email_taken',
      fields: { email: 'An account with this email already exists' },
    });
  }
});

test('two concurrent sign-ups create one account, with the password of one of them', async () => {
  const again = 'another-fine-passphrase';
  const answers = await Promise.all([signUp('twice@abs.test'), signUp('twice@abs.test', again)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await shop.mailsTo('twice@abs.test')).toHaveLength(1);
});

test('opens at most five accounts an hour for the addresses of one mailbox, each with its own code', {
  tags: ['10.1.13'],
}, async () => {
  const addresses = Array.from({ length: 7 }, (_, n) => `tags+${n}@abs.test`);
  const answers = [];
  for (const email of addresses) answers.push(await signUp(email));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429, 429]);
  expect(answers[5]?.body.code).toBe('rate_limited');
  expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(3_500);
  const mails = await Promise.all(addresses.map((email) => shop.mailsTo(email)));
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
  const rows = await shop.db.autocommit((tx) => tx.select().from(users));
  expect(rows.filter(({ email }) => addresses.includes(email))).toHaveLength(5);

  // A code works only for its own address.
  const otp = await shop.codeTo('tags+4@abs.test');
  expect((await shop.call('POST', '/verify-email', { body: { email: 'tags+3@abs.test', otp } })).status).toBe(400);
  expect((await shop.call('POST', '/verify-email', { body: { email: 'tags+4@abs.test', otp } })).status).toBe(200);
  shop.clock.advance(60 * 60_000);
  expect((await signUp('tags+5@abs.test')).status).toBe(201);
});

test('continues to the code when the same form is sent again', { tags: ['7.1.1'] }, async () => {
  const email = 'again@abs.test';
  expect((await signUp(email)).status).toBe(201);
  expect((await signUp(email)).status).toBe(201);
  expect(await shop.mailsTo(email)).toHaveLength(1);
  shop.clock.advance(limits.OTP_RESEND_MS + 1);
  expect((await signUp(' Again@abs.test ')).status).toBe(201);
  expect(await shop.mailsTo(email)).toHaveLength(2);
  expect((await signUp(email, 'another-fine-passphrase')).status).toBe(409);

  const otp = await shop.codeTo(email);
  expect((await shop.call('POST', '/verify-email', { body: { email, otp } })).status).toBe(200);
  expect((await signUp(email)).status).toBe(409);
});

test('the password of an unverified account cannot be guessed by signing up', async () => {
  const email = 'guessed@abs.test';
  await signUp(email);
  for (let n = 0; n < 10; n++) expect((await signUp(email, `another-fine-passphrase-${n}`)).status).toBe(409);
  expect((await signUp(email)).status).toBe(409);
  shop.clock.advance(60 * 60_000);
  expect((await signUp(email)).status).toBe(201);
});

test('refuses common passwords and the user’s own address, with a message for the field', async () => {
  for (const password of ['password123', 'P@ssw0rd2024!', 'Liverpool1', '12345678', 'abababab', 'Weak@abs.test']) {
    const answer = await signUp('weak@abs.test', password);
    expect(answer.body).toMatchObject({ code: 'weak_password', fields: { password: answer.body.message } });
    expect(answer.status).toBe(400);
  }
});

test('opens no account for an address whose mail reaches another person; an existing one can still log in', async () => {
  const odd = 'one<victim@abs.test';
  expect((await signUp(odd)).body).toMatchObject({ code: 'validation', fields: { email: 'Email is invalid' } });
  const { email, userId } = await shop.signUpAndVerify();
  await shop.db.autocommit((tx) => tx.update(users).set({ email: odd }).where(eq(users.id, userId)));
  expect((await shop.loginAs(odd)).email).toBe(odd);
  const forgotten = await shop.call('POST', '/forgot-password', { body: { email: odd } });
  expect(forgotten.status).toBe(400);
  expect((await shop.call('POST', '/forgot-password', { body: { email } })).status).toBe(200);
});

test("returns the contract's first message for each field", async () => {
  const answer = await shop.call('POST', '/signup', { body: { email: 'no-at-sign', password: 'short' } });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    message: 'Email is invalid',
    code: 'validation',
    fields: { email: 'Email is invalid', password: 'Password must be at least 8 characters' },
  });
});

test('keeps passwords, codes and tokens only as hashes', async () => {
  const { token, email, userId } = await shop.signUpAndVerify();
  await shop.call('POST', '/forgot-password', { body: { email } });
  const code = await shop.codeTo(email);

  const [user] = await shop.db.autocommit((tx) => tx.select().from(users).where(eq(users.id, userId)));
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  const stored = JSON.stringify(
    await shop.db.autocommit(async (tx) => [await tx.select().from(otpCodes), await tx.select().from(sessions)]),
  );
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(`"${code}"`);
});

test('limits sign-ups by IP address', { tags: ['10.5.10'] }, async () => {
  const ip = '203.0.113.9';
  const answers = [];
  // Sign-ups that are refused for their password count too, because programs probe addresses with them.
  for (let n = 0; n <= 100; n++) {
    answers.push(await shop.call('POST', '/signup', { body: { email: `n${n}@abs.test`, password: 'password' }, ip }));
  }
  expect(answers.at(-2)?.body.code).toBe('weak_password');
  expect(answers.at(-1)?.status).toBe(429);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(3000);
});
