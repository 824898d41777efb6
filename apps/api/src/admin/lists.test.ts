import {
  type AdminOrderPayment,
  adminOrderPayments,
  adminOrderSorts,
  adminUserSorts,
  fulfilments,
  limits,
  transactionSorts,
} from '@abs/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactMessages, orderLines, orders, payments, users } from '../db/schema.ts';
import { orderSearchText, paymentSearchText } from '../orders/orderText.ts';
import { addAdmin, addProduct, addShopper, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { lagosDay } from './lagosDay.ts';

const HOUR = 3_600_000;
const ROWS = 57;
const names = ['Ada Obi', 'Ọlá Àjàyí', 'Tunde Bakare', 'Halima Sani', 'Ṣeun Alabi'];
const statuses = ['active', 'active', 'active', 'blocked', 'deactivated'] as const;
const states = ['paid', 'failed', 'refundDue', 'abandoned', 'pending', 'initializing'] as const;

const phoneOf = (index: number) => `080312345${String(index).padStart(2, '0')}`;

let shop: TestApp;
let admin: Shopper;

/** Adds `ROWS` customers, each with an order and a payment attempt. Every sort key occurs more than once. */
beforeAll(async () => {
  shop = await createTestApp();
  admin = await addAdmin(shop);
  const hoodie = await addProduct(shop, { name: 'Ikoyi Hoodie' });
  const shirt = await addProduct(shop, { name: 'Makoko T-Shirt' });
  const start = shop.clock.now().getTime();
  for (let index = 0; index < ROWS; index++) {
    const [firstName = '', lastName = ''] = names[index % names.length]?.split(' ') ?? [];
    const createdAt = new Date(start - (ROWS - Math.floor(index / 2)) * HOUR);
    const email = `person${index}@mail${index % 3}.test`;
    const { id: userId } = await addShopper(shop, {
      email,
      firstName,
      lastName,
      createdAt,
      status: statuses[index % statuses.length],
    });
    const product = index % 2 ? hoodie : shirt;
    const number = `ABS-${20_001 + index}`;
    const state = states[index % states.length] ?? 'paid';
    const isRefunded = index % 18 === 3;
    await shop.db.autocommit(async (tx) => {
      await tx
        .update(users)
        .set({ lastSeenAt: index % 4 === 0 ? null : new Date(start - (index % 7) * HOUR) })
        .where(eq(users.id, userId));
      const [order] = await tx
        .insert(orders)
        .values({
          number,
          userId,
          status: state === 'paid' ? 'SUCCESS' : state === 'refundDue' || isRefunded ? 'CANCELLED' : 'PENDING',
          paymentStatus: isRefunded ? 'refunded' : state === 'paid' || state === 'refundDue' ? state : 'unpaid',
          // Some paid orders were paid twice.
          refundDueKobo: index % 12 === 6 ? 100 : 0,
          isDisputed: index % 30 === 6,
          clearedAt: state === 'paid' && index % 4 === 0 ? createdAt : null,
          subtotalKobo: (index % 9) * 1_000,
          deliveryFeeKobo: 500,
          totalKobo: (index % 9) * 1_000 + 500,
          deliveryAddress: '1 Marina Road',
          phoneNumber: phoneOf(index),
          createdAt,
          expiresAt: new Date(start + HOUR),
          searchText: orderSearchText({ number, phoneNumber: phoneOf(index) }, { firstName, lastName, email }, [
            product,
          ]),
        })
        .returning();
      if (!order) throw new Error('not inserted');
      const { id: productId, name, size, color, priceKobo, pictures } = product;
      const cover = pictures[0];
      if (!cover) throw new Error('no picture');
      const line = { orderId: order.id, productId, position: 0, quantity: 1, name, size, color, priceKobo, cover };
      await tx.insert(orderLines).values(line);
      await tx.insert(payments).values({
        reference: `abs-${index}`,
        orderId: order.id,
        userId,
        amountKobo: order.totalKobo,
        status: state,
        createdAt,
        searchText: paymentSearchText(number, { firstName, lastName, email }),
      });
    });
  }
});
afterAll(() => shop.close());

// biome-ignore lint/suspicious/noExplicitAny: tests read any field of the response, and fail if it differs.
type Row = any;
const get = async (path: string) => {
  const answer = await shop.call('GET', path, { token: admin.token });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.body;
};

/** Loads all pages of a list one by one, including those that are read from the end of the index. */
async function allPages(path: string, key: string, limit = 7): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const body = await get(`${path}&limit=${limit}&page=${page}`);
    expect(body.pagination.page).toBe(page);
    expect(body[key]).toHaveLength(Math.min(limit, body.pagination.total - rows.length));
    rows.push(...body[key]);
    if (page >= body.pagination.totalPages) {
      expect(rows).toHaveLength(body.pagination.total);
      return rows;
    }
  }
}

