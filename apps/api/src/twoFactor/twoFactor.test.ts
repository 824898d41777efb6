import { limits } from '@abs/contract';
import { eq } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeAdmin } from '../accounts/makeAdmin.ts';
import { recoveryCodes as recoveryCodeRows, securityEvents, twoFactors } from '../db/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { appCodeOf, startTwoFactor, turnOnTwoFactor } from '../testing/twoFactor.ts';
import { periodOfCode, urlOfSecret } from './totp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const STRANGER = '203.0.113.9';
const logIn = (email: string, code?: string, { password = PASSWORD, ip = '127.0.0.1' } = {}) =>
  shop.call('POST', '/login', { body: { email, password, ...(code !== undefined && { code }) }, ip });
const post = (token: string, path: string, body: object) =>
  shop.call('POST', `/admin/two-factor${path}`, { token, body });
const stateOf = async (token: string) => (await shop.call('GET', '/admin/two-factor', { token })).body;
const subjectsTo = async (email: string) => (await shop.mailsTo(email)).map(({ subject }) => subject);
const eventsOf = async (userId: string) => {
  const rows = await shop.db.autocommit((tx) =>
    tx.select().from(securityEvents).where(eq(securityEvents.userId, userId)),
  );
  return rows.map(({ kind }) => kind);
};

/** An admin whose logins require a code. */
async function protectedAdmin() {
  const admin = await shop.signUpAdmin();
  return { ...admin, ...(await turnOnTwoFactor(shop, admin)) };
}

describe('codes of an app', () => {
  // RFC 6238, appendix B: the last six of eight digits.
  const secret = Secret.fromLatin1('12345678901234567890').base32;
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
  ])('are those of RFC 6238 at second %i', { tags: ['10.1.38'] }, (second, code) => {
    expect(periodOfCode(secret, code, new Date(second * 1000))).toBe(Math.floor(second / 30));
  });

  test('are right on a clock that is 30 seconds off, and wrong on one that is 90 seconds off', () => {
    const at = (second: number) => periodOfCode(secret, '287082', new Date(second * 1000));
    expect([at(59 - 30), at(59 + 30), at(59 - 90), at(59 + 90)]).toEqual([1, 1, null, null]);
  });

  test('come from a URL that names the shop and the account', () => {
    const url = new URL(urlOfSecret(secret, 'ada+1@abs.test'));
    expect([url.protocol, decodeURIComponent(url.pathname)]).toEqual([
      'otpauth:',
      expect.stringContaining('ABS:ada+1@abs.test'),
    ]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ secret, issuer: 'ABS', period: '30', digits: '6' });
  });
});

describe('setting up', () => {
  test('takes the password and a code, keeps this session, ends the others, and mails the owner', {
    tags: ['10.1.38'],
  }, async () => {
    const { email, token, userId } = await shop.signUpAdmin();
    const other = await shop.loginAs(email);
    expect(await stateOf(token)).toEqual({ enabledAt: null, isRequired: false, recoveryCodesLeft: 0 });
    const { body: started } = await post(token, '', { currentPassword: PASSWORD });
    expect(started).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      url: urlOfSecret(started.secret, email),
    });

    const confirmed = await post(token, '/confirm', { code: appCodeOf(shop, started.secret) });
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(confirmed.body.recoveryCodes[0]).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await stateOf(token)).toEqual({ enabledAt: expect.any(String), isRequired: false, recoveryCodesLeft: 10 });
    expect((await shop.call('GET', '/user/profile', { token: other.token })).status).toBe(401);
    expect(await subjectsTo(email)).toContain('Two-factor authentication is on for your ABS account');
    expect(await eventsOf(userId)).toContain('twoFactorOn');
  });

  test('logins require no code before it is confirmed', async () => {
    const admin = await shop.signUpAdmin();
    await startTwoFactor(shop, admin);
    expect((await logIn(admin.email)).status).toBe(200);
  });

  test('a second start replaces the secret', async () => {
    const admin = await shop.signUpAdmin();
    const first = await startTwoFactor(shop, admin);
    const second = await startTwoFactor(shop, admin);
    const refused = await post(admin.token, '/confirm', { code: appCodeOf(shop, first) });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_code']);
    expect((await post(admin.token, '/confirm', { code: appCodeOf(shop, second) })).status).toBe(200);
  });

  test('two concurrent confirmations turn it on once, with one set of recovery codes', async () => {
    const admin = await shop.signUpAdmin();
    const secret = await startTwoFactor(shop, admin);
    const code = appCodeOf(shop, secret);
    const answers = await Promise.all([1, 2].map(() => post(admin.token, '/confirm', { code })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(1);
    // The second is too late for the code, or already finds it turned on.
    expect(['invalid_code', 'two_factor_on']).toContain(refused[0]?.body.code);
    expect((await stateOf(admin.token)).recoveryCodesLeft).toBe(10);
  });

  test('is refused with a wrong password, when it is on, and without a start', async () => {
    const admin = await protectedAdmin();
    const codeOf = async (path: string, body: object) => (await post(admin.token, path, body)).body.code;
    expect(await codeOf('', { currentPassword: 'not-the-password' })).toBe('wrong_password');
    expect(await codeOf('', { currentPassword: PASSWORD })).toBe('two_factor_on');
    expect(await codeOf('/confirm', { code: '123456' })).toBe('two_factor_on');
    const { token } = await shop.signUpAdmin();
    expect((await post(token, '/confirm', { code: '123456' })).body.code).toBe('not_found');
    expect((await post(token, '/end', { currentPassword: PASSWORD, code: '123456' })).body.code).toBe('not_found');
  });
});

