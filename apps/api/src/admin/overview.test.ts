import { randomUUID } from 'node:crypto';
import type { AdminCounts } from '@abs/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { orders } from '../db/schema.ts';
import { createApp } from '../server/app.ts';
import { addAdmin, addProduct, addShopper, order, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { startTwoFactor, turnOnTwoFactor } from '../testing/twoFactor.ts';
import { recordChange } from './audit.ts';
import { lagosDay, startOfLagosDay } from './lagosDay.ts';

const DAY = 24 * 3_600_000;
let shop: TestApp;
let admin: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
});
afterAll(() => shop.close());
const get = async (path: string) => (await shop.call('GET', path, { token: admin.token })).body;

test('a day in Lagos begins an hour before the day in UTC', () => {
  expect(lagosDay(new Date('2026-03-01T22:59:59Z'))).toBe('2026-03-01');
  expect(lagosDay(new Date('2026-03-01T23:00:00Z'))).toBe('2026-03-02');
  expect(startOfLagosDay(new Date('2026-03-01T22:59:59Z')).toISOString()).toBe('2026-02-28T23:00:00.000Z');
  expect(startOfLagosDay(new Date('2026-03-01T23:00:00Z')).toISOString()).toBe('2026-03-01T23:00:00.000Z');
});

test('counts sales on the day of their payment in Lagos, and includes days without sales as zeros', async () => {
  const ada = await addShopper(shop);
  const midnight = startOfLagosDay(shop.clock.now()).getTime();
  const sale = async (paidAt: number, totalKobo: number, paymentStatus: 'paid' | 'refundDue' = 'paid') => {
    const values = {
      userId: ada.id,
      status: 'SUCCESS' as const,
      paymentStatus,
      subtotalKobo: totalKobo,
      deliveryFeeKobo: 0,
      totalKobo,
      deliveryAddress: 'Lagos',
      phoneNumber: '08012345678',
      expiresAt: new Date(),
      paidAt: new Date(paidAt),
    };
    await shop.db.autocommit((tx) => tx.insert(orders).values(values));
  };
  await sale(midnight, 100_050);
  await sale(midnight - 1, 200_000);
  await sale(midnight - DAY, 300_000);
  await sale(midnight - DAY - 1, 400_000);
  await sale(midnight - 1, 999_000, 'refundDue');
  await sale(midnight - 5 * DAY, 700_000);

  const day = (ago: number) => lagosDay(new Date(midnight - ago * DAY));
  expect((await get('/overview/sales?days=4')).days).toEqual([
    { date: day(3), sales: 0, revenue: 0 },
    { date: day(2), sales: 1, revenue: 4_000 },
    { date: day(1), sales: 2, revenue: 5_000 },
    { date: day(0), sales: 1, revenue: 1_000.5 },
  ]);
  const month = (await get('/overview/sales')).days;
  expect(month).toHaveLength(30);
  expect(month.reduce((sum: number, { sales }: { sales: number }) => sum + sales, 0)).toBe(5);
  for (const days of ['0', '367', 'x']) {
    expect((await shop.call('GET', `/overview/sales?days=${days}`, { token: admin.token })).status).toBe(400);
  }
});

test('the badges count unread messages, unread notifications and new orders', { tags: ['2.13.8'] }, async () => {
  const before = await get('/admin/counts');
  const ada = await addShopper(shop);
  const placed = await order(shop, ada, (await addProduct(shop, { quantity: 90 })).id);
  await shop.call('POST', '/contact', { body: { name: 'Ada', email: 'ada@abs.test', message: 'Hello' } });
  expect(await get('/admin/counts')).toEqual({
    unreadMessages: before.unreadMessages + 1,
    unreadNotifications: before.unreadNotifications + 2,
    newOrders: before.newOrders + 1,
    warnings: [],
  });
  await shop.call('DELETE', `/orders/${placed.id}`, { token: ada.token });
  expect((await get('/admin/counts')).newOrders).toBe(before.newOrders);
});

describe('warnings', () => {
  const real = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://mail.example' };
  const warningsWith = async (settings: Record<string, string>, { token }: { token: string } = admin) => {
    const app = createApp({ ...shop.services, config: readConfig(settings) });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.fetch(new Request('http://localhost/api/v1/admin/counts', { headers }));
    return ((await answer.json()) as AdminCounts).warnings ?? [];
  };

  test('show problems of the setup to every admin', async () => {
    expect(await warningsWith({ ...real, PAYSTACK_SECRET_KEY: 'sk_test_1' })).toContainEqual({
      code: 'testKey',
      message: expect.stringContaining('anybody can pay with a test card'),
    });
  });

  test('remind an admin of a real shop whose logins require no code', { tags: ['10.1.41'] }, async () => {
    const live = { ...real, PAYSTACK_SECRET_KEY: 'sk_live_1' };
    const codesFor = async (settings: Record<string, string>, of: { token: string } = admin) =>
      (await warningsWith(settings, of)).map(({ code }) => code);
    expect(await codesFor(live)).toEqual(['twoFactorOff']);
    expect(await codesFor({})).toEqual([]);
    const careful = await shop.signUpAdmin();
    await startTwoFactor(shop, careful);
    expect(await codesFor(live, careful)).toEqual(['twoFactorOff']);
    await turnOnTwoFactor(shop, careful);
    expect(await codesFor(live, careful)).toEqual([]);
  });
});

describe('the audit log', () => {
  const change = (before: Record<string, unknown> | null, after: Record<string, unknown> | null, by = admin) =>
    shop.db.transaction((tx) =>
      recordChange(tx, shop.services, by, {
        action: 'updateProduct',
        subject: { kind: 'product', id: randomUUID(), name: 'Ikoyi Hoodie' },
        before,
        after,
      }),
    );

  test('keeps only the changed fields, newest first, with their author', { tags: ['2.13.11'] }, async () => {
    const second = await addAdmin(shop);
    await change({ price: 1, name: 'a', pictures: [{ src: 'x' }] }, { price: 2, name: 'a', pictures: [{ src: 'x' }] });
    await change({ price: 1 }, { price: 1 });
    await change(null, { price: 1 }, second);
    await change({ price: 1, size: 'M' }, null, second);
    const { entries, pagination } = await get('/admin/audit?limit=3');
    expect(entries).toMatchObject([
      { before: { price: 1, size: 'M' }, after: null, by: { userId: second.id, name: 'Folake Adeyemi' } },
      { before: null, after: { price: 1 } },
      { action: 'updateProduct', subject: { kind: 'product', name: 'Ikoyi Hoodie' }, by: { userId: admin.id } },
    ]);
    expect([entries[2].before, entries[2].after]).toEqual([{ price: 1 }, { price: 2 }]);
    expect(pagination).toEqual({ page: 1, limit: 3, total: 3, totalPages: 1 });
    expect((await get(`/admin/audit?by=${second.id.toUpperCase()}`)).pagination.total).toBe(2);
    for (const by of [randomUUID(), 'nonsense']) {
      expect((await get(`/admin/audit?by=${by}`)).entries).toEqual([]);
    }
  });

  test('has no row for a change that was rolled back', async () => {
    const before = (await get('/admin/audit')).pagination.total;
    const failing = shop.db.transaction(async (tx) => {
      await recordChange(tx, shop.services, admin, {
        action: 'setUserStatus',
        subject: { kind: 'user', id: randomUUID(), name: 'Ada' },
        before: { status: 'active' },
        after: { status: 'blocked' },
      });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await get('/admin/audit')).pagination.total).toBe(before);
  });
});
