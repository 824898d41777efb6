import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders, payments, products, users } from '../db/schema.ts';
import { addProduct } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { growth } from './stats.ts';

const DAY = 24 * 3_600_000;
let shop: TestApp;
let admin: string;
beforeAll(async () => {
  shop = await createTestApp();
  admin = (await shop.signUpAdmin()).token;
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.autocommit(async (tx) => {
    await tx.delete(payments);
    await tx.delete(orders);
    await tx.delete(users).where(eq(users.userType, 'Customer'));
  });
});

const ago = (days: number) => new Date(shop.clock.now().getTime() - days * DAY);
const get = (path: string) => shop.call('GET', path, { token: admin });

async function customer(name: string | null, createdAt = ago(1), emailVerifiedAt: Date | null = createdAt) {
  const [row] = await shop.db.autocommit((tx) =>
    tx
      .insert(users)
      .values({
        email: `${randomUUID()}@abs.test`,
        passwordHash: 'none',
        firstName: name,
        lastName: name && 'Obi',
        createdAt,
        emailVerifiedAt,
      })
      .returning(),
  );
  if (!row) throw new Error('not inserted');
  return row;
}
async function order(
  userId: string,
  totalKobo: number,
  paidAt: Date | null,
  paymentStatus: 'paid' | 'unpaid' | 'refundDue',
) {
  const [row] = await shop.db.autocommit((tx) =>
    tx
      .insert(orders)
      .values({
        userId,
        subtotalKobo: totalKobo,
        deliveryFeeKobo: 0,
        totalKobo,
        deliveryAddress: '1 Marina Road',
        phoneNumber: '08012345678',
        expiresAt: ago(-1),
        paidAt,
        paymentStatus,
        status: paymentStatus === 'paid' ? 'SUCCESS' : 'PENDING',
      })
      .returning(),
  );
  if (!row) throw new Error('not inserted');
  return row;
}

test('stats count customers, products on sale and paid orders, and compare with the month before', {
  tags: ['2.14.1', '3.1.24', '7.1.25'],
}, async () => {
  const ada = await customer('Ada', ago(40));
  await customer('Bola', ago(2));
  await customer('Chidi', ago(3));
  // Unverified accounts of the month before are already deleted, so this one must not count as growth.
  await customer(null, ago(2), null);
  await order(ada.id, 100, ago(1), 'paid');
  await order(ada.id, 100, ago(45), 'paid');
  await order(ada.id, 100, ago(46), 'paid');
  await order(ada.id, 100, null, 'unpaid');
  await addProduct(shop);
  await addProduct(shop, { deletedAt: ago(1) });
  const { body, status } = await get('/overview/stats');
  expect(status).toBe(200);
  expect(body).toEqual({ totalUsers: 4, userGrowth: 100, totalProducts: 1, totalSales: 3, salesGrowth: -50 });
  await shop.db.autocommit((tx) => tx.delete(products));
  expect([growth(0, 0), growth(0, 3), growth(3, 4), growth(2, 0)]).toEqual([0, 100, 33.3, -100]);
});

describe('users', () => {
  test('are listed newest first, in pages, with their orders and spending', {
    tags: ['2.16.3', '2.16.4', '3.1.25', '7.1.26'],
  }, async () => {
    const ada = await customer('Ada', ago(3));
    await customer('Bola', ago(2));
    await customer('Chidi', ago(1));
    await order(ada.id, 1_500_050, ago(1), 'paid');
    await order(ada.id, 500_000, ago(1), 'paid');
    await order(ada.id, 900_000, null, 'refundDue');
    await order(ada.id, 700_000, null, 'unpaid');

    const first = await get('/admin/users?page=1&limit=2');
    expect(first.body).toMatchObject({ totalUsers: 3, currentPage: 1, totalPages: 2 });
    expect(first.body.users.map((user: { firstName: string }) => user.firstName)).toEqual(['Chidi', 'Bola']);
    const beyond = await get('/admin/users?page=9&limit=2');
    expect(beyond.body.currentPage).toBe(2);
    expect(beyond.body.users).toMatchObject([
      { userId: ada.id, firstName: 'Ada', orders: 4, netSpent: 20_000.5, lastSeen: null, status: 'active' },
    ]);
  });

  test('are an empty first page in a shop without customers', { tags: ['3.1.25'] }, async () => {
    expect((await get('/admin/users')).body).toMatchObject({ users: [], totalUsers: 0, currentPage: 1, totalPages: 0 });
  });
});

