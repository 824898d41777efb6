import { randomUUID } from 'node:crypto';
import { callLimits } from '@abs/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailChanges, securityEvents, users } from '../db/schema.ts';
import { sweep } from '../jobs/housekeeping.ts';
import { emailChangeTokenIn } from '../testing/emailChange.ts';
import { addAdmin, addProduct } from '../testing/shop.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

const HOUR = 60 * 60_000;
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Session = { token: string; email: string };

const newEmail = () => `${randomUUID()}@abs.test`;
const request = ({ token }: { token: string }, email: unknown, currentPassword: unknown = PASSWORD, ip = '127.0.0.1') =>
  shop.call('POST', '/user/email', { token, body: { email, currentPassword }, ip });
const confirm = (token: string) => shop.call('POST', '/email-change/confirm', { body: { token }, ip: '203.0.113.9' });
const cancel = (token: string) => shop.call('POST', '/email-change/cancel', { body: { token } });
const logIn = async (email: string, password = PASSWORD) =>
  (await shop.call('POST', '/login', { body: { email, password } })).status;
const profileOf = async ({ token }: { token: string }) => (await shop.call('GET', '/user/profile', { token })).body;
const newestMail = async (email: string) => (await shop.mailsTo(email)).at(-1);

/** The token in the newest link to an address. */
const tokenTo = async (email: string) =>
  emailChangeTokenIn(
    (await shop.mailsTo(email.toLowerCase())).findLast(({ text }) => text.includes('/account/email#')),
  );

/** Requests a change, and returns the tokens of its two links. */
async function requested(session: Session, email: string) {
  const answer = await request(session, email);
  expect([answer.status, answer.body]).toEqual([200, { message: 'Check the inboxes of both addresses.' }]);
  return { current: await tokenTo(session.email), next: await tokenTo(email) };
}

test.each([
  ['current', 'next'],
  ['next', 'current'],
] as const)('is made once both addresses are confirmed, the %s one first', { tags: ['10.1.32'] }, async (...order) => {
  const ada = await shop.signUpAndVerify();
  const elsewhere = await shop.loginAs(ada.email);
  const email = newEmail();
  const tokens = await requested(ada, email.toUpperCase());
  expect((await profileOf(ada)).pendingEmail).toBe(email);

  const first = await confirm(tokens[order[0]]);
  expect([first.status, first.body]).toEqual([200, { email, changed: false }]);
  // Pressed twice.
  expect((await confirm(tokens[order[0]])).body).toEqual({ email, changed: false });
  expect([await logIn(ada.email), await logIn(email)]).toEqual([200, 401]);

  const second = await confirm(tokens[order[1]]);
  expect([second.status, second.body]).toEqual([200, { email, changed: true }]);
  expect([await logIn(ada.email), await logIn(email)]).toEqual([401, 200]);
  for (const session of [ada, elsewhere]) {
    expect(await profileOf(session)).toMatchObject({ user: { email, userId: ada.userId }, pendingEmail: null });
  }
  const farewell = await newestMail(ada.email);
  expect(farewell?.subject).toBe('The email address of your ABS account was changed');
  expect(farewell?.text).toContain(email);
  const events = await shop.db.autocommit((tx) =>
    tx.select().from(securityEvents).where(eq(securityEvents.userId, ada.userId)),
  );
  expect(events).toContainEqual(expect.objectContaining({ kind: 'emailChanged', email: ada.email }));
});

test('the links can be used twice, by anybody who has the mail, and change nothing the second time', {
  tags: ['10.1.32'],
}, async () => {
  const ada = await shop.signUpAndVerify();
  const email = newEmail();
  const tokens = await requested(ada, email);
  await confirm(tokens.current);
  await confirm(tokens.next);
  const mails = await shop.mailsTo(ada.email);
  for (const token of [tokens.current, tokens.next]) {
    expect((await confirm(token)).body).toEqual({ email, changed: true });
    expect((await cancel(token)).body.code).toBe('invalid_code');
  }
  expect((await profileOf(ada)).user.email).toBe(email);
  expect(await shop.mailsTo(ada.email)).toEqual(mails);
});

