import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const complete = (id: string, token: string | undefined, body: object) =>
  shop.call('POST', `/complete-profile-registration/${id}`, { body, ...(token && { token }) });
const names = { firstName: ' Ọlá ', lastName: 'Adéwálé', gender: 'Male' };

test('completes the own profile, and keeps first and last name apart', async () => {
  const { userId, token } = await shop.signUpAndVerify(undefined, { profile: false });
  const answer = await complete(userId, token, names);
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('You have created your ABS profile.');
  expect(answer.body.data).toMatchObject({ userId, firstName: 'Ọlá', lastName: 'Adéwálé', gender: 'Male' });
  const profile = await shop.call('GET', '/user/profile?page=3', { token });
  expect(profile.body.user).toEqual(answer.body.data);
  expect(profile.body.pagination.page).toBe(1);
});

test("refuses another user's profile, and strangers", async () => {
  const me = await shop.signUpAndVerify();
  const other = await shop.signUpAndVerify();
  expect((await complete(other.userId, me.token, names)).status).toBe(403);
  expect((await complete('nonsense', me.token, names)).status).toBe(403);
  expect((await complete(me.userId, undefined, names)).status).toBe(401);
});

test('names what is missing and what is not known', async () => {
  const { userId, token } = await shop.signUpAndVerify();
  const answer = await complete(userId, token, { firstName: ' ', gender: 'Other', userType: 'Admin' });
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    message: 'firstName is required',
    code: 'validation',
    fields: {
      firstName: 'firstName is required',
      lastName: 'lastName is required',
      gender: 'Gender is required',
      userType: 'Unknown field: userType',
    },
  });
});