describe('a login', () => {
  test('requires the code after the right password, and only then', { tags: ['10.1.38'] }, async () => {
    const { email, secret } = await protectedAdmin();
    const wrong = await logIn(email, undefined, { password: 'not-the-password' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
    const needed = await logIn(email);
    expect([needed.status, needed.body]).toEqual([
      403,
      { message: 'Enter the code from your authenticator app.', code: 'two_factor_required' },
    ]);
    const code = appCodeOf(shop, secret);
    expect((await logIn(email, code, { password: 'not-the-password' })).body.code).toBe('invalid_credentials');
    expect((await logIn(email, `${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('a code works once, also for two concurrent logins', { tags: ['10.1.38'] }, async () => {
    const { email, secret } = await protectedAdmin();
    const code = appCodeOf(shop, secret);
    const both = await Promise.all([logIn(email, code), logIn(email, code, { ip: STRANGER })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await logIn(email, code)).body.code).toBe('invalid_code');
    shop.clock.advance(30_000);
    expect((await logIn(email, appCodeOf(shop, secret))).status).toBe(200);
  });

  test('an older code is refused after a newer one', async () => {
    const { email, secret } = await protectedAdmin();
    const older = appCodeOf(shop, secret);
    shop.clock.advance(30_000);
    expect((await logIn(email, appCodeOf(shop, secret))).status).toBe(200);
    expect((await logIn(email, older)).body.code).toBe('invalid_code');
  });

  test('accepts the code of a phone whose clock is 30 seconds off', async () => {
    const { email, secret } = await protectedAdmin();
    expect((await logIn(email, appCodeOf(shop, secret, 30))).status).toBe(200);
  });

  test('takes a recovery code once, as typed, and mails how many are left', { tags: ['10.1.39'] }, async () => {
    const { email, recoveryCodes, userId } = await protectedAdmin();
    const [first = '', second = ''] = recoveryCodes;
    expect((await logIn(email, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await logIn(email, first)).body.code).toBe('invalid_code');
    expect((await logIn(email, second)).status).toBe(200);
    const mails = await shop.mailsTo(email);
    const used = mails.filter(({ subject }) => subject === 'A recovery code was used for your ABS account');
    expect(used.map(({ text }) => /\d+ codes are left/.exec(text)?.[0])).toEqual([
      '9 codes are left',
      '8 codes are left',
    ]);
    expect(await eventsOf(userId)).toContain('recoveryCodeUsed');
  });

  test('of another admin does not take these recovery codes', async () => {
    const { recoveryCodes } = await protectedAdmin();
    const other = await protectedAdmin();
    expect((await logIn(other.email, recoveryCodes[0])).body.code).toBe('invalid_code');
  });

  test.each(['12345', '1234567', 'ABS2-ABS3', 'ABS2-ABS3-ABS4-ABS1', '', 'x'.repeat(50)])(
    'refuses the shape of %j',
    async (code) => {
      const { email } = await protectedAdmin();
      const answer = await logIn(email, code);
      expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
      expect(Object.keys(answer.body.fields)).toEqual(['code']);
    },
  );

  test('ignores a code of an account without two-factor authentication', async () => {
    const { email } = await shop.signUpAdmin();
    expect((await logIn(email, '123456')).status).toBe(200);
  });

  test('stays protected after a password reset', async () => {
    const { email } = await protectedAdmin();
    shop.clock.advance(limits.OTP_RESEND_MS);
    await shop.call('POST', '/forgot-password', { body: { email } });
    const otp = (await shop.mailsTo(email)).map(({ text }) => /\?code=([\w-]{22})/.exec(text)?.[1]).findLast(Boolean);
    const password = 'quite-another-passphrase';
    expect((await shop.call('POST', '/reset-password', { body: { email, otp, password } })).status).toBe(200);
    expect((await logIn(email, undefined, { password })).body.code).toBe('two_factor_required');
  });

  test('wrong codes count towards the limits of the login, and the owner is warned', {
    tags: ['10.1.38'],
  }, async () => {
    const { email, secret, userId } = await protectedAdmin();
    const wrongCode = appCodeOf(shop, secret) === '000000' ? '000001' : '000000';
    const guesses = [];
    for (let n = 0; n < 12; n++) guesses.push(await logIn(email, wrongCode, { ip: `198.51.100.${n}` }));
    const codes = guesses.map(({ body }) => body.code);
    expect(codes).toEqual([...Array(10).fill('invalid_code'), 'rate_limited', 'rate_limited']);
    expect(await subjectsTo(email)).toContain('Somebody may know the password of your ABS account');
    expect(await eventsOf(userId)).toEqual(expect.arrayContaining(['codeFailed', 'signInDelayed']));
    // From a place that the account knows, the owner still gets in.
    expect((await logIn(email, appCodeOf(shop, secret))).status).toBe(200);
  });
});

describe('on the profile', () => {
  test('recovery codes are replaced, with the password and a code', { tags: ['10.1.39'] }, async () => {
    const { email, token, secret, recoveryCodes, userId } = await protectedAdmin();
    const renew = (currentPassword: string, code: string) => post(token, '/recovery-codes', { currentPassword, code });
    expect((await renew('not-the-password', appCodeOf(shop, secret))).body.code).toBe('wrong_password');
    const { status, body } = await renew(PASSWORD, appCodeOf(shop, secret));
    expect(status).toBe(200);
    expect(body.recoveryCodes.filter((code: string) => recoveryCodes.includes(code))).toEqual([]);
    expect((await logIn(email, recoveryCodes[0])).body.code).toBe('invalid_code');
    expect((await logIn(email, body.recoveryCodes[0])).status).toBe(200);
    expect(await eventsOf(userId)).toContain('recoveryCodesRenewed');
  });

  test('it is turned off with the password and a code, and the owner is mailed', { tags: ['10.1.38'] }, async () => {
    const { email, token, secret, userId } = await protectedAdmin();
    const end = (code: string) => post(token, '/end', { currentPassword: PASSWORD, code });
    const code = appCodeOf(shop, secret);
    expect((await end('ABS2-ABS3-ABS4-ABS5')).body.code).toBe('invalid_code');
    expect((await end(code)).status).toBe(200);
    expect(await stateOf(token)).toEqual({ enabledAt: null, isRequired: false, recoveryCodesLeft: 0 });
    expect((await logIn(email)).status).toBe(200);
    expect(await subjectsTo(email)).toContain('Two-factor authentication is off for your ABS account');
    expect(await eventsOf(userId)).toContain('twoFactorOff');
  });
});

/** The calls that require a recent code. The order does not exist: the code is required before. */
const riskyCalls = [
  ['GET', '/admin/orders.csv', 200],
  ['GET', '/admin/transactions.csv', 200],
  ['POST', `/admin/orders/${crypto.randomUUID()}/refunds`, 404],
] as const;

describe('exports and refunds', () => {
  const callAll = async (token: string) =>
    Promise.all(
      riskyCalls.map(async ([method, path]) => {
        const body = method === 'POST' ? { body: { reference: 'abs-1' } } : {};
        const answer = await shop.call(method, path, { token, ...body });
        return answer.status === 403 ? answer.body.code : answer.status;
      }),
    );
  const allowed = riskyCalls.map(([, , status]) => status);
  const refused = riskyCalls.map(() => 'step_up_required');
  const later = () => shop.clock.advance(limits.STEP_UP_MS);

  test('require a code within 15 minutes of the last one', { tags: ['10.1.42'] }, async () => {
    const { email, token, secret } = await protectedAdmin();
    expect(await callAll(token)).toEqual(allowed);
    later();
    expect(await callAll(token)).toEqual(refused);
    expect((await shop.call('GET', '/admin/orders', { token })).status).toBe(200);
    const { status, body } = await post(token, '/step-up', { code: appCodeOf(shop, secret) });
    expect(status).toBe(200);
    const left = () => Date.parse(body.expiresAt) - shop.clock.now().getTime();
    expect(left()).toBeGreaterThan(limits.STEP_UP_MS - 60_000);
    shop.clock.advance(left() - 60_000);
    expect(await callAll(token)).toEqual(allowed);
    shop.clock.advance(left());
    expect(await callAll(token)).toEqual(refused);

    const { user_credentials: signedIn } = (await logIn(email, appCodeOf(shop, secret))).body;
    expect(await callAll(signedIn.token)).toEqual(allowed);
    expect(await callAll(token)).toEqual(refused);
  });

  test('accept a recovery code, once', { tags: ['10.1.42'] }, async () => {
    const { token, recoveryCodes } = await protectedAdmin();
    const [code = ''] = recoveryCodes;
    later();
    expect((await post(token, '/step-up', { code })).status).toBe(200);
    later();
    expect((await post(token, '/step-up', { code })).body.code).toBe('invalid_code');
    expect(await callAll(token)).toEqual(refused);
  });

  test('require nothing while two-factor authentication is off', { tags: ['10.1.42'] }, async () => {
    const { token } = await shop.signUpAdmin();
    expect(await callAll(token)).toEqual(allowed);
    expect((await post(token, '/step-up', { code: '123456' })).body.code).toBe('not_found');
    await startTwoFactor(shop, { token });
    expect(await callAll(token)).toEqual(allowed);
  });

  test('are refused after a code that was used before, and wrong codes have to wait', async () => {
    const { email, token, secret } = await protectedAdmin();
    later();
    const code = appCodeOf(shop, secret);
    expect((await logIn(email, code)).status).toBe(200);
    expect((await post(token, '/step-up', { code })).body.code).toBe('invalid_code');
    const guesses = [];
    for (let n = 0; n < 60; n++) guesses.push((await post(token, '/step-up', { code })).body.code);
    expect(guesses.at(-1)).toBe('rate_limited');
    expect(await callAll(token)).toEqual(refused);
  });

  test('tell customers nothing about codes', async () => {
    const { token } = await shop.signUpAndVerify();
    expect(await callAll(token)).toEqual(riskyCalls.map(() => 'forbidden'));
  });
});

describe('a shop that requires it', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await createTestApp({ config: { requireTwoFactor: true } });
  });
  afterAll(() => strict.close());

  test('lets admins without it only set it up', { tags: ['10.1.43'] }, async () => {
    const admin = await strict.signUpAdmin();
    const get = (path: string) => strict.call('GET', path, { token: admin.token });
    const { status, body } = await get('/overview/stats');
    expect([status, body]).toEqual([
      403,
      {
        code: 'two_factor_setup_required',
        message: 'Set up two-factor authentication on your profile to use the back office.',
      },
    ]);
    const product = await strict.call('POST', '/create-products', { token: admin.token, body: {} });
    expect(product.body.code).toBe('two_factor_setup_required');
    expect((await get('/user/profile')).status).toBe(200);
    expect((await get('/admin/two-factor')).body.isRequired).toBe(true);
    const secret = await startTwoFactor(strict, admin);
    expect((await get('/overview/stats')).status).toBe(403);
    const code = appCodeOf(strict, secret);
    await strict.call('POST', '/admin/two-factor/confirm', { token: admin.token, body: { code } });
    expect((await get('/overview/stats')).status).toBe(200);
    expect((await get('/admin/orders.csv')).status).toBe(200);
  });

  test('refuses them again once they have turned it off, and customers as before', { tags: ['10.1.43'] }, async () => {
    const admin = await strict.signUpAdmin();
    const { secret } = await turnOnTwoFactor(strict, admin);
    const body = { currentPassword: PASSWORD, code: appCodeOf(strict, secret) };
    expect((await strict.call('POST', '/admin/two-factor/end', { token: admin.token, body })).status).toBe(200);
    const refused = await strict.call('GET', '/admin/orders', { token: admin.token });
    expect(refused.body.code).toBe('two_factor_setup_required');
    const { token } = await strict.signUpAndVerify();
    expect((await strict.call('GET', '/admin/orders', { token })).body.code).toBe('forbidden');
    expect((await strict.call('GET', '/cart', { token })).status).toBe(200);
  });
});

test('npm run admin:create lets in an admin who has lost the phone and the codes', { tags: ['10.1.39'] }, async () => {
  const { email } = await protectedAdmin();
  await makeAdmin(shop.services, { email, password: 'quite-another-passphrase' });
  expect((await logIn(email, undefined, { password: 'quite-another-passphrase' })).status).toBe(200);
});

test('the database has hashes of the recovery codes only', { tags: ['10.1.39'] }, async () => {
  const { userId, recoveryCodes } = await protectedAdmin();
  const stored = await shop.db.autocommit((tx) =>
    tx.select().from(recoveryCodeRows).where(eq(recoveryCodeRows.userId, userId)),
  );
  expect(stored).toHaveLength(10);
  const text = JSON.stringify(stored);
  expect(recoveryCodes.filter((code) => text.includes(code) || text.includes(code.replaceAll('-', '')))).toEqual([]);
  expect(
    await shop.db.autocommit((tx) => tx.select().from(twoFactors).where(eq(twoFactors.userId, userId))),
  ).toHaveLength(1);
});
