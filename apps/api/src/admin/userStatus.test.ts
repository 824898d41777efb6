import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '../accounts/sessions.ts';
import { auditLog, sessions, users } from '../db/schema.ts';
import { addAdmin, addProduct, addShopper, checkOut, type Shopper, step } from '../testing/shop.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let admin: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterAll(() => shop.close());

const set = (id: string, status: string) =>
  shop.call('POST', `/admin/users/${id}/status`, { token: admin.token, body: { status } });
const login = (email: string) => shop.call('POST', '/login', { body: { email, password: PASSWORD } });
const sessionsOf = (id: string) =>
  shop.db.autocommit((tx) => tx.select().from(sessions).where(eq(sessions.userId, id)));

describe('a customer', () => {
  test.each([
    ['blocked', 'This account has been blocked. Please contact us.'],
    ['deactivated', 'This account has been deactivated. Contact us to open it again.'],
  ])(
    '%s is signed out everywhere and sees why at login, until restored',
    { tags: ['2.16.2', '10.1.23'] },
    async (status, sentence) => {
      const { userId, email, token } = await shop.signUpAndVerify();
      const elsewhere = (await shop.loginAs(email)).token;
      const answer = await set(userId, status);
      expect([answer.status, answer.body.user]).toEqual([200, expect.objectContaining({ userId, status })]);
      for (const dead of [token, elsewhere]) {
        expect((await shop.call('GET', '/user/profile', { token: dead })).body.code).toBe('unauthorized');
      }
      expect(await sessionsOf(userId)).toEqual([]);

      const refused = await login(email);
      expect([refused.status, refused.body]).toEqual([403, { code: 'account_blocked', message: sentence }]);
      const stranger = await shop.call('POST', '/login', { body: { email, password: 'not-the-password' } });
      expect([stranger.status, stranger.body.code]).toEqual([401, 'invalid_credentials']);

      expect((await set(userId, 'active')).body.user.status).toBe('active');
      expect((await login(email)).status).toBe(200);
      // Restoring the user does not restore old sessions.
      expect((await shop.call('GET', '/user/profile', { token })).status).toBe(401);
    },
  );

  test('adds one audit row for each change, and none if the status stays the same', async () => {
    const { id } = await addShopper(shop, { firstName: 'Ada', lastName: 'Obi' });
    for (const status of ['active', 'blocked', 'blocked', 'deactivated', 'active']) await set(id, status);
    const rows = await shop.db.autocommit((tx) =>
      tx.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.createdAt),
    );
    expect(rows.map(({ before, after }) => [before?.status, after?.status])).toEqual([
      ['active', 'blocked'],
      ['blocked', 'deactivated'],
      ['deactivated', 'active'],
    ]);
    expect(rows[0]).toMatchObject({ action: 'setUserStatus', subjectKind: 'user', subjectName: 'Ada Obi' });
  });

  test('must exist, and not be an admin', { tags: ['10.4.11'] }, async () => {
    for (const id of [admin.id, '00000000-0000-4000-8000-000000000000', 'nonsense']) {
      expect((await set(id, 'blocked')).body.code).toBe('not_found');
    }
    expect((await shop.call('GET', '/admin/counts', { token: admin.token })).status).toBe(200);
    expect((await set((await addShopper(shop)).id, 'admin')).status).toBe(400);
  });
});

describe('blocking a customer', () => {
  test('leaves no session from a concurrent login', { tags: ['10.4.11'] }, async () => {
    const { userId, email } = await shop.signUpAndVerify();
    for (let round = 0; round < 4; round++) {
      const [entered, blocked] = await Promise.all([login(email), set(userId, 'blocked')]);
      expect(blocked.status).toBe(200);
      expect([200, 401, 403]).toContain(entered.status);
      expect(await sessionsOf(userId)).toEqual([]);
      await set(userId, 'active');
    }
  });

  test('leaves no session from a concurrent verification', async () => {
    const email = 'fresh@abs.test';
    await shop.call('POST', '/signup', { body: { email, password: PASSWORD } });
    const otp = await shop.codeTo(email);
    const [row] = await shop.db.autocommit((tx) => tx.select().from(users).where(eq(users.email, email)));
    const id = row?.id ?? '';
    await Promise.all([shop.call('POST', '/verify-email', { body: { email, otp } }), set(id, 'deactivated')]);
    expect(await sessionsOf(id)).toEqual([]);
  });

  test('lets a concurrent order succeed or fail, and refuses later calls', async () => {
    const product = await addProduct(shop, { quantity: 5 });
    const ada = await addShopper(shop);
    await step(shop, ada, product.id, 1);
    const [ordered] = await Promise.all([checkOut(shop, ada), set(ada.id, 'blocked')]);
    expect([201, 401]).toContain(ordered.status);
    expect((await step(shop, ada, product.id, 1)).status).toBe(401);
    const found = (await shop.call('GET', `/admin/users?search=${ada.email}`, { token: admin.token })).body.users;
    expect(found).toMatchObject([{ status: 'blocked', orders: ordered.status === 201 ? 1 : 0 }]);
  });

  test('refuses a session that the customer still has', async () => {
    const ada = await addShopper(shop);
    await set(ada.id, 'blocked');
    const token = await shop.db.transaction((tx) =>
      openSession(tx, { id: ada.id, userType: 'Customer' }, { device: null }, shop.clock.now()),
    );
    expect((await shop.call('GET', '/cart', { token })).status).toBe(401);
  });
});
