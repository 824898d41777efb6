import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { insideOf } from '../db/migrate.ts';
import { products } from '../db/schema.ts';
import {
  addAdmin,
  addProduct,
  addShopper,
  checkOut,
  delivery,
  order,
  type Shopper,
  step,
  stockOf,
} from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { placeOrder } from './placeOrder.ts';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
let ada: Shopper;
const get = (path: string, shopper = ada) => app.call('GET', path, { token: shopper.token });
const subjectsTo = async ({ email }: Shopper) => (await app.mailsTo(email)).map(({ subject }) => subject);

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ada = await addShopper(app);
});
afterAll(() => app.close());

describe('placing an order', () => {
  it('takes the stock, empties the cart, and records the items', {
    tags: ['3.1.17', '3.1.18', '7.1.18', '9.1.9', '10.2.9', '10.2.10'],
  }, async () => {
    const hoodie = await addProduct(app, { quantity: 5, sku: 'IKO-NAV-M' });
    const tee = await addProduct(app, { name: 'Makoko Tee', priceKobo: 1_200_050, category: 'tshirt' });
    await step(app, ada, hoodie.id, 2);
    await step(app, ada, tee.id, 1);
    const answer = await checkOut(app, ada);
    expect(answer.status).toBe(201);
    expect(answer.body.order).toMatchObject({
      status: 'PENDING',
      paymentStatus: 'unpaid',
      subtotal: 40_000.5,
      deliveryFee: 5,
      totalPrice: 40_005.5,
      number: expect.stringMatching(/^ABS-\d{5}$/),
      deliveryAddress: delivery.deliveryAddress,
      phoneNumber: '08031234567',
      orderItems: [
        {
          quantity: 2,
          price: 14_000,
          product: { id: hoodie.id, name: 'Ikoyi Hoodie', size: 'M', color: 'Navy', sku: 'IKO-NAV-M' },
        },
        { quantity: 1, price: 12_000.5, product: { name: 'Makoko Tee' } },
      ],
    });
    const { createdAt, expiresAt, heldUntil } = answer.body.order;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(DAY);
    expect(Date.parse(heldUntil) - Date.parse(createdAt)).toBe(DAY / 24);
    expect(await stockOf(app, hoodie.id)).toBe(3);
    expect((await get('/cart')).body.items).toEqual([]);
    const [mail] = await app.mailsTo(ada.email);
    expect(mail?.text).toContain('2 × Ikoyi Hoodie, Navy, size M (SKU IKO-NAV-M)');
    expect(mail?.text).toContain('₦40,005.50');
    expect(mail?.text).toContain('Please pay within 60 minutes.');
  });

  it.each([1, 12])('takes five statements for %i products', async (products) => {
    for (let n = 0; n < products; n++) await step(app, ada, (await addProduct(app)).id, 1);
    const placed = await app.db.transaction(async (tx) => {
      const statements = vi.spyOn(insideOf(tx).session, 'prepareQuery');
      const { orderItems } = await placeOrder(tx, app.services, ada, delivery);
      const { length } = statements.mock.calls;
      statements.mockRestore();
      return { orderItems, statements: length };
    });
    expect(placed.orderItems).toHaveLength(products);
    expect(placed.statements).toBe(5);
  });

  it('keeps name, price and color when the product is changed or deleted', async () => {
    const hoodie = await addProduct(app, { color: 'Sky', colorHex: '#abbac6' });
    const placed = await order(app, ada, hoodie.id);
    expect(placed.orderItems[0]?.product).toMatchObject({ color: 'Sky', colorHex: '#abbac6' });
    await app.db.autocommit((tx) =>
      tx
        .update(products)
        .set({ name: 'Renamed', priceKobo: 1, color: 'Moss', colorHex: '#646850', deletedAt: new Date() })
        .where(eq(products.id, hoodie.id)),
    );
    expect((await get(`/orders/${placed.id}`)).body.order).toEqual(placed);
    expect((await get('/get-orders')).body).toEqual([placed]);
    const { token } = await addAdmin(app);
    const { body } = await app.call('GET', `/admin/orders/${placed.id}`, { token });
    expect(body.order.orderItems).toEqual(placed.orderItems);
  });

  it('has no color value if the product has none', async () => {
    const hoodie = await addProduct(app, { colorHex: null });
    expect((await order(app, ada, hoodie.id)).orderItems[0]?.product).not.toHaveProperty('colorHex');
  });

  it('reduces the phone number to digits and refuses an invalid one', { tags: ['5.1.14'] }, async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    const refused = await checkOut(app, ada, undefined, { ...delivery, phoneNumber: '12345' });
    expect(refused.body).toMatchObject({ fields: { phoneNumber: 'Please enter a valid phone number.' } });
    const placed = await checkOut(app, ada, undefined, {
      ...delivery,
      phoneNumber: '\u202a+234 (0)803\u2011123\u20114567\u202c',
    });
    expect(placed.body.order.phoneNumber).toBe('2348031234567');
  });

  it('of an empty cart is refused', async () => {
    expect((await checkOut(app, ada)).body).toEqual({ code: 'cart_empty', message: 'Your cart is empty.' });
  });

  it('of more than the stock is refused with each product and its remaining stock, and changes nothing', {
    tags: ['10.2.6'],
  }, async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
    const tee = await addProduct(app, { name: 'Makoko Tee', quantity: 5 });
    const deleted = await addProduct(app, { name: 'Deleted Tee', quantity: 5 });
    for (const { id } of [hoodie, tee, deleted]) await step(app, ada, id, 3);
    await app.db.autocommit((tx) => tx.update(products).set({ quantity: 2 }).where(eq(products.id, tee.id)));
    await app.db.autocommit((tx) =>
      tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, deleted.id)),
    );
    const answer = await checkOut(app, ada);
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        code: 'out_of_stock',
        message: 'Only 2 left of Makoko Tee. Deleted Tee is no longer available.',
        fields: { [tee.id]: '2', [deleted.id]: '0' },
        cart: (await get('/cart')).body,
      },
    ]);
    expect(await stockOf(app, hoodie.id)).toBe(5);
    expect((await get('/cart')).body.items).toHaveLength(3);
    expect((await get('/get-orders')).body).toEqual([]);
    expect(await subjectsTo(ada)).toEqual([]);
  });
});

