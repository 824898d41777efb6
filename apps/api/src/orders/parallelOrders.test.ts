import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compactCounters } from '../db/counters.ts';
import type { Database } from '../db/database.ts';
import { expireOrders } from '../payments/expireOrders.ts';
import { sendRestockMails } from '../restock/sendRestockMails.ts';
import { untilWaiting } from '../testing/lockWaits.ts';
import { addRestockRequests, backInStockRecipients } from '../testing/restock.ts';
import {
  addAdmin,
  addProduct,
  addShopper,
  checkOut,
  order,
  pay,
  type Shopper,
  step,
  stockOf,
  webhook,
} from '../testing/shop.ts';
import { type Answer, createTestApp, type TestApp } from '../testing/testApp.ts';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { rowsOf, totals } from '../testing/totals.ts';
import { lockProducts } from './stock.ts';

const ROUNDS = 6;
const SHOPPERS = 6;
const STOCK = 1_000;

let app: TestApp;
let admin: Shopper;
/** Transactions, and tries: in a deadlock, PostgreSQL aborts one transaction, which is then tried again. */
let transactions = 0;
let tries = 0;

const counting = (db: Database): Database => ({
  ...db,
  transaction(work) {
    transactions += 1;
    return db.transaction((tx) => {
      tries += 1;
      return work(tx);
    });
  },
});

beforeAll(async () => {
  app = await createTestApp({ db: counting(await openTestDatabase()) });
  admin = await addAdmin(app);
});
afterAll(() => app.close());

const rotated = <Item>(items: readonly Item[], by: number): Item[] => [
  ...items.slice(by % items.length),
  ...items.slice(0, by % items.length),
];

/** A shopper with an open order whose payment has begun, and a cart whose line order depends on `index`. */
async function addBusyShopper(ids: readonly string[], index: number) {
  const shopper = await addShopper(app, { firstName: 'Ada', lastName: 'Obi' });
  const [first = ''] = rotated(ids, index + 1);
  const open = await order(app, shopper, first);
  const { reference } = (await pay(app, shopper, open.id)).body.data.data;
  app.fakePayments.settle(reference, 'abandoned');
  for (const id of rotated(index % 2 ? ids.toReversed() : ids, index)) await step(app, shopper, id, 1);
  return { shopper, open, reference };
}

