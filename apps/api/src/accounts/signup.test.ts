import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('signs up, verifies by the mailed code, and is signed in', async () => {
  const email = 'new@abs.test';
  const signedUp = await shop.call('POST', '/signup', { body: { email, password: PASSWORD } });
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
