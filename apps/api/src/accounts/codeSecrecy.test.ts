import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { otpCodes, otpRequests, users } from '../db/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { hashCode, type Purpose } from './storedCode.ts';

vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  return { ...crypto, randomInt: vi.fn(crypto.randomInt) };
});

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const signUp = (email: string) => shop.call('POST', '/signup', { body: { email, password: PASSWORD } });

test('a code is four digits of a cryptographic random number', { tags: ['10.1.8'] }, async () => {
  const email = 'random@abs.test';
  vi.mocked(randomInt).mockImplementationOnce(() => 42);
  await signUp(email);
  expect(await shop.codeTo(email)).toBe('0042');
  expect(vi.mocked(randomInt).mock.lastCall).toEqual([10_000]);
});

test('stores a code as a hash of key, owner and purpose', { tags: ['10.1.9'] }, async () => {
  const email = 'hashed@abs.test';
  await signUp(email);
  const code = await shop.codeTo(email);
  const [stored] = await shop.db.autocommit((tx) =>
    tx
      .select({ codeHash: otpCodes.codeHash })
      .from(otpCodes)
      .innerJoin(users, eq(users.id, otpCodes.userId))
      .where(eq(users.email, email)),
  );
  expect(stored?.codeHash).toMatch(/^[0-9a-f]{64}$/);

  const [key, otherKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const hashes: [Buffer, string, Purpose, string][] = [
    [key, 'ada', 'verifyEmail', code],
    [otherKey, 'ada', 'verifyEmail', code],
    [key, 'bola', 'verifyEmail', code],
    [key, 'ada', 'resetPassword', code],
    [key, 'ada', 'verifyEmail', `${code}0`],
  ];
  expect(new Set(hashes.map((parts) => hashCode(...parts))).size).toBe(hashes.length);
});

test.each(['/forgot-password', '/request-otp'])(
  '%s stores the same request for every e-mail, and looks up the account later',
  { tags: ['10.1.14'] },
  async (path) => {
    const known = `known${path.replaceAll('/', '-')}@abs.test`;
    const unknown = `un${known}`;
    await signUp(known);
    await shop.codeTo(known);
    shop.clock.advance(60_000);
    const codes = () => shop.db.autocommit((tx) => tx.select({ id: otpCodes.id }).from(otpCodes));
    const before = await codes();
    for (const email of [known, unknown]) await shop.call('POST', path, { body: { email } });
    const requests = await shop.db.autocommit((tx) => tx.select({ email: otpRequests.email }).from(otpRequests));
    expect(requests.map(({ email }) => email).sort()).toEqual([known, unknown].sort());
    expect(await codes()).toEqual(before);
    await shop.mailsTo(known);
    expect(await codes()).not.toEqual(before);
  },
);
