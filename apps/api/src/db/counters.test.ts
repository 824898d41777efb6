import { randomUUID } from 'node:crypto';
import { categories } from '@abs/contract';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addProduct } from '../testing/shop.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { rowsOf, totals } from '../testing/totals.ts';
import { compactCounters, readCounter } from './counters.ts';
import type { Database, Tx } from './database.ts';
import {
  contactMessages,
  counterChanges,
  notifications,
  orderLines,
  orders,
  payments,
  products,
  users,
} from './schema.ts';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const pickFrom = <T>(from: readonly T[], index: number): T | undefined => from[index % Math.max(1, from.length)];

const idsOf = async (tx: Tx, table: string): Promise<string[]> =>
  (await rowsOf<{ id: string }>(tx, `select id from ${table} order by id`)).map(({ id }) => id);

/** Operations on rows, each with a number to choose by. Some change several rows in one statement. */
const operations: Record<string, (tx: Tx, n: number) => Promise<unknown>> = {
  addCustomers: (tx, n) =>
    tx.insert(users).values(
      Array.from({ length: 1 + (n % 3) }, (_, index) => ({
        email: randomUUID(),
        passwordHash: 'none',
        userType: (n + index) % 4 === 0 ? ('Admin' as const) : ('Customer' as const),
        status: (['active', 'blocked', 'deactivated'] as const)[(n + index) % 3],
      })),
    ),
  async changeCustomer(tx, n) {
    const id = pickFrom(await idsOf(tx, 'users'), n);
    const status = (['active', 'blocked', 'deactivated'] as const)[n % 3];
    if (id) await tx.update(users).set({ status }).where(eq(users.id, id));
  },
  changeAllCustomers: (tx, n) => tx.update(users).set({ userType: n % 2 ? 'Customer' : 'Admin' }),
  deleteCustomers: (tx) =>
    tx.delete(users).where(sql`id not in (select user_id from orders union select user_id from payments)`),
  async order(tx, n) {
    const userId = pickFrom(await idsOf(tx, 'users'), n);
    const sold = await idsOf(tx, 'products');
    if (!userId || sold.length === 0) return;
    const isPaid = n % 3 === 0;
    const [order] = await tx
      .insert(orders)
      .values({
        userId,
        status: isPaid ? 'SUCCESS' : 'PENDING',
        paymentStatus: isPaid ? 'paid' : 'unpaid',
        subtotalKobo: n,
        deliveryFeeKobo: 5,
        totalKobo: n + 5,
        deliveryAddress: 'Lagos',
        phoneNumber: '08012345678',
        expiresAt: new Date(),
      })
      .returning();
    if (!order) return;
    const cover = { src: 'a', srcset: '', width: 1, height: 1, ground: '#ffffff', alt: '' };
    await tx.insert(orderLines).values(
      [...new Set([pickFrom(sold, n), pickFrom(sold, n + 1)])].flatMap((productId, position) =>
        productId
          ? {
              orderId: order.id,
              productId,
              position,
              quantity: 1 + (n % 4),
              priceKobo: 1,
              name: 'x',
              size: 'M',
              color: 'x',
              cover,
            }
          : [],
      ),
    );
    await tx.insert(payments).values({ reference: randomUUID(), orderId: order.id, userId, amountKobo: n + 5 });
  },
  async changeOrder(tx, n) {
    const id = pickFrom(await idsOf(tx, 'orders'), n);
    const states = [
      { status: 'SUCCESS', paymentStatus: 'paid', clearedAt: null },
      { status: 'SUCCESS', paymentStatus: 'paid', clearedAt: new Date() },
      { status: 'CANCELLED', paymentStatus: 'refundDue', clearedAt: null },
      { status: 'CANCELLED', paymentStatus: 'refunded', clearedAt: new Date() },
      { status: 'SUCCESS', paymentStatus: 'paid', refundDueKobo: n + 1, isDisputed: n % 2 === 0 },
      { refundDueKobo: 0, isDisputed: false },
      { status: 'CANCELLED', paymentStatus: 'unpaid', clearedAt: null },
      { status: 'PENDING', paymentStatus: 'unpaid', clearedAt: null },
    ] as const;
    if (id)
      await tx
        .update(orders)
        .set(pickFrom(states, n) ?? {})
        .where(eq(orders.id, id));
  },
  changeAllOrders: (tx, n) =>
    tx.update(orders).set({ paymentStatus: n % 2 ? 'paid' : 'refundDue', subtotalKobo: n, totalKobo: n + 5 }),
  async giveOrderAway(tx, n) {
    const id = pickFrom(await idsOf(tx, 'orders'), n);
    const userId = pickFrom(await idsOf(tx, 'users'), n + 1);
    if (id && userId) await tx.update(orders).set({ userId }).where(eq(orders.id, id));
  },
  async deleteOrder(tx, n) {
    const id = pickFrom(await idsOf(tx, 'orders'), n);
    if (!id) return;
    await tx.delete(payments).where(eq(payments.orderId, id));
    await tx.delete(orders).where(eq(orders.id, id));
  },
  changeLines: (tx, n) => tx.update(orderLines).set({ quantity: 1 + (n % 5) }),
  async deleteLine(tx, n) {
    const id = pickFrom(await idsOf(tx, 'order_lines'), n);
    if (id) await tx.delete(orderLines).where(eq(orderLines.id, id));
  },
  async changePayment(tx, n) {
    const id = pickFrom(await idsOf(tx, 'payments'), n);
    const status = pickFrom(['pending', 'paid', 'failed', 'abandoned', 'refundDue'] as const, n) ?? 'paid';
    if (id) await tx.update(payments).set({ status }).where(eq(payments.id, id));
  },
  async takeOffSale(tx, n) {
    const id = pickFrom(await idsOf(tx, 'products'), n);
    if (id)
      await tx
        .update(products)
        .set({ deletedAt: n % 2 ? new Date() : null })
        .where(eq(products.id, id));
  },
  async changeCategory(tx, n) {
    const id = pickFrom(await idsOf(tx, 'products'), n);
    if (id)
      await tx
        .update(products)
        .set({ category: pickFrom([...categories, null], n) ?? null })
        .where(eq(products.id, id));
  },
  write: (tx) => tx.insert(contactMessages).values({ name: 'Ada', email: 'ada@abs.test', message: 'Hello' }),
  readMessages: (tx, n) => tx.update(contactMessages).set({ readAt: n % 2 ? new Date() : null }),
  deleteMessages: (tx) => tx.delete(contactMessages),
  notify: (tx) =>
    tx.insert(notifications).values({ kind: 'newMessage', title: 'a', detail: 'b', subjectId: randomUUID() }),
  readNotifications: (tx, n) => tx.update(notifications).set({ readAt: n % 2 ? new Date() : null }),
};

