import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { otpRequests, users } from '../db/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { countGuess, wrongCodeLimits } from './wrongCodes.ts';

const NEW_PASSWORD = 'quite-another-passphrase';
const DAY = 24 * 60 * 60_000;

let shop: TestApp;
beforeEach(async () => {
  shop = await createTestApp();
});
afterEach(() => shop.close());

/** A new IP address for each call, so that the limits by IP address never apply. */
let addresses = 0;
const elsewhere = () => `198.51.${Math.floor(++addresses / 250)}.${addresses % 250}`;

const wrong = (code: string, step = 1) => String((Number(code) + step) % 10_000).padStart(4, '0');
const forget = (email: string) => shop.call('POST', '/forgot-password', { body: { email }, ip: elsewhere() });
const check = (email: string, otp: string, ip = elsewhere()) =>
  shop.call('POST', '/verify-email-account', { body: { email, otp }, ip });
const verify = (email: string, otp: string) =>
  shop.call('POST', '/verify-email', { body: { email, otp }, ip: elsewhere() });
const reset = (email: string, otp: string, password = NEW_PASSWORD) =>
  shop.call('POST', '/reset-password', { body: { email, otp, password }, ip: elsewhere() });
const logIn = (email: string, password: string) =>
  shop.call('POST', '/login', { body: { email, password }, ip: elsewhere() });

/** The newest link to a new password that was mailed to an address. */
async function linkTo(email: string): Promise<{ url: URL; token: string }> {
  const links = (await shop.mailsTo(email)).flatMap(({ text }) => text.match(/http\S+\/auth\/reset-password\S+/) ?? []);
  const url = new URL(links.at(-1) ?? 'none:');
  return { url, token: url.searchParams.get('code') ?? '' };
}
const mailsAbout = async (email: string, subject: RegExp) =>
  (await shop.mailsTo(email)).filter((mail) => subject.test(mail.subject));

/** Makes calls, eight at a time. @returns the answers, in order */
async function inParallel<T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  for (let n = 0; n < count; n += 8) {
    const batch = Array.from({ length: Math.min(8, count - n) }, (_, step) => work(n + step));
    answers.push(...(await Promise.all(batch)));
  }
  return answers;
}

/** Counts wrong codes for unknown e-mails, without API calls, until no account accepts codes any more. */
let strangers = 0;
async function useUpEveryonesBudget() {
  await shop.db.transaction(async (tx) => {
    for (let n = 0; n < wrongCodeLimits.allPerHour; n++) {
      const email = `nobody-${Math.floor(strangers++ / 5)}@abs.test`;
      expect(await countGuess(tx, { email, ip: elsewhere() }, shop.clock.now())).toBeNull();
    }
  });
}

/** Enters wrong codes for one account until it accepts no more codes. */
async function useUpBudgetOf(email: string) {
  for (let n = 0; n < wrongCodeLimits.accountPerMonth; n++) {
    expect((await check(email, '0000')).body.code).toBe('invalid_code');
  }
}

test('the budgets of wrong codes have the decided values', { tags: ['10.5.7', '10.5.8'] }, () => {
  expect(wrongCodeLimits).toEqual({ accountPerMonth: 10, allPerHour: 200, allPerMonth: 1_000 });
});

