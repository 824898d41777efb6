import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails, notifications, products } from '../db/schema.ts';
import {
  addAdmin,
  addProduct,
  addShopper,
  checkOut,
  order,
  pay,
  type Shopper,
  step,
  webhook,
} from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let app: TestApp;
let admin: Shopper;
let customer: Shopper;
let shirt: typeof products.$inferSelect;

beforeAll(async () => {
  app = await createTestApp();
  admin = await addAdmin(app);
  customer = await addShopper(app, { firstName: 'علي', lastName: 'حسن 2' });
  shirt = await addProduct(app, { name: 'قميص 7!', color: 'أزرق', size: 'وسط', quantity: 6, sku: 'ق-7' });
});
afterAll(() => app.close());

const ARABIC = /\p{Script=Arabic}/u;

/** The text without its isolates. The Arabic letters that remain in it turn the words around them. */
const outside = (text: string): string => text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '…');

/** Checks that at least one of the texts has Arabic letters, and none has them outside of an isolate. */
function expectIsolated(texts: readonly string[]): void {
  expect(texts.filter((text) => ARABIC.test(text))).not.toEqual([]);
  expect(texts.map(outside).filter((text) => ARABIC.test(text))).toEqual([]);
}

/** The texts of the current notifications of these kinds, of which there must be some. */
const textsOf = async (...kinds: (typeof notifications.$inferSelect)['kind'][]): Promise<string[]> => {
  const found = await app.db.autocommit((tx) =>
    tx.select().from(notifications).where(inArray(notifications.kind, kinds)),
  );
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(kinds));
  return found.flatMap(({ title, detail }) => [title, detail]);
};

const refusalOf = async (answer: Promise<{ body: { message: string } }>) => (await answer).body.message;
const setStock = (quantity: number) =>
  app.db.autocommit((tx) => tx.update(products).set({ quantity }).where(eq(products.id, shirt.id)));

test('names and products are isolated in the notifications and mails about an order', async () => {
  const placed = await order(app, customer, shirt.id, 2);
  expectIsolated(await textsOf('newOrder', 'lowStock'));
  const { reference } = (await pay(app, customer, placed.id)).body.data.data;
  await webhook(app, { reference, amount: placed.totalPrice * 100 });
  expect(await textsOf('orderPaid')).toContain('\u2068علي حسن 2\u2069 paid ₦28,005 for 2 × \u2068قميص 7!\u2069.');
  const abandoned = await order(app, customer, shirt.id);
  // A cancellation is announced only if the order was.
  await app.db.autocommit((tx) => tx.update(mails).set({ sentAt: app.clock.now() }));
  await app.call('DELETE', `/orders/${abandoned.id}`, { token: customer.token });
  expectIsolated(await textsOf('orderPaid', 'orderCancelled'));

  const sent = await app.mailsTo(customer.email);
  expectIsolated(sent.flatMap(({ subject, text }) => [subject, text]));
  expect(sent.flatMap(({ text }) => text.split('\n\n'))).toContain(
    '2 × \u2068قميص 7!\u2069, \u2068أزرق\u2069, size \u2068وسط\u2069 (SKU \u2068ق-7\u2069)',
  );
});

test('a product is isolated in refusals of an order', async () => {
  await step(app, customer, shirt.id, 2);
  for (const left of [1, 0]) {
    await setStock(left);
    expectIsolated([await refusalOf(checkOut(app, customer))]);
  }
});

test('a product is isolated in the mails about its return', async () => {
  const email = 'bola@abs.test';
  await setStock(0);
  await app.call('POST', '/restock-requests', { body: { productId: shirt.id, email } });
  expectIsolated((await app.mailsTo(email)).flatMap(({ subject, text }) => [subject, text]));
});

test('a customer is isolated in the answers about them, and a writer in the notification of a message', async () => {
  for (const status of ['blocked', 'active']) {
    const body = { status };
    expectIsolated([
      await refusalOf(app.call('POST', `/admin/users/${customer.id}/status`, { token: admin.token, body })),
    ]);
  }
  await app.call('POST', '/contact', { body: { name: 'ליאור', email: 'lior@abs.test', message: 'Hello there' } });
  expect(await textsOf('newMessage')).toContain('New message from \u2068ליאור\u2069');
});
