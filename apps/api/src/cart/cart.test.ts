import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../db/schema.ts';
import { addProduct, addShopper, checkOut, delivery, type Shopper, step } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

let app: TestApp;
let ada: Shopper;
const cart = async (shopper = ada) => (await app.call('GET', '/cart', { token: shopper.token })).body;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ada = await addShopper(app);
});
afterAll(() => app.close());

describe('a step', () => {
  it('opens a line, adds to it and echoes the step', async () => {
    const product = await addProduct(app);
    const first = await step(app, ada, product.id, 1);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      productId: product.id,
      quantity: 1,
      item: { quantity: 1, product: { price: 14_000, quantity: 10 } },
    });
    const second = await step(app, ada, product.id, 3);
    expect(second.body).toMatchObject({ quantity: 3, item: { id: first.body.item.id, quantity: 4 } });
  });

  it('takes away, and removes the line at 0 or below', async () => {
    const product = await addProduct(app);
    await step(app, ada, product.id, 3);
    expect((await step(app, ada, product.id, -1)).body.item.quantity).toBe(2);
    expect((await step(app, ada, product.id, -5)).body).toMatchObject({ quantity: -5, item: null });
    expect((await cart()).items).toEqual([]);
  });

  it('from a line that is not there, or of an unknown product, is 404', async () => {
    const product = await addProduct(app);
    const other = await addShopper(app);
    await step(app, other, product.id, 2);
    expect((await step(app, ada, product.id, -1)).body.code).toBe('not_found');
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      expect((await step(app, ada, id, 1)).status).toBe(404);
    }
    expect((await cart(other)).items[0].quantity).toBe(2);
  });

  it('above the stock is refused with the number left, and changes nothing', async () => {
    const product = await addProduct(app, { quantity: 3 });
    const atOnce = await step(app, ada, product.id, 4);
    expect([atOnce.status, atOnce.body]).toEqual([
      409,
      { code: 'out_of_stock', message: 'Only 3 left in stock', fields: { quantity: '3' } },
    ]);
    await step(app, ada, product.id, 2);
    expect((await step(app, ada, product.id, 2)).body.code).toBe('out_of_stock');
    expect((await cart()).items[0].quantity).toBe(2);
    expect((await step(app, ada, product.id, 1)).status).toBe(200);
  });

  it('says so when nothing is left', async () => {
    const product = await addProduct(app, { quantity: 0 });
    const answer = await step(app, ada, product.id, 1);
    expect(answer.body).toMatchObject({ message: 'Out of stock', fields: { quantity: '0' } });
  });

  it.each([0, 0.5, '1', null, true, 1001, -1001, 1e300])('of %s is refused', async (quantity) => {
    const product = await addProduct(app);
    const answer = await app.call('POST', '/cart', { token: ada.token, body: { productId: product.id, quantity } });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
  });

  it('adds up when many come at once, and never passes the stock', async () => {
    const product = await addProduct(app, { quantity: 7 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => step(app, ada, product.id, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect((await cart()).items).toMatchObject([{ quantity: 7 }]);
    await Promise.all(Array.from({ length: 6 }, () => step(app, ada, product.id, -1)));
    expect((await cart()).items).toMatchObject([{ quantity: 1 }]);
  });
});

describe('the cart', () => {
  it('needs a login', async () => {
    expect((await app.call('GET', '/cart')).status).toBe(401);
  });

  it('is oldest first, with the delivery fee and live stock', async () => {
    const first = await addProduct(app, { name: 'First' });
    const second = await addProduct(app, { name: 'Second' });
    await step(app, ada, first.id, 1);
    await step(app, ada, second.id, 2);
    await step(app, ada, first.id, 1);
    await app.db.autocommit((tx) =>
      tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, second.id)),
    );
    const found = await cart();
    expect(found).toMatchObject({ deliveryFee: 5, deliveryAddress: null });
    expect(found.items).toMatchObject([
      { productId: first.id, quantity: 2, product: { name: 'First', quantity: 10 } },
      { productId: second.id, quantity: 2, product: { name: 'Second', quantity: 0 } },
    ]);
    expect((await step(app, ada, second.id, 1)).status).toBe(404);
    expect((await step(app, ada, second.id, -1)).status).toBe(200);
  });

  it('offers the address of the last order', async () => {
    const product = await addProduct(app);
    await step(app, ada, product.id, 1);
    await checkOut(app, ada);
    expect(await cart()).toMatchObject({ items: [], deliveryAddress: delivery.deliveryAddress });
  });
});

describe('removing', () => {
  it('works by line and by product, once', async () => {
    const one = await addProduct(app);
    const two = await addProduct(app);
    const line = (await step(app, ada, one.id, 2)).body.item;
    const other = (await step(app, ada, two.id, 2)).body.item;
    const remove = (path: string) => app.call('DELETE', path, { token: ada.token });
    expect((await remove(`/cart/item/${line.id}`)).body.itemId).toBe(line.id);
    expect((await remove(`/cart/item/${line.id}`)).status).toBe(404);
    expect((await remove(`/delete-cart-product/${two.id}`)).body.itemId).toBe(other.id);
    expect((await remove(`/delete-cart-product/${two.id}`)).status).toBe(404);
    expect((await remove('/cart/item/nonsense')).status).toBe(404);
  });

  it('of somebody else’s line is 404, and leaves it', async () => {
    const product = await addProduct(app);
    const line = (await step(app, ada, product.id, 2)).body.item;
    const other = await addShopper(app);
    expect((await app.call('DELETE', `/cart/item/${line.id}`, { token: other.token })).status).toBe(404);
    expect((await app.call('DELETE', `/delete-cart-product/${product.id}`, { token: other.token })).status).toBe(404);
    expect((await cart()).items).toHaveLength(1);
  });
});
