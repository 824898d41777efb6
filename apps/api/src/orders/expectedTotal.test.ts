import { calls } from '@abs/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../db/schema.ts';
import { addProduct, addShopper, checkOut, delivery, type Shopper, step, stockOf } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let app: TestApp;
let ada: Shopper;

const cart = async () => (await app.call('GET', '/cart', { token: ada.token })).body;
const ordersOf = async () => (await app.call('GET', '/get-orders', { token: ada.token })).body;
const change = (id: string, values: Partial<typeof products.$inferInsert>) =>
  app.db.autocommit((tx) => tx.update(products).set(values).where(eq(products.id, id)));
const place = (expectedTotal: unknown, key?: string) => checkOut(app, ada, key, { ...delivery, expectedTotal });

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ada = await addShopper(app);
});
afterAll(() => app.close());

describe('an order with an expected total', () => {
  it('is placed at exactly the total that the cart showed, to the kobo', { tags: ['10.2.9', '10.3.17'] }, async () => {
    const hoodie = await addProduct(app, { priceKobo: 1_292_104 });
    await step(app, ada, hoodie.id, 3);
    const { total } = await cart();
    expect(total).toBe(38_768.12);
    // In floating point, a hundred times this total is not a whole number of kobo.
    expect(Number.isInteger(38_768.12 * 100)).toBe(false);
    expect((await place(total)).body.order.totalPrice).toBe(38_768.12);
  });

  it.each([
    ['dearer', 1_800_000],
    ['cheaper', 200_000],
    ['dearer by one kobo', 1_400_001],
  ])(
    'is refused with the current cart when a product became %s, and nothing is ordered',
    { tags: ['10.3.17'] },
    async (_, priceKobo) => {
      const hoodie = await addProduct(app, { quantity: 5 });
      await step(app, ada, hoodie.id, 2);
      const { total } = await cart();
      await change(hoodie.id, { priceKobo });
      const refused = await place(total, 'one-key');
      expect([refused.status, refused.body.code]).toEqual([409, 'price_changed']);
      expect(refused.body.cart).toEqual(await cart());
      expect(refused.body.cart.items[0].product).toMatchObject({ price: priceKobo / 100, quantity: 5 });
      expect(calls.getCart.response.safeParse(refused.body.cart).success).toBe(true);
      expect([await ordersOf(), await stockOf(app, hoodie.id), await app.mailsTo(ada.email)]).toEqual([[], 5, []]);

      // A refused order does not use up its key, so the confirmed order can reuse it.
      const confirmed = await place(refused.body.cart.total, 'one-key');
      expect(confirmed.status).toBe(201);
      expect(confirmed.body.order.totalPrice).toBe(refused.body.cart.total);
    },
  );

  it('is refused when another tab changed the cart', async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    const { total } = await cart();
    await step(app, ada, hoodie.id, 1);
    const refused = await place(total);
    expect(refused.body).toMatchObject({ code: 'price_changed', cart: { items: [{ quantity: 2 }], total: 28_005 } });
  });

  it('returns the first order for a repeated key, even after the price has changed', async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    const { total } = await cart();
    const placed = await place(total, 'repeated');
    await change(hoodie.id, { priceKobo: 9_900_000 });
    expect((await place(total, 'repeated')).body).toEqual(placed.body);
    expect(await ordersOf()).toHaveLength(1);
  });

  it('is placed at the agreed total or refused while prices change concurrently', { tags: ['10.3.17'] }, async () => {
    const hoodie = await addProduct(app, { quantity: 50 });
    for (let round = 1; round <= 10; round++) {
      // A new shopper each round, because pending orders per shopper are limited.
      ada = await addShopper(app);
      await step(app, ada, hoodie.id, 1);
      const { total } = await cart();
      const [, answer] = await Promise.all([change(hoodie.id, { priceKobo: 1_400_000 + round * 100 }), place(total)]);
      if (answer.status === 201) expect(answer.body.order.totalPrice).toBe(total);
      else {
        expect(answer.body.code).toBe('price_changed');
        expect((await place(answer.body.cart.total)).status).toBe(201);
      }
    }
  });

  it('is refused with the cart when a product is no longer available', async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 2);
    const { total } = await cart();
    await change(hoodie.id, { deletedAt: new Date() });
    const refused = await place(total);
    expect(refused.body).toMatchObject({ code: 'out_of_stock', cart: { items: [{ product: { quantity: 0 } }] } });
    expect(await ordersOf()).toEqual([]);
  });

  it.each(['14005', -1, null, Number.NaN])('of %s is refused as malformed', async (expectedTotal) => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    const refused = await place(expectedTotal);
    expect([refused.status, refused.body.code]).toEqual([400, 'validation']);
    expect(refused.body.fields).toHaveProperty('expectedTotal');
  });

  it('can omit it, and is then placed at the current total', { tags: ['10.3.17'] }, async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    expect((await checkOut(app, ada)).body.order.totalPrice).toBe(14_005);
  });
});

describe('the cart', () => {
  it('has the total of an order, and 0 when it is empty', async () => {
    expect(await cart()).toMatchObject({ items: [], total: 0 });
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 2);
    expect((await cart()).total).toBe(28_005);
  });

  it('offers the phone number of the last order', async () => {
    const hoodie = await addProduct(app);
    expect((await cart()).phoneNumber).toBeNull();
    for (const phoneNumber of ['08031234567', '+234 801 000 0000']) {
      await step(app, ada, hoodie.id, 1);
      await checkOut(app, ada, undefined, { ...delivery, phoneNumber });
      app.clock.advance(1000);
    }
    expect((await cart()).phoneNumber).toBe('2348010000000');
  });
});