test('transactions have a status for each state of the payment', { tags: ['2.16.7', '3.1.26', '7.1.28'] }, async () => {
  const ada = await customer('Ada');
  const nameless = await customer(null);
  const one = await order(ada.id, 250_000, ago(1), 'paid');
  const two = await order(nameless.id, 100_000, null, 'unpaid');
  const attempts = [
    ['paid', one],
    ['refundDue', one],
    ['failed', one],
    ['abandoned', two],
    ['initializing', two],
    ['pending', two],
  ] as const;
  for (const [status, { id, userId, totalKobo }] of attempts) {
    const reference = randomUUID();
    const row = { reference, orderId: id, userId, amountKobo: totalKobo, status, createdAt: shop.clock.now() };
    await shop.db.autocommit((tx) => tx.insert(payments).values(row));
  }
  const { body } = await get('/admin/transactions?limit=4');
  expect(body.pagination).toEqual({ page: 1, limit: 4, total: 6, totalPages: 2 });
  expect(body.transactions.map(({ status }: { status: string }) => status)).toEqual([
    'Pending',
    'Pending',
    'Abandoned',
    'Failed',
  ]);
  expect(body.transactions[0].name).toBe(nameless.email);
  expect(body.transactions[3]).toMatchObject({ name: 'Ada Obi', invoiceId: one.number, amount: 2500, orderId: one.id });
  const second = (await get('/admin/transactions?limit=4&page=2')).body;
  expect(second.transactions.map(({ status }: { status: string }) => status)).toEqual(['Transfer', 'Receive']);
});

describe('adding a product', () => {
  const product = {
    name: 'Plain Hoodie',
    description: 'A hoodie without a print.',
    price: 12_500.5,
    size: 'L',
    color: 'Sand',
    quantity: 3,
    salesCoverPicture: '/media/demo/plain.jpg',
    subImages: ['https://pictures.example/plain-2.jpg'],
    category: 'hoodie',
  };
  const add = (body: object) => shop.call('POST', '/create-products', { body, token: admin });

  test('puts it into the collection, where a search finds it', { tags: ['7.1.24'] }, async () => {
    const answer = await add(product);
    expect(answer.status).toBe(201);
    expect(answer.body.product).toMatchObject({
      name: 'Plain Hoodie',
      price: 12_500.5,
      quantity: 3,
      salesCoverPicture: '/media/demo/plain.jpg',
      subImages: ['https://pictures.example/plain-2.jpg'],
    });
    const found = await shop.call('GET', '/search-query?query=plain');
    expect(found.body.products.map(({ id }: { id: string }) => id)).toEqual([answer.body.product.id]);
    await shop.db.autocommit((tx) => tx.delete(products));
  });

  test('accepts only the shop’s own pictures or https', { tags: ['7.1.24'] }, async () => {
    for (const picture of ['javascript:alert(1)', 'http://pictures.example/a.jpg', '//evil.example/a.jpg', 'data:x']) {
      const answer = await add({ ...product, salesCoverPicture: picture });
      expect([picture, answer.status]).toEqual([picture, 400]);
      expect(answer.body.fields).toHaveProperty('salesCoverPicture');
    }
    const answer = await add({ ...product, subImages: [] });
    expect(answer.body.fields).toEqual({ subImages: 'At least one sub image is required' });
  });
});