const hasPayment = (row: Row, payment: AdminOrderPayment): boolean => {
  if (payment === 'disputed') return row.isDisputed;
  return row.paymentStatus === payment || (payment === 'refundDue' && row.refundDue > 0);
};
/** Two days on which some of the orders were placed. */
const days = [50, 36].map((hours) => lagosDay(new Date(Date.now() - hours * HOUR))) as [string, string];
const lagosDayOf = (row: Row): string => lagosDay(new Date(row.createdAt));

const lists = [
  {
    key: 'users',
    path: '/admin/users',
    sorts: adminUserSorts,
    id: (row: Row) => row.userId,
    value: {
      newest: (row: Row) => row.createdAt,
      name: (row: Row) => `${row.firstName} ${row.lastName}`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
      seen: (row: Row) => row.lastSeen ?? '',
      orders: (row: Row) => row.orders,
      spent: (row: Row) => row.netSpent,
    } as Record<string, (row: Row) => string | number>,
    filters: [
      { query: 'status=active', holds: (row: Row) => row.status === 'active' },
      { query: 'status=blocked', holds: (row: Row) => row.status === 'blocked' },
      { query: 'status=deactivated', holds: (row: Row) => row.status === 'deactivated' },
    ],
  },
  {
    key: 'orders',
    path: '/admin/orders',
    sorts: adminOrderSorts,
    id: (row: Row) => row.id,
    value: { newest: (row: Row) => row.createdAt, total: (row: Row) => row.totalPrice } as Record<
      string,
      (row: Row) => string | number
    >,
    filters: [
      { query: 'filter=new', holds: (row: Row) => row.fulfilment === 'pending' },
      ...fulfilments.map((status) => ({
        query: `status=${status}`,
        holds: (row: Row) => row.fulfilment === status,
      })),
      ...adminOrderPayments.map((payment) => ({
        query: `payment=${payment}`,
        holds: (row: Row) => hasPayment(row, payment),
      })),
      {
        query: 'status=pending&payment=paid',
        holds: (row: Row) => row.fulfilment === 'pending' && hasPayment(row, 'paid'),
      },
      { query: 'filter=new&status=cleared', holds: () => false },
      {
        query: `from=${days[0]}&to=${days[1]}`,
        holds: (row: Row) => lagosDayOf(row) >= days[0] && lagosDayOf(row) <= days[1],
      },
      { query: `from=${days[1]}`, holds: (row: Row) => lagosDayOf(row) >= days[1] },
      {
        query: `to=${days[0]}&status=canceled`,
        holds: (row: Row) => lagosDayOf(row) <= days[0] && row.fulfilment === 'canceled',
      },
    ],
  },
  {
    key: 'transactions',
    path: '/admin/transactions',
    sorts: transactionSorts,
    id: (row: Row) => row.id,
    value: { newest: (row: Row) => row.date, amount: (row: Row) => row.amount } as Record<
      string,
      (row: Row) => string | number
    >,
    filters: ['Receive', 'Transfer', 'Failed', 'Abandoned', 'Pending'].map((status) => ({
      query: `status=${status}`,
      holds: (row: Row) => row.status === status,
    })),
  },
];

describe.each(lists)('the list of $key', ({ key, path, sorts, id, value, filters }) => {
  test.each([...sorts])(
    'sorted by %s has every row once, in order across the pages',
    { tags: ['2.16.6'] },
    async (sort) => {
      const rows = await allPages(`${path}?sort=${sort}`, key);
      expect(new Set(rows.map(id)).size).toBe(ROWS);
      const [name = '', direction] = sort === 'oldest' ? ['newest', 'asc'] : sort.split('-');
      const values = rows.map((row) => value[name]?.(row) ?? Number.NaN);
      const sign = (direction ?? 'desc') === 'asc' ? 1 : -1;
      for (const [index, next] of values.slice(1).entries()) {
        const before = values[index] as typeof next;
        expect(before === next || (before < next ? -1 : 1) === -sign).toBe(true);
      }
      // Rows with equal keys are in the order of their ids, which the other direction reverses.
      const other =
        sort === 'newest'
          ? 'oldest'
          : sort === 'oldest'
            ? 'newest'
            : sort.replace(/asc$|desc$/, (end) => (end === 'asc' ? 'desc' : 'asc'));
      expect((await allPages(`${path}?sort=${other}`, key, 10)).map(id)).toEqual(rows.map(id).reverse());
    },
  );

  test.each(filters)(
    'with $query has only the matching rows, in every order',
    { tags: ['2.14.2', '2.16.1'] },
    async ({ query, holds }) => {
      const all = await allPages(`${path}?`, key);
      for (const sort of sorts) {
        const some = await allPages(`${path}?${query}&sort=${sort}`, key, 4);
        expect(some.map(id).sort()).toEqual(all.filter(holds).map(id).sort());
      }
    },
  );

  test('returns the last page for a page beyond it', async () => {
    const body = await get(`${path}?limit=10&page=1000`);
    expect(body.pagination).toEqual({ page: 6, limit: 10, total: ROWS, totalPages: 6 });
    expect(body[key]).toHaveLength(7);
  });

  test('finds by number or e-mail and by name, ignoring accents and case, with and without a filter', {
    tags: ['2.13.9'],
  }, async () => {
    const total = async (query: string) => (await get(`${path}?${query}`)).pagination.total;
    expect(await total('search=OLA%20ajayi')).toBe(12);
    expect(await total('search=seun')).toBe(11);
    expect(await total('search=person7%40mail1.test')).toBe(1);
    expect(await total('search=ada%20mail2')).toBe(4);
    expect(await total('search=nobody')).toBe(0);
    expect(await total(`search=${encodeURIComponent('%')}`)).toBe(0);
    expect(await total(`search=${encodeURIComponent("_' or 1=1 --")}`)).toBe(0);
    const [filter] = filters;
    const both = await allPages(`${path}?search=ada&${filter?.query}`, key, 4);
    const found = await allPages(`${path}?search=ada`, key, 4);
    expect(both.map(id)).toEqual(found.filter((row) => filter?.holds(row)).map(id));
  });

  test('refuses an invalid page, limit, sort or filter', { tags: ['7.1.26'] }, async () => {
    for (const query of [
      'page=0',
      'limit=0',
      'limit=101',
      'sort=price',
      'filter=old&status=old',
      `search=${'x'.repeat(201)}`,
    ]) {
      const answer = await shop.call('GET', `${path}?${query}`, { token: admin.token });
      expect([query, answer.status, answer.body.code]).toEqual([query, 400, 'validation']);
    }
  });
});

