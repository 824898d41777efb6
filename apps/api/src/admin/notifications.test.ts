import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, mails, notifications } from '../db/schema.ts';
import { expireOrders } from '../payments/expireOrders.ts';
import { addAdmin, addProduct, addShopper, order, pay, type Shopper, webhook } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const DAY = 24 * 3_600_000;
let shop: TestApp;
let admin: Shopper;
let ada: Shopper;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  admin = await addAdmin(shop);
  ada = await addShopper(shop, { firstName: 'Ada', lastName: 'Obi' });
  await shop.db.autocommit((tx) => tx.delete(notifications));
});

const list = async (query = '') =>
  (await shop.call('GET', `/admin/notifications${query}`, { token: admin.token })).body;
const mark = (body: object) => shop.call('POST', '/admin/notifications/read', { token: admin.token, body });
const write = (name: string, message = 'Hello') =>
  shop.call('POST', '/contact', { body: { name, email: 'ada@abs.test', message } });

describe('admins are notified of', () => {
  test('a new order, its payment, and a cancellation by its customer or after the time to pay', {
    tags: ['2.16.11'],
  }, async () => {
    const hoodie = await addProduct(shop, { quantity: 50 });
    const placed = await order(shop, ada, hoodie.id, 2);
    const { reference } = (await pay(shop, ada, placed.id)).body.data.data;
    await webhook(shop, { id: 1, reference, amount: Math.round(placed.totalPrice * 100) });
    // A repeated report of the payment does not notify again.
    await webhook(shop, { id: 2, reference, amount: Math.round(placed.totalPrice * 100) });
    const second = await order(shop, ada, hoodie.id);
    await shop.db.autocommit((tx) => tx.update(mails).set({ sentAt: shop.clock.now() }));
    await shop.call('DELETE', `/orders/${second.id}`, { token: ada.token });
    const third = await order(shop, ada, hoodie.id);
    shop.clock.advance(DAY + 1);
    await expireOrders(shop.services);
    admin = await addAdmin(shop);

    const listed = (await list()).notifications;
    expect(
      listed.map(({ kind, title, detail, subjectId }: Record<string, string>) => [kind, subjectId, title, detail]),
    ).toEqual([
      [
        'orderCancelled',
        third.id,
        `Order ${third.number} is cancelled`,
        'Ada Obi did not pay for Ikoyi Hoodie in time.',
      ],
      ['orderCancelled', second.id, `Order ${second.number} is cancelled`, 'Ada Obi cancelled Ikoyi Hoodie.'],
      ['orderPaid', placed.id, `Order ${placed.number} is paid`, 'Ada Obi paid ₦28,005 for 2 × Ikoyi Hoodie.'],
      ['newOrder', placed.id, `New order ${placed.number}`, 'Ada Obi ordered 2 × Ikoyi Hoodie for ₦28,005.'],
    ]);
    expect(listed[0]).toMatchObject({ isRead: false, cover: hoodie.pictures[0] });
  });

  test('stock that an order makes low, once each time it becomes low', { tags: ['2.16.11'] }, async () => {
    const shirt = await addProduct(shop, { name: 'Makoko T-Shirt', quantity: 8, color: 'Ochre', size: 'L' });
    const low = async () =>
      (await list()).notifications
        .filter(({ kind }: { kind: string }) => kind === 'lowStock')
        .map((one: { title: string; detail: string }) => `${one.title}. ${one.detail}`);
    await order(shop, ada, shirt.id, 2);
    expect(await low()).toEqual([]);
    const crossing = await order(shop, ada, shirt.id, 1);
    expect(await low()).toEqual(['Makoko T-Shirt is running low. 5 left in Ochre, size L.']);
    await order(shop, ada, shirt.id, 1);
    expect(await low()).toHaveLength(1);
    await shop.call('DELETE', `/orders/${crossing.id}`, { token: ada.token });
    await order(shop, ada, shirt.id, 5);
    expect(await low()).toHaveLength(1);

    const last = await addProduct(shop, { name: 'Yaba Jacket', quantity: 6 });
    await order(shop, ada, last.id, 6);
    expect((await low())[0]).toBe('Yaba Jacket is sold out. None left in Navy, size M.');
  });

  test('a message, with an excerpt', async () => {
    await write('Bola', `Do you\n\nship to Jos? ${'🧵'.repeat(200)}`);
    const [notification] = (await list()).notifications;
    expect(notification).toMatchObject({ kind: 'newMessage', title: 'New message from Bola' });
    expect(notification.detail).toBe(`Do you ship to Jos? ${'🧵'.repeat(120)}…`);
    const message = await shop.call('GET', `/admin/messages/${notification.subjectId}`, { token: admin.token });
    expect(message.body.contactMessage.name).toBe('Bola');
  });

  test('nothing that was rolled back', async () => {
    const hoodie = await addProduct(shop, { quantity: 1 });
    await shop.call('POST', '/cart', { token: ada.token, body: { productId: hoodie.id, quantity: 1 } });
    await order(shop, await addShopper(shop), hoodie.id);
    await shop.db.autocommit((tx) => tx.delete(notifications));
    const body = { deliveryAddress: '1 Marina Road, Lagos', phoneNumber: '08012345678' };
    expect((await shop.call('POST', '/orders', { token: ada.token, body })).body.code).toBe('out_of_stock');
    expect((await list()).notifications).toEqual([]);
  });
});

describe('notifications', () => {
  const titles = async (query = '') => (await list(query)).notifications.map(({ title }: { title: string }) => title);
  const auditRows = () => shop.db.autocommit((tx) => tx.select().from(auditLog).where(eq(auditLog.byUserId, admin.id)));

  test('are marked as read and unread by their ids', { tags: ['4.5.5'] }, async () => {
    for (const name of ['A', 'B', 'C']) await write(name);
    const [c, b] = (await list()).notifications;
    const answer = await mark({ ids: [c.id, b.id, 'nonsense', '00000000-0000-4000-8000-000000000000'] });
    expect([answer.status, answer.body.unread]).toEqual([200, 1]);
    expect(await titles('?filter=unread')).toEqual(['New message from A']);
    expect((await mark({ ids: [c.id], read: false })).body.unread).toBe(2);
    expect((await auditRows()).map(({ subjectName }) => subjectName).sort()).toEqual([
      'New message from B',
      'New message from C',
      'New message from C',
    ]);
  });

  test('are all marked as read in one recorded change, or in none if all are read already', async () => {
    for (const name of ['A', 'B', 'C']) await write(name);
    expect((await mark({})).body.unread).toBe(0);
    await mark({});
    expect(await titles('?filter=unread')).toEqual([]);
    expect((await shop.call('GET', '/admin/counts', { token: admin.token })).body.unreadNotifications).toBe(0);
    expect(await auditRows()).toMatchObject([
      {
        action: 'markNotificationsRead',
        subjectKind: 'notification',
        subjectId: 'all',
        before: { isRead: false },
        after: { isRead: true },
      },
    ]);
    expect((await mark({ ids: [] })).status).toBe(400);
  });

  test('are found by the words of their title and text', async () => {
    await write('Ṣeun', 'The hem of my jacket');
    await write('Bola');
    expect(await titles('?search=seun')).toEqual(['New message from Ṣeun']);
    expect(await titles('?search=hem jacket')).toEqual(['New message from Ṣeun']);
  });
});