// Each test makes dozens of calls.
describe('one account', () => {
  test('accepts no code after ten wrong ones in a month, and is reset by a link of 128 bits', {
    tags: ['10.5.7'],
  }, async () => {
    const { email, token: session } = await shop.signUpAndVerify();
    await useUpBudgetOf(email);
    const refused = await check(email, '0000');
    expect([refused.status, refused.body.code]).toEqual([400, 'link_required']);
    expect(refused.body.message).toContain('link');

    await forget(email);
    const { url, token } = await linkTo(email);
    expect(url.origin + url.pathname).toBe('http://localhost:3000/auth/reset-password');
    expect(url.searchParams.get('email')).toBe(email);
    expect(token).toMatch(/^[\w-]{22}$/);
    const newest = (await shop.mailsTo(email)).at(-1);
    expect(newest?.subject).not.toMatch(/\d{4}/);
    expect(newest?.text).not.toMatch(/^\d{4}$/m);

    expect((await reset(email, token)).status).toBe(200);
    expect((await logIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await shop.call('GET', '/user/profile', { token: session })).status).toBe(401);
    expect((await reset(email, token, PASSWORD)).body.code).toBe('invalid_code');
  });

  test('refuses a right code that was mailed before the budget was used up', { tags: ['10.5.7'] }, async () => {
    const { email } = await shop.signUpAndVerify();
    await useUpBudgetOf(email);
    shop.clock.advance(31 * DAY);
    await forget(email);
    const code = await shop.codeTo(email);
    for (let n = 0; n < wrongCodeLimits.accountPerMonth; n++) await check(email, wrong(code, n + 1));
    expect((await reset(email, code)).body.code).toBe('link_required');
    expect((await logIn(email, PASSWORD)).status).toBe(200);
  });

  test('gets codes again a month later', async () => {
    const { email } = await shop.signUpAndVerify();
    await useUpBudgetOf(email);
    shop.clock.advance(31 * DAY);
    await forget(email);
    expect((await reset(email, await shop.codeTo(email))).status).toBe(200);
  });

  test('is not slowed down by right codes', async () => {
    const { email } = await shop.signUpAndVerify();
    for (let round = 0; round < wrongCodeLimits.accountPerMonth + 2; round++) {
      shop.clock.advance(60 * 60_000);
      await forget(email);
      expect((await reset(email, await shop.codeTo(email), `passphrase number ${round}`)).status).toBe(200);
    }
  });

  test('counts concurrent guesses one by one', async () => {
    const { email } = await shop.signUpAndVerify();
    const answers = await inParallel(40, (n) => check(email, wrong('0000', n)));
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'invalid_code')).toHaveLength(wrongCodeLimits.accountPerMonth);
    expect(codes.filter((code) => code === 'link_required')).toHaveLength(40 - wrongCodeLimits.accountPerMonth);
  });

  test('gives the same answers as an unknown account, before and after its budget is used up', async () => {
    const { email } = await shop.signUpAndVerify();
    const unknown = 'nobody@abs.test';
    for (let n = 0; n <= wrongCodeLimits.accountPerMonth + 1; n++) {
      const [known, none] = [await check(email, '0000'), await check(unknown, '0000')];
      expect([none.status, none.text]).toEqual([known.status, known.text]);
    }
    const [known, unknownAnswer] = [await forget(email), await forget(unknown)];
    expect([unknownAnswer.status, unknownAnswer.text]).toEqual([known.status, known.text]);
    const token = 'A'.repeat(22);
    const [link, linkNone] = [await reset(email, token), await reset(unknown, token)];
    expect([linkNone.status, linkNone.text]).toEqual([link.status, link.text]);
    expect(await shop.mailsTo(unknown)).toEqual([]);
  });
});