test('only one of two simultaneous confirmations of both links makes the change', async () => {
  const ada = await shop.signUpAndVerify();
  const email = newEmail();
  const { current, next } = await requested(ada, email);
  const answers = await Promise.all([current, next, current, next].map(confirm));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.some(({ body }) => body.changed)).toBe(true);
  const subjects = (await shop.mailsTo(ada.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.endsWith('was changed'))).toHaveLength(1);
});

describe('a link does not work', () => {
  test.each<[string, (session: Session) => Promise<unknown>]>([
    ['after 24 hours', async () => shop.clock.advance(24 * HOUR)],
    ['after another request', (ada) => request(ada, newEmail())],
    [
      'after a change of the password',
      ({ token }) =>
        shop.call('POST', '/user/password', {
          token,
          body: { currentPassword: PASSWORD, password: 'quite-another-passphrase' },
        }),
    ],
    [
      'after a reset of the password',
      async ({ email }) => {
        await shop.call('POST', '/forgot-password', { body: { email } });
        const body = { email, otp: await shop.codeTo(email), password: 'quite-another-passphrase' };
        expect((await shop.call('POST', '/reset-password', { body })).status).toBe(200);
      },
    ],
    ['after logging out everywhere', ({ token }) => shop.call('POST', '/logout-everywhere', { token })],
    [
      'while the account is blocked',
      ({ email }) =>
        shop.db.autocommit((tx) => tx.update(users).set({ status: 'blocked' }).where(eq(users.email, email))),
    ],
    [
      'after the account is deleted',
      ({ token }) => shop.call('POST', '/user/delete', { token, body: { currentPassword: PASSWORD } }),
    ],
  ])('%s', { tags: ['10.1.33'] }, async (_, happens) => {
    const ada = await shop.signUpAndVerify();
    const email = newEmail();
    const { current, next } = await requested(ada, email);
    expect((await confirm(current)).status).toBe(200);
    await happens(ada);
    for (const follow of [confirm, cancel]) {
      for (const token of [current, next]) {
        const answer = await follow(token);
        expect([answer.status, answer.body.code]).toEqual([400, 'invalid_code']);
      }
    }
    expect(await logIn(email)).toBe(401);
  });

  test.each(['', 'made-up', 'x'.repeat(64), 'x'.repeat(65), 1, null])('with the token %j', async (token) => {
    for (const follow of [confirm, cancel]) {
      const answer = await follow(token as string);
      expect([answer.status, ['invalid_code', 'validation'].includes(answer.body.code)]).toEqual([400, true]);
    }
  });
});

test.each(['current', 'next'] as const)(
  'the owner of the %s address can cancel it',
  { tags: ['10.1.33'] },
  async (side) => {
    const ada = await shop.signUpAndVerify();
    const tokens = await requested(ada, newEmail());
    await confirm(tokens.current);
    const answer = await cancel(tokens[side]);
    expect([answer.status, answer.body]).toEqual([200, { message: 'The change is cancelled.' }]);
    for (const token of [tokens.current, tokens.next]) expect((await confirm(token)).body.code).toBe('invalid_code');
    expect(await profileOf(ada)).toMatchObject({ user: { email: ada.email }, pendingEmail: null });
  },
);

test('expired changes are deleted', async () => {
  const ada = await shop.signUpAndVerify();
  await requested(ada, newEmail());
  shop.clock.advance(24 * HOUR);
  expect((await profileOf(ada)).pendingEmail).toBeNull();
  await sweep(shop.services);
  const rows = await shop.db.autocommit((tx) =>
    tx.select().from(emailChanges).where(eq(emailChanges.userId, ada.userId)),
  );
  expect(rows).toEqual([]);
});

