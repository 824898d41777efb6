import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog, orders } from '../db/schema.ts';
import { addAdmin, addProduct, addShopper, order, pay, type Shopper, step } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
let admin: Shopper;
/** The numbers of two orders. */
let paid = '';
let unpaid = '';

beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
  const ada = await addShopper(shop, { firstName: 'Adá', lastName: 'Òbí', email: '+ada@abs.test' });
  const bola = await addShopper(shop, { firstName: 'Bola', lastName: 'Ajayi' });
  const hoodie = await addProduct(shop, { sku: 'IKO-NAV-M' });
  const tee = await addProduct(shop, { name: 'Makoko, Tee', size: '', color: 'Sand' });
  await step(shop, ada, tee.id, 1);
  const placed = await order(shop, ada, hoodie.id, 2);
  const { reference } = (await pay(shop, ada, placed.id)).body.data.data;
  shop.fakePayments.settle(reference, 'success');
  await shop.call('GET', `/payments/verify/${reference}`, { token: ada.token });
  paid = placed.number ?? '';
  unpaid = (await order(shop, bola, tee.id, 1)).number ?? '';
  await shop.db.autocommit((tx) =>
    tx
      .update(orders)
      .set({
        createdAt: new Date('2026-03-01T23:30:00.5Z'),
        phoneNumber: '08031234567',
        deliveryAddress: '=1+1, Lagos',
      })
      .where(eq(orders.number, paid)),
  );
  await shop.db.autocommit((tx) =>
    tx
      .update(orders)
      .set({ createdAt: new Date('2026-03-03T08:00:00Z') })
      .where(eq(orders.number, unpaid)),
  );
});
afterAll(() => shop.close());

const download = async (query = '') => {
  const answer = await shop.call('GET', `/admin/orders.csv${query}`, { token: admin.token });
  expect(answer.status).toBe(200);
  return { ...answer, lines: answer.text.split('\r\n').slice(1, -1) };
};

test('exports orders, newest first, with Lagos times, items and amounts', {
  tags: ['10.4.18', '10.4.12'],
}, async () => {
  const { text, lines, headers } = await download();
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="abs-orders-\d{4}-\d\d-\d\d\.csv"$/);
  expect(text.split('\r\n')[0]).toBe(
    'Date (Lagos),Order,Name,Email,Phone,Address,Items,Pieces,Total (NGN),Payment,Refund due (NGN),Refunded (NGN),Status',
  );
  expect(lines.map((line) => line.split(',')[1])).toEqual([unpaid, paid]);
  const items = '"1 × Makoko, Tee, Sand; 2 × Ikoyi Hoodie, Navy, size M (SKU IKO-NAV-M)"';
  expect(lines[1]).toMatch(/^2026-03-02 00:30:00,/);
  expect(lines[1]).toContain(`,Adá Òbí,'+ada@abs.test,0803 123 4567,"'=1+1, Lagos",${items},3,`);
  expect(lines[1]).toMatch(/,3,\d+\.\d\d,Paid,0\.00,0\.00,pending$/);
});

test('starts with a byte order mark, which spreadsheet programs need', async () => {
  const authorization = `Bearer ${admin.token}`;
  const answer = await shop.app.fetch(
    new Request('http://localhost/api/v1/admin/orders.csv', { headers: { authorization } }),
  );
  expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('exports the orders of the list with the same filters', { tags: ['10.4.18'] }, async () => {
  const numbers = async (query: string) => (await download(query)).lines.map((line) => line.split(',')[1]);
  expect(await numbers('?payment=paid')).toEqual([paid]);
  expect(await numbers('?status=pending')).toEqual([unpaid, paid]);
  expect(await numbers('?status=cleared')).toEqual([]);
  expect(await numbers('?from=2026-03-02&to=2026-03-02')).toEqual([paid]);
  expect(await numbers('?to=2026-03-01')).toEqual([]);
  expect(await numbers('?search=bola')).toEqual([unpaid]);
});

test('records the export with its filters in the audit log', async () => {
  await download('?status=pending&from=2026-03-01&search=ada');
  const entries = await shop.db.autocommit((tx) =>
    tx.select().from(auditLog).where(eq(auditLog.action, 'exportOrders')),
  );
  expect(entries.map(({ after }) => after)).toContainEqual({
    status: 'pending',
    from: '2026-03-01',
    search: 'ada',
    address: expect.any(String),
  });
});