// Each test makes hundreds of calls.
describe('all accounts together', () => {
  test('refuse even right codes once the hourly budget is used up, but accept links', {
    tags: ['10.5.8'],
  }, async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => shop.signUpAndVerify()));
    const codes = new Map<string, string>();
    for (const { email } of people) {
      await forget(email);
      codes.set(email, await shop.codeTo(email));
    }
    const answers = await inParallel(wrongCodeLimits.allPerHour, (n) =>
      check(`nobody-${Math.floor(n / 5)}@abs.test`, '1234'),
    );
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['invalid_code']));
    for (const [email, code] of codes) {
      expect((await check(email, code)).body.code).toBe('link_required');
      expect((await reset(email, code)).body.code).toBe('link_required');
      expect((await logIn(email, PASSWORD)).status).toBe(200);
    }

    shop.clock.advance(60_000);
    const [first] = people;
    await forget(first?.email ?? '');
    expect((await reset(first?.email ?? '', (await linkTo(first?.email ?? '')).token)).status).toBe(200);
  });

  test('accept codes again after an hour, but only links once the monthly budget is used up', {
    tags: ['10.5.8'],
  }, async () => {
    const { email } = await shop.signUpAndVerify();
    const hours = Math.ceil(wrongCodeLimits.allPerMonth / wrongCodeLimits.allPerHour);
    for (let hour = 1; hour < hours; hour++) {
      await useUpEveryonesBudget();
      shop.clock.advance(60 * 60_000 + 1000);
      await forget(email);
      expect((await reset(email, await shop.codeTo(email), `passphrase number ${hour}`)).status).toBe(200);
    }
    await useUpEveryonesBudget();
    shop.clock.advance(60 * 60_000 + 1000);
    await forget(email);
    expect((await reset(email, (await linkTo(email)).token)).status).toBe(200);
  });

  test('keep their budget when a refused IP address continues to guess', {
    tags: ['10.5.10'],
  }, async () => {
    const { email } = await shop.signUpAndVerify();
    await inParallel(wrongCodeLimits.allPerHour + 20, (n) => check(`nobody-${n}@abs.test`, '1234', '203.0.113.66'));
    await forget(email);
    expect((await reset(email, await shop.codeTo(email))).status).toBe(200);
  });

  test('keep their budget when one account is guessed at', async () => {
    const [victim, other] = [await shop.signUpAndVerify(), await shop.signUpAndVerify()];
    await inParallel(wrongCodeLimits.allPerHour + 20, () => check(victim.email, '1234'));
    await forget(other.email);
    expect((await reset(other.email, await shop.codeTo(other.email))).status).toBe(200);
  });

  test('accept a link even after a hundred wrong tokens and codes', async () => {
    const { email } = await shop.signUpAndVerify();
    await useUpBudgetOf(email);
    await forget(email);
    const { token } = await linkTo(email);
    for (let n = 0; n < 100; n++) {
      await reset(email, `${'A'.repeat(20)}${String(n).padStart(2, '0')}`);
      await check(email, '0000', '127.0.0.1');
    }
    shop.clock.advance(60_000);
    await forget(email);
    const newer = (await linkTo(email)).token;
    expect(newer).not.toBe(token);
    const mine = await shop.call('POST', '/reset-password', { body: { email, otp: token, password: NEW_PASSWORD } });
    expect(mine.status).toBe(200);
    expect((await reset(email, newer)).body.code).toBe('invalid_code');
  });
});