describe('the address of another account', () => {
  test('gets the same answer, and its owner a mail without a link', { tags: ['10.1.34'] }, async () => {
    const [ada, bola] = [await shop.signUpAndVerify(), await shop.signUpAndVerify()];
    const answer = await request(ada, bola.email);
    expect([answer.status, answer.body]).toEqual([200, { message: 'Check the inboxes of both addresses.' }]);
    expect((await profileOf(ada)).pendingEmail).toBe(bola.email);
    const mail = await newestMail(bola.email);
    expect(mail?.subject).toBe('Your email address already has an ABS account');
    expect(mail?.text).not.toMatch(/https?:|#/);
    expect(mail?.text).not.toContain(ada.email);
    const confirmed = await confirm(await tokenTo(ada.email));
    expect(confirmed.body).toEqual({ email: bola.email, changed: false });
    expect(await logIn(bola.email)).toBe(200);
  });

  test('gets as many mails at the same time as an address without an account', { tags: ['10.1.34'] }, async () => {
    const [ada, bola] = [await shop.signUpAndVerify(), await shop.signUpAndVerify()];
    const writes = async (email: string) => {
      await request(ada, email);
      const rows = await shop.db.autocommit((tx) =>
        tx.query.mails.findMany({ orderBy: (mail, { desc }) => desc(mail.createdAt), limit: 2 }),
      );
      return rows.map(({ recipient, expiresAt }) => [recipient, expiresAt !== null]);
    };
    for (const email of [newEmail(), bola.email]) {
      expect(await writes(email)).toEqual([
        [email, true],
        [ada.email, true],
      ]);
    }
  });

  test('is refused if the account was opened meanwhile', async () => {
    const ada = await shop.signUpAndVerify();
    const email = newEmail();
    const { current, next } = await requested(ada, email);
    await confirm(next);
    await shop.signUpAndVerify(email);
    const answer = await confirm(current);
    expect([answer.status, answer.body.code]).toEqual([409, 'email_taken']);
    expect((await profileOf(ada)).user.email).toBe(ada.email);
  });

  test.each(['before', 'after'])('is free if nobody verified it, signed up %s the request', async (when) => {
    const ada = await shop.signUpAndVerify();
    const email = newEmail();
    const signUp = () => shop.call('POST', '/signup', { body: { email, password: 'a-squatters-passphrase' } });
    if (when === 'before') await signUp();
    const { current, next } = await requested(ada, email);
    if (when === 'after') await signUp();
    const code = await shop.codeTo(email);
    await confirm(current);
    expect((await confirm(next)).body).toEqual({ email, changed: true });
    const verified = await shop.call('POST', '/verify-email', { body: { email, otp: code } });
    expect(verified.body.code).toBe('invalid_code');
    expect([await logIn(email), await logIn(email, 'a-squatters-passphrase')]).toEqual([200, 401]);
  });

  test('stays one account when a sign-up comes at the same moment', async () => {
    const ada = await shop.signUpAndVerify();
    const email = newEmail();
    const { current, next } = await requested(ada, email);
    await confirm(current);
    const [confirmed, signedUp] = await Promise.all([
      confirm(next),
      shop.call('POST', '/signup', { body: { email, password: PASSWORD } }),
    ]);
    expect([200, 409]).toContain(confirmed.status);
    expect([201, 409]).toContain(signedUp.status);
    const again = await confirm(next);
    expect([again.status, again.body]).toEqual([200, { email, changed: true }]);
  });
});

test.each([
  ['the own address', async (ada: Session) => ada.email.toUpperCase(), 'This is already your email address'],
  ['no address', async () => 'ada', 'Email is invalid'],
  ['nothing', async () => '', 'Email is required'],
])('refuses %s at its field, without counting a guess', async (_, emailFor, message) => {
  const ada = await shop.signUpAndVerify();
  for (let n = 0; n < 12; n++) {
    const answer = await request(ada, await emailFor(ada));
    expect([answer.status, answer.body.fields]).toEqual([400, { email: message }]);
  }
  expect((await request(ada, newEmail())).status).toBe(200);
});

test('requires the password, whose guesses count as failed logins', { tags: ['10.1.32'] }, async () => {
  const ada = await shop.signUpAndVerify();
  const email = newEmail();
  const guess = () => request(ada, email, 'not-the-password', '198.51.100.30');
  const answers = await Promise.all(Array.from({ length: 12 }, guess));
  expect(answers.filter(({ body }) => body.code === 'wrong_password')).toHaveLength(10);
  expect(answers.filter(({ body }) => body.code === 'rate_limited')).toHaveLength(2);
  expect([await shop.mailsTo(email), (await profileOf(ada)).pendingEmail]).toEqual([[], null]);
});

test('is limited by user, and by new mailbox', { tags: ['10.1.34'] }, async () => {
  const ada = await shop.signUpAndVerify();
  const { max } = callLimits.emailChangesByUser;
  for (let n = 0; n < max; n++) expect((await request(ada, newEmail())).status).toBe(200);
  expect((await request(ada, newEmail())).body.code).toBe('rate_limited');

  const mailbox = newEmail();
  for (let n = 0; n < callLimits.emailChangeMailsByMailbox.max; n++) {
    const other = await shop.signUpAndVerify();
    expect((await request(other, mailbox.replace('@', `+${n}@`))).status).toBe(200);
  }
  expect((await request(await shop.signUpAndVerify(), mailbox)).body.code).toBe('rate_limited');
});

test('spends codes that were mailed to the old address', async () => {
  const ada = await shop.signUpAndVerify();
  const email = newEmail();
  const { current, next } = await requested(ada, email);
  await shop.call('POST', '/forgot-password', { body: { email: ada.email } });
  const otp = await shop.codeTo(ada.email);
  await confirm(current);
  await confirm(next);
  for (const address of [ada.email, email]) {
    const body = { email: address, otp, password: 'quite-another-passphrase' };
    expect((await shop.call('POST', '/reset-password', { body })).body.code).toBe('invalid_code');
  }
});

test('the data that belongs to the address follows, so that it can be downloaded and deleted', {
  tags: ['10.1.32'],
}, async () => {
  const ada = await shop.signUpAndVerify();
  const email = newEmail();
  const [waited, both] = [await addProduct(shop, { quantity: 0 }), await addProduct(shop, { quantity: 0 })];
  for (const { id } of [waited, both]) {
    await shop.call('POST', '/user/restock-requests', { token: ada.token, body: { productId: id } });
  }
  await shop.call('POST', '/restock-requests', { body: { productId: both.id, email } });
  await shop.call('POST', '/contact', { body: { name: 'Ada', email: ada.email, message: 'Do you ship to Jos?' } });
  await shop.call('POST', '/newsletter', { body: { email: ada.email } });
  const { current, next } = await requested(ada, email);
  await confirm(current);
  await confirm(next);

  const file = (await shop.call('GET', '/user/data', { token: ada.token })).text;
  const data = JSON.parse(/<script[^>]*id="data"[^>]*>(.*)<\/script>/s.exec(file)?.[1] ?? '');
  expect(data.messages).toMatchObject([{ message: 'Do you ship to Jos?' }]);
  // A guest's request for the same product, which nobody confirmed, must not take the place of the user's own.
  const confirmed = { email, confirmedAt: expect.any(String) };
  expect(data.restockRequests).toMatchObject([confirmed, confirmed]);
  expect(data.newsletter).toBeNull();
  await sweep(shop.services);
  const admin = await addAdmin(shop);
  const found = await shop.call('GET', `/admin/messages?search=${email}`, { token: admin.token });
  expect(found.body.messages).toMatchObject([{ email }]);
  const customers = await shop.call('GET', `/admin/users?search=${email}`, { token: admin.token });
  expect(customers.body.users).toMatchObject([{ email }]);
});

test('an admin changes it in the same way', async () => {
  const admin = await shop.signUpAdmin();
  const email = newEmail();
  const { current, next } = await requested(admin, email);
  await confirm(current);
  await confirm(next);
  expect((await shop.loginAs(email)).userType).toBe('Admin');
});