test('the kept totals match the real ones after any operations', async () => {
  for (let index = 0; index < 3; index++) await addProduct({ db });
  const operation = fc.record({ name: fc.constantFrom(...Object.keys(operations), 'fold'), n: fc.nat(1_000) });
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 40 }), async (steps) => {
      for (const { name, n } of steps) {
        if (name === 'fold') await compactCounters({ db });
        else await db.transaction(async (tx) => operations[name]?.(tx, n));
      }
      const { kept, real } = await db.autocommit(totals);
      expect(kept).toEqual(real);
    }),
    { numRuns: 20 },
  );
});

// PostgreSQL keeps the plan of the first row that changes, and would compare each of many later rows with each other.
test('no trigger joins the new rows of a statement with the old ones', async () => {
  const joining = await db.autocommit((tx) =>
    rowsOf(
      tx,
      String.raw`select proname from pg_proc where prosrc ~ 'join (old|new)_rows|(old|new)_rows (as \w+ )?join'`,
    ),
  );
  expect(joining).toEqual([]);
});

test('counts nothing in a transaction that fails', async () => {
  const before = await db.autocommit((tx) => readCounter(tx, 'contact_messages'));
  const failing = db.transaction(async (tx) => {
    await operations.write?.(tx, 0);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await db.autocommit((tx) => readCounter(tx, 'contact_messages'))).toBe(before);
});

test('compacting leaves one row per name, even with concurrent writers and other compacting', async () => {
  const write = () => db.transaction(async (tx) => operations.write?.(tx, 0));
  const before = await db.autocommit((tx) => readCounter(tx, 'contact_messages'));
  await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 4 === 3 ? compactCounters({ db }) : write())));
  expect(await db.autocommit((tx) => readCounter(tx, 'contact_messages'))).toBe(before + 45);

  await compactCounters({ db });
  const rows = await db.autocommit((tx) => tx.select().from(counterChanges));
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(await db.autocommit((tx) => readCounter(tx, 'contact_messages'))).toBe(before + 45);
});