describe('a link', () => {
  const withLink = async () => {
    const { email } = await shop.signUpAndVerify();
    await useUpBudgetOf(email);
    await forget(email);
    return { email, token: (await linkTo(email)).token };
  };

  test('expires after an hour', async () => {
    const { email, token } = await withLink();
    shop.clock.advance(60 * 60_000);
    const answer = await reset(email, token);
    expect(answer.body).toMatchObject({ code: 'invalid_code', fields: { otp: answer.body.message } });
    expect(answer.body.message).toContain('link');
  });

  test('works once when it is used twice at the same time', async () => {
    const { email, token } = await withLink();
    const answers = await Promise.all([
      reset(email, token, 'first-new-passphrase'),
      reset(email, token, 'second-new-passphrase'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('works only for its own account, and does not verify a sign-up', async () => {
    const { token } = await withLink();
    const other = await shop.signUpAndVerify();
    expect((await reset(other.email, token)).body.code).toBe('invalid_code');
    expect((await verify(other.email, token)).status).toBe(400);
  });

  test('is stored as a hash', async () => {
    const { token } = await withLink();
    const rows = await shop.db.autocommit((tx) => tx.query.otpCodes.findMany());
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a sign-up code', () => {
  test('is refused once the budget is used up; the mail then has a link that proves the address', async () => {
    const email = 'new@abs.test';
    await shop.call('POST', '/signup', { body: { email, password: PASSWORD } });
    const code = await shop.codeTo(email);
    await useUpEveryonesBudget();
    expect((await verify(email, code)).body.code).toBe('link_required');
    expect((await check(email, code)).body.code).toBe('link_required');

    shop.clock.advance(60_000);
    await shop.call('POST', '/request-otp', { body: { email } });
    expect((await reset(email, (await linkTo(email)).token)).status).toBe(200);
    expect((await logIn(email, NEW_PASSWORD)).body.user_credentials).toMatchObject({ email });
  });

  test('is replaced by a link when a user signs up while the budget is used up', async () => {
    await useUpEveryonesBudget();
    const email = 'newer@abs.test';
    await shop.call('POST', '/signup', { body: { email, password: PASSWORD } });
    expect((await reset(email, (await linkTo(email)).token)).status).toBe(200);
  });

  test('of another client stops working once the owner of the address has reset the password', async () => {
    const email = 'squatted@abs.test';
    await shop.call('POST', '/signup', { body: { email, password: 'the squatter’s passphrase' } });
    const signupCode = await shop.codeTo(email);
    await forget(email);
    expect((await reset(email, await shop.codeTo(email))).status).toBe(200);
    expect((await verify(email, signupCode)).body.code).toBe('invalid_code');
  });
});

describe('an admin', () => {
  test('resets the password only by link, which the answers do not reveal', { tags: ['10.5.9'] }, async () => {
    const admin = await shop.signUpAdmin();
    const customer = await shop.signUpAndVerify();
    const [adminAnswer, customerAnswer] = [await forget(admin.email), await forget(customer.email)];
    expect([adminAnswer.status, adminAnswer.text]).toEqual([customerAnswer.status, customerAnswer.text]);
    const [guessed, guessedCustomer] = [await check(admin.email, '0000'), await check(customer.email, '0000')];
    expect([guessed.status, guessed.text]).toEqual([guessedCustomer.status, guessedCustomer.text]);
    expect((await mailsAbout(admin.email, /\d{4} is your/)).filter(({ subject }) => subject.includes('reset'))).toEqual(
      [],
    );
    expect((await reset(admin.email, (await linkTo(admin.email)).token)).status).toBe(200);
  });

  test('cannot use a code from before the promotion', { tags: ['10.5.9'] }, async () => {
    const { email, userId } = await shop.signUpAndVerify();
    await forget(email);
    const code = await shop.codeTo(email);
    await shop.db.autocommit((tx) => tx.update(users).set({ userType: 'Admin' }).where(eq(users.id, userId)));
    expect((await reset(email, code)).body.code).toBe('invalid_code');
  });
});

describe('reports', () => {
  test('notify the owner of wrong codes once a day, and no unknown e-mail', async () => {
    const { email } = await shop.signUpAndVerify();
    const about = () => mailsAbout(email, /wrong codes/i);
    await check(email, '0000');
    await check(email, '0001');
    expect(await about()).toHaveLength(0);
    for (let n = 2; n < 7; n++) await check(email, wrong('0000', n));
    expect(await about()).toHaveLength(1);
    expect((await about())[0]?.text).toContain('has not been changed');
    shop.clock.advance(DAY + 1000);
    for (let n = 7; n < 10; n++) await check(email, wrong('0000', n));
    expect(await about()).toHaveLength(2);

    for (let n = 0; n < 5; n++) await check('nobody@abs.test', '0000');
    expect(await shop.mailsTo('nobody@abs.test')).toEqual([]);
  });

  test('are sent for at most five addresses of one mailbox a day', async () => {
    const addresses = Array.from({ length: 7 }, (_, n) => `reported+${n}@abs.test`);
    for (const email of addresses) for (const code of ['0000', '0001', '0002']) await check(email, code);
    const requests = await shop.db.autocommit((tx) => tx.select().from(otpRequests));
    expect(requests.filter(({ email }) => addresses.includes(email))).toHaveLength(5);
  });

  test('notify the admins once a day that the budget of all accounts is used up', async () => {
    const admin = await shop.signUpAdmin();
    await useUpEveryonesBudget();
    const about = () => mailsAbout(admin.email, /guess/i);
    expect(await about()).toHaveLength(0);
    for (let n = 0; n < 10; n++) await check('nobody@abs.test', '0000');
    expect(await about()).toHaveLength(1);
    shop.clock.advance(61 * 60_000);
    await useUpEveryonesBudget();
    await check('somebody@abs.test', '0000');
    expect(await about()).toHaveLength(1);
  });
});
