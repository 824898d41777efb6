import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let withKey: TestApp;
let without: TestApp;
beforeAll(async () => {
  [withKey, without] = await Promise.all([
    createTestApp({ config: { paystackSecretKey: 'sk_test_1' } }),
    createTestApp(),
  ]);
});
afterAll(() => Promise.all([withKey.close(), without.close()]));

it.each([
  ['POST', '/sandbox/paystack/transaction/initialize'],
  ['GET', '/sandbox/paystack/transaction/verify/abs-1'],
])(
  'the sandbox answers %s %s only if no key of a real provider is configured',
  { tags: ['10.3.8'] },
  async (method, path) => {
    expect((await without.call(method, path)).status).toBe(401);
    expect((await withKey.call(method, path)).status).toBe(404);
  },
);
