import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../db/schema.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';
import { makeAdmin } from './makeAdmin.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('creates a verified admin, who can be found by e-mail address', async () => {
  expect(await makeAdmin(shop.services, { email: ' Boss@ABS.test ', password: PASSWORD })).toBe('created');
  expect(await shop.loginAs('boss@abs.test')).toMatchObject({ email: 'boss@abs.test', userType: 'Admin' });
  const [row] = await shop.db.autocommit((tx) => tx.select().from(users).where(eq(users.email, 'boss@abs.test')));
  expect(row?.searchText).toContain('boss');
  expect(await shop.mailsTo('boss@abs.test')).toEqual([]);
});

test('promotes an account: sets the new password, ends its sessions and a block, and notifies the owner', async () => {
  const { email, token, userId } = await shop.signUpAndVerify();
  await shop.db.autocommit((tx) => tx.update(users).set({ status: 'blocked' }).where(eq(users.id, userId)));
  expect(await makeAdmin(shop.services, { email, password: 'another-long-passphrase' })).toBe('promoted');
  expect((await shop.call('GET', '/user/profile', { token })).status).toBe(401);
  expect((await shop.call('POST', '/login', { body: { email, password: PASSWORD } })).status).toBe(401);
  const admin = await shop.loginAs(email, 'another-long-passphrase');
  expect(admin).toMatchObject({ userId, userType: 'Admin', firstName: 'Ada' });
  expect((await shop.call('GET', '/admin/products', { token: admin.token })).status).toBe(200);
  expect((await shop.mailsTo(email)).at(-1)?.subject).toBe('Your ABS password was changed');
});

test('refuses a frequent password without changing anything', async () => {
  const { email, token } = await shop.signUpAndVerify();
  for (const password of ['password123', email]) {
    await expect(makeAdmin(shop.services, { email, password })).rejects.toThrow('too easy to guess');
  }
  expect((await shop.call('GET', '/user/profile', { token })).body.user.userType).toBe('Customer');
});