test('orders, cancellations, payments, restock mails and changes of the shop never deadlock, and none is lost', async () => {
  const ids: string[] = [];
  for (let n = 0; n < 4; n++) ids.push((await addProduct(app, { quantity: STOCK, name: `Hoodie ${n}` })).id);
  const asAdmin = (method: string, path: string, body: unknown) => app.call(method, path, { token: admin.token, body });
  const placed = new Set<string>();
  const waiting: string[] = [];
  let added = 0;

  for (let round = 0; round < ROUNDS; round++) {
    const busy = await Promise.all(Array.from({ length: SHOPPERS }, (_, index) => addBusyShopper(ids, index)));
    for (const [index, id] of ids.entries()) {
      const emails = busy.map(({ shopper }) => shopper.email);
      await addRestockRequests(app, id, rotated(emails, index));
      waiting.push(...emails);
    }
    const [before, triesBefore] = [transactions, tries];
    const started: Promise<Answer>[] = [];
    for (const [index, { shopper, open, reference }] of busy.entries()) {
      const { token } = shopper;
      const orders = [checkOut(app, shopper, 'once'), checkOut(app, shopper, 'once'), checkOut(app, shopper)];
      for (const placing of orders) void placing.then(({ body }) => body.order && placed.add(body.order.id));
      const endings = [
        () => app.call('DELETE', `/orders/${open.id}`, { token }),
        () => webhook(app, { id: index, reference, amount: open.totalPrice * 100 }),
        () => asAdmin('POST', `/admin/orders/${open.id}/status`, { status: 'canceled' }),
      ];
      const profile = { firstName: 'Ada', lastName: `Obi ${round}`, gender: 'Female' };
      started.push(
        ...orders,
        ...endings.slice(index % 3, (index % 3) + 1).map((end) => end()),
        step(app, shopper, ids[index % ids.length] ?? '', 1),
        app.call('POST', `/complete-profile-registration/${shopper.id}`, { token, body: profile }),
      );
    }
    for (const id of rotated(ids, round)) {
      added += 1;
      started.push(asAdmin('PATCH', `/admin/products/${id}`, { quantity: 1, quantityWas: 0 }));
    }
    started.push(asAdmin('POST', '/admin/notifications/read', { read: true }));
    const [answers] = await Promise.all([
      Promise.all(started),
      expireOrders(app.services),
      compactCounters(app.services),
      sendRestockMails(app.services),
      sendRestockMails(app.services),
    ]);
    expect(answers.filter(({ status, body }) => status >= 300 && body.code !== 'cart_empty')).toEqual([]);
    expect(tries - triesBefore).toBe(transactions - before);
  }

  expect(placed.size).toBeGreaterThanOrEqual(ROUNDS * SHOPPERS);
  expect((await backInStockRecipients(app)).sort()).toEqual(waiting.sort());
  await app.db.autocommit(async (tx) => {
    const lost = await rowsOf<{ id: string }>(
      tx,
      `select id from unnest('{${[...placed].join()}}'::uuid[]) as placed (id) where id not in (select id from orders)`,
    );
    expect(lost).toEqual([]);
    const stock = await rowsOf<{ pieces: number }>(
      tx,
      `select (sum(quantity) + (select sum(quantity) from order_lines join orders on orders.id = order_id
         where status <> 'CANCELLED'))::integer as pieces from products`,
    );
    expect(stock).toEqual([{ pieces: ids.length * STOCK + added }]);
    const { kept, real } = await totals(tx);
    expect(kept).toEqual(real);
  });
});

test.runIf(process.env.TEST_DATABASE_URL)(
  'placing an order and paying another one at the same time both lock the products before the customer',
  async () => {
    const { id } = await addProduct(app);
    const { shopper, open, reference } = await addBusyShopper([id], 0);
    const [before, triesBefore] = [transactions, tries];
    const locked = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holding = app.db.transaction(async (tx) => {
      await lockProducts(tx, [{ productId: id, quantity: 1 }]);
      locked.resolve();
      await release.promise;
    });
    await locked.promise;
    const paying = webhook(app, { id: 1, reference, amount: open.totalPrice * 100 });
    await untilWaiting(app, 1);
    const placing = checkOut(app, shopper);
    await untilWaiting(app, 2);
    release.resolve();
    await holding;
    expect([(await paying).status, (await placing).status]).toEqual([200, 201]);
    expect(tries - triesBefore).toBe(transactions - before);
  },
);

test('sells exactly ten of each of two sizes with ten pieces to fifty buyers each, and refuses the rest', {
  tags: ['10.7.4'],
}, async () => {
  const styleId = randomUUID();
  const variants = [
    await addProduct(app, { styleId, size: 'M', quantity: 10 }),
    await addProduct(app, { styleId, size: 'L', quantity: 10 }),
  ];
  const buyers = await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const shopper = await addShopper(app);
      const id = variants[index % 2]?.id ?? '';
      await step(app, shopper, id, 1);
      return { shopper, id };
    }),
  );
  const answers = await Promise.all(
    buyers.map(async ({ shopper, id }) => ({ id, answer: await checkOut(app, shopper) })),
  );
  for (const { id } of variants) {
    const own = answers.filter((one) => one.id === id).map(({ answer }) => answer);
    expect(own.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = own.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(40);
    for (const { status, body } of refused) {
      expect([status, body.code, body.fields]).toEqual([409, 'out_of_stock', { [id]: '0' }]);
    }
    expect(await stockOf(app, id)).toBe(0);
    await app.db.autocommit(async (tx) =>
      expect(
        await rowsOf(tx, `select sum(quantity)::integer as sold from order_lines where product_id = '${id}'`),
      ).toEqual([{ sold: 10 }]),
    );
  }
});
