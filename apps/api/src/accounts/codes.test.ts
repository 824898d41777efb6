import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let count = 0;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** An account whose e-mail is not verified yet, and its code. */
async function unverified() {
  const email = `unverified-${++count}@abs.test`;
  await shop.call('POST', '/signup', { body: { email, password: PASSWORD } });
  return { email, code: await shop.codeTo(email) };
}
const verify = (email: string, otp: string, ip?: string) =>
  shop.call('POST', '/verify-email', { body: { email, otp }, ...(ip && { ip }) });
const wrong = (code: string, step = 1) => String((Number(code) + step) % 10_000).padStart(4, '0');

describe('a code', () => {
  test('works once', { tags: ['10.1.10'] }, async () => {
    const { email, code } = await unverified();
    expect((await verify(email, code)).status).toBe(200);
    const again = await verify(email, code);
    expect(again.status).toBe(400);
    expect(again.body.code).toBe('invalid_code');
  });

  test('works once even when it is used twice at the same time', { tags: ['10.1.10'] }, async () => {
    const { email, code } = await unverified();
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('expires after ten minutes', { tags: ['10.1.11'] }, async () => {
    const { email, code } = await unverified();
    shop.clock.advance(10 * 60_000);
    expect((await verify(email, code)).body.code).toBe('invalid_code');
  });

  test('stops working after five wrong guesses, with the same answer as before', { tags: ['10.1.12'] }, async () => {
    const { email, code } = await unverified();
    const guesses = [];
    for (let step = 1; step <= 5; step++) guesses.push(await verify(email, wrong(code, step)));
    const right = await verify(email, code);
    expect(right.status).toBe(400);
    expect(new Set([...guesses, right].map(({ text }) => text)).size).toBe(1);
  });

  test('still works after four wrong guesses', { tags: ['10.1.12'] }, async () => {
    const { email, code } = await unverified();
    for (let step = 1; step <= 4; step++) await verify(email, wrong(code, step));
    expect((await verify(email, code)).status).toBe(200);
  });

  test('stops working after five of eight concurrent wrong guesses', {
    tags: ['10.1.12'],
  }, async () => {
    const { email, code } = await unverified();
    await Promise.all(Array.from({ length: 8 }, (_, n) => verify(email, wrong(code, n + 1), '198.51.100.1')));
    expect((await verify(email, code)).body.code).toBe('invalid_code');
  });

  test('is replaced by a newer one', async () => {
    const { email, code } = await unverified();
    shop.clock.advance(60_000);
    await shop.call('POST', '/request-otp', { body: { email } });
    const newer = await shop.codeTo(email);
    if (newer !== code) expect((await verify(email, code)).status).toBe(400);
    expect((await verify(email, newer)).status).toBe(200);
  });

  test('is bound to its purpose and its owner', { tags: ['10.1.9'] }, async () => {
    const { email } = await shop.signUpAndVerify();
    const other = await unverified();
    await shop.call('POST', '/forgot-password', { body: { email } });
    const reset = await shop.codeTo(email);
    expect((await verify(email, reset)).body.code).toBe('invalid_code');
    if (other.code !== reset) expect((await verify(other.email, reset)).body.code).toBe('invalid_code');
  });
});

describe('requesting a code', () => {
  test('is refused within a minute, with the seconds to wait', { tags: ['7.1.6', '10.1.4', '10.1.13'] }, async () => {
    const { email } = await unverified();
    shop.clock.advance(20_000);
    const soon = await shop.call('POST', '/request-otp', { body: { email } });
    expect(soon.status).toBe(429);
    const wait = Number(soon.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(35);
    expect(wait).toBeLessThanOrEqual(40);
    expect(soon.body.code).toBe('rate_limited');

    shop.clock.advance(wait * 1000);
    const later = await shop.call('POST', '/request-otp', { body: { email } });
    expect(later.status).toBe(200);
    expect(later.body).toEqual({ message: 'OTP sent successfully' });
  });

  test.each(['/request-otp', '/forgot-password'])(
    '%s gives the same answers with and without an account, even at its limits',
    { tags: ['7.1.7', '10.1.13', '10.1.14'] },
    async (path) => {
      const { email } = path === '/request-otp' ? await unverified() : await shop.signUpAndVerify();
      if (path === '/request-otp') shop.clock.advance(3_600_000);
      const ask = (to: string) => shop.call('POST', path, { body: { email: to } });
      const unknown = `nobody-${++count}@abs.test`;

      for (let round = 0; round < 5; round++) {
        const [known, none] = [await ask(email), await ask(unknown)];
        expect([none.status, none.text]).toEqual([known.status, known.text]);
        expect(known.status).toBe(200);
        expect(known.body).toEqual({ message: 'OTP sent successfully' });
        const [soon, noneSoon] = [await ask(email), await ask(unknown)];
        expect([noneSoon.status, noneSoon.headers.get('retry-after')]).toEqual([429, soon.headers.get('retry-after')]);
        shop.clock.advance(60_000);
      }
      const [sixth, noneSixth] = [await ask(email), await ask(unknown)];
      expect(sixth.status).toBe(429);
      expect([noneSixth.status, noneSixth.text]).toEqual([sixth.status, sixth.text]);
      expect(await shop.mailsTo(unknown)).toEqual([]);
    },
  );

  test.each(['/request-otp', '/forgot-password'])(
    '%s counts all addresses of one mailbox together',
    { tags: ['10.1.13'] },
    async (path) => {
      const name = `plus-${++count}`;
      const spellings = [name, `${name}+1`, `${name.toUpperCase()}+a+b`, `${name}+`, `${name}+2`, `${name}+3`];
      const statuses: number[] = [];
      for (const spelling of spellings) {
        const ask = () => shop.call('POST', path, { body: { email: `${spelling}@abs.test` } });
        statuses.push((await ask()).status);
        expect((await ask()).status).toBe(429);
        shop.clock.advance(60_000);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect((await shop.call('POST', path, { body: { email: `${name}-2@abs.test` } })).status).toBe(200);
    },
  );

  test('sends no sign-up code to a verified account', async () => {
    const { email } = await shop.signUpAndVerify();
    shop.clock.advance(60_000);
    const before = await shop.mailsTo(email);
    expect((await shop.call('POST', '/request-otp', { body: { email } })).status).toBe(200);
    expect(await shop.mailsTo(email)).toHaveLength(before.length);
  });
});

test('gives the same answer to a wrong code with and without an account', { tags: ['10.1.14'] }, async () => {
  const { email, code } = await unverified();
  const known = await verify(email, wrong(code));
  const unknown = await verify('nobody@abs.test', '1234');
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
});