test('finds orders by the phone number, as people write it', { tags: ['10.4.18'] }, async () => {
  const found = async (search: string) =>
    (await get(`/admin/orders?search=${encodeURIComponent(search)}`)).orders.map((row: Row) => row.phoneNumber);
  expect(await found(phoneOf(7))).toEqual([phoneOf(7)]);
  expect(await found('0803 123 4507')).toEqual([phoneOf(7)]);
  expect(await found('person7@mail1.test 4507')).toEqual([phoneOf(7)]);
});

test('counts orders of some days up to a thousand, and lists the days whole', { tags: ['10.4.18'] }, async () => {
  const { pagination } = await get(`/admin/orders?from=${days[0]}&search=ada`);
  const all = await allPages('/admin/orders?search=ada', 'orders');
  expect(pagination.total).toBe(all.filter((row) => lagosDayOf(row) >= days[0]).length);
  expect((await get('/admin/orders?to=2000-01-01')).pagination).toMatchObject({ page: 1, total: 0, totalPages: 0 });
});

test.each([
  ['status=sent', 'status'],
  ['payment=bitcoin', 'payment'],
  ['from=yesterday', 'from'],
  ['from=2026-02-30', 'from'],
  ['from=1999-12-31', 'from'],
  ['to=9999-12-31', 'to'],
  ['from=2026-03-02&to=2026-03-01', 'to'],
])('refuses orders with %s, and so does their export', async (query, field) => {
  for (const path of ['/admin/orders', '/admin/orders.csv']) {
    const answer = await shop.call('GET', `${path}?${query}`, { token: admin.token });
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([400, 'validation', [field]]);
  }
});

test('finds orders by their products and number, transactions by invoice only', { tags: ['2.16.5'] }, async () => {
  const total = async (path: string) => (await get(path)).pagination.total;
  expect(await total('/admin/orders?search=tshirt')).toBe(29);
  expect(await total('/admin/orders?search=t-shirt%20makoko')).toBe(29);
  expect(await total('/admin/orders?search=ABS-20007')).toBe(1);
  expect(await total('/admin/transactions?search=abs-20007')).toBe(1);
  expect(await total('/admin/transactions?search=hoodie')).toBe(0);
});

test('an order of the list has its customer, items and status', { tags: ['2.14.4'] }, async () => {
  const [order] = (await get('/admin/orders?search=ABS-20001')).orders;
  expect(order).toMatchObject({
    number: 'ABS-20001',
    status: 'SUCCESS',
    paymentStatus: 'paid',
    fulfilment: 'cleared',
    customer: { name: 'Ada Obi', email: 'person0@mail0.test' },
    orderItems: [{ quantity: 1, product: { name: 'Makoko T-Shirt', size: 'M', color: 'Navy' } }],
  });
});

test('a search stops counting at a thousand, and reports it', async () => {
  const many = limits.ADMIN_SEARCH_CAP + 5;
  await shop.db.autocommit((tx) =>
    tx.insert(contactMessages).values(
      Array.from({ length: many }, (_, index) => ({
        name: 'Ada',
        email: 'ada@abs.test',
        message: `${index}`,
        searchText: `ada ${index}`,
        createdAt: new Date(index * 1000),
      })),
    ),
  );
  const { pagination, messages } = await get('/admin/messages?search=ada&page=50000');
  expect(pagination).toEqual({ page: 50, limit: 20, total: 1_000, totalPages: 50, isCapped: true });
  expect(messages.at(-1).text).toBe('5');
  expect((await get('/admin/messages?search=1004')).pagination).toEqual({
    page: 1,
    limit: 20,
    total: 1,
    totalPages: 1,
  });
  expect((await get('/admin/messages?page=50000')).messages.at(-1).text).toBe('0');
});