describe('an idempotency key', () => {
  it('returns the first result when repeated, even after the cart has changed', { tags: ['10.3.10'] }, async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    const first = await checkOut(app, ada, 'key-1');
    await step(app, ada, hoodie.id, 2);
    const again = await checkOut(app, ada, 'key-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await get('/get-orders')).body).toHaveLength(1);
    expect(await stockOf(app, hoodie.id)).toBe(9);
  });

  it('creates one order for parallel requests, and each response contains it', {
    tags: ['7.1.18', '10.3.10'],
  }, async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkOut(app, ada, 'key-2')));
    expect(new Set(answers.map(({ body }) => body.order?.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await stockOf(app, hoodie.id)).toBe(9);
  });

  it('with another body is a conflict; another user can use the same key', { tags: ['10.3.10'] }, async () => {
    const hoodie = await addProduct(app);
    const ben = await addShopper(app);
    for (const shopper of [ada, ben]) await step(app, shopper, hoodie.id, 1);
    await checkOut(app, ada, 'key-3');
    const conflict = await checkOut(app, ada, 'key-3', { ...delivery, deliveryAddress: 'Elsewhere' });
    expect([conflict.status, conflict.body.code]).toEqual([409, 'idempotency_conflict']);
    expect((await checkOut(app, ben, 'key-3')).status).toBe(201);
  });

  it('can be reused after a refused order', { tags: ['10.3.10'] }, async () => {
    expect((await checkOut(app, ada, 'key-4')).body.code).toBe('cart_empty');
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    expect((await checkOut(app, ada, 'key-4')).status).toBe(201);
  });

  it.each(['with space', 'x'.repeat(201), 'ümlaut'])('that is malformed is refused: %s', async (key) => {
    expect((await checkOut(app, ada, key)).status).toBe(400);
  });

  it('is optional; parallel checkouts of one cart create one order even with different keys', {
    tags: ['10.3.12'],
  }, async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 2);
    const answers = await Promise.all([checkOut(app, ada, 'a'), checkOut(app, ada, 'b'), checkOut(app, ada)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await stockOf(app, hoodie.id)).toBe(8);
  });
});

describe('fifty concurrent checkouts', () => {
  it('create exactly ten orders when ten pieces are left', async () => {
    const rare = await addProduct(app, { name: 'Rare Hoodie', quantity: 10 });
    const common = await addProduct(app, { name: 'Common Tee', quantity: 1_000 });
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => addShopper(app)));
    for (const [index, shopper] of shoppers.entries()) {
      // Alternate the order of the lines, so that locking in the cart's order would deadlock.
      const both = index % 2 ? [rare, common] : [common, rare];
      for (const { id } of both) await step(app, shopper, id, 1);
    }
    const answers = await Promise.all(shoppers.map((shopper) => checkOut(app, shopper)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ body }) => body.code === 'out_of_stock')).toHaveLength(40);
    expect(await stockOf(app, rare.id)).toBe(0);
    expect(await stockOf(app, common.id)).toBe(990);
  });
});
