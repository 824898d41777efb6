import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct, addShopper, order } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const complete = (id: string, token: string | undefined, body: object) =>
  shop.call('POST', `/complete-profile-registration/${id}`, { body, ...(token && { token }) });
const names = { firstName: ' Ọlá ', lastName: 'Adéwálé', gender: 'Male' };

test('completes the user’s own profile, and stores first and last name separately', {
  tags: ['3.1.3', '3.1.8', '7.1.3', '7.1.9'],
}, async () => {
  const { userId, token } = await shop.signUpAndVerify(undefined, { profile: false });
  const answer = await complete(userId, token, names);
  expect(answer.status).toBe(200);
  expect(answer.body.message).toBe('You have created your ABS profile.');
  expect(answer.body.data).toMatchObject({ userId, firstName: 'Ọlá', lastName: 'Adéwálé', gender: 'Male' });
  const profile = await shop.call('GET', '/user/profile?page=3', { token });
  expect(profile.body.user).toEqual(answer.body.data);
  expect(profile.body.pagination.page).toBe(1);
});

test('counts the pages of the user’s orders, and returns page 1 by default and the last page for any page beyond it', {
  tags: ['7.1.9'],
}, async () => {
  const ada = await addShopper(shop, { firstName: 'Ada', lastName: 'Obi' });
  const hoodie = await addProduct(shop, { quantity: 100 });
  for (let count = 0; count < 7; count++) {
    const { id } = await order(shop, ada, hoodie.id);
    // Cancelled, because the number of unpaid orders is limited.
    await shop.call('DELETE', `/orders/${id}`, { token: ada.token });
  }
  const ben = await addShopper(shop);
  await order(shop, ben, hoodie.id);
  const pageOf = async (query: string) => {
    const answer = await shop.call('GET', `/user/profile${query}`, { token: ada.token });
    expect(answer.body.user).toMatchObject({ userId: ada.id, email: ada.email, firstName: 'Ada', lastName: 'Obi' });
    return answer.body.pagination;
  };
  const pagination = { limit: 5, total: 7, totalPages: 2 };
  expect(await pageOf('')).toEqual({ page: 1, ...pagination });
  expect(await pageOf('?page=2')).toEqual({ page: 2, ...pagination });
  expect(await pageOf('?page=3')).toEqual({ page: 2, ...pagination });
  expect((await shop.call('GET', '/user/profile?page=0', { token: ada.token })).status).toBe(400);
});

test("refuses another user's profile, and calls without a session", { tags: ['7.1.3', '10.1.22'] }, async () => {
  const me = await shop.signUpAndVerify();
  const other = await shop.signUpAndVerify();
  expect((await complete(other.userId, me.token, names)).status).toBe(403);
  expect((await complete('nonsense', me.token, names)).status).toBe(403);
  expect((await complete(me.userId, undefined, names)).status).toBe(401);
});

test('names missing and unknown fields', async () => {
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
