import { randomUUID } from 'node:crypto';
import type { CartItem } from '@abs/contract/entities';
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
  it('opens a line, adds to it and echoes the step', { tags: ['3.1.13', '4.2.2', '7.1.13', '10.2.3'] }, async () => {
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

  it('takes away, and removes the line at 0 or below', { tags: ['4.2.11'] }, async () => {
    const product = await addProduct(app);
    await step(app, ada, product.id, 3);
    expect((await step(app, ada, product.id, -1)).body.item.quantity).toBe(2);
    expect((await step(app, ada, product.id, -5)).body).toMatchObject({ quantity: -5, item: null });
    expect((await cart()).items).toEqual([]);
  });

  it('is 404 when it reduces a missing line or names an unknown product', async () => {
    const product = await addProduct(app);
    const other = await addShopper(app);
    await step(app, other, product.id, 2);
    expect((await step(app, ada, product.id, -1)).body.code).toBe('not_found');
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      expect((await step(app, ada, id, 1)).status).toBe(404);
    }
    expect((await cart(other)).items[0].quantity).toBe(2);
  });

  it('above the stock is refused with the number left, and changes nothing', { tags: ['10.2.4'] }, async () => {
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

  it('is refused as out of stock when nothing is left', async () => {
    const product = await addProduct(app, { quantity: 0 });
    const answer = await step(app, ada, product.id, 1);
    expect(answer.body).toMatchObject({ message: 'Out of stock', fields: { quantity: '0' } });
  });

  it.each([0, 0.5, '1', null, true, 1001, -1001, 1e300])('of %s is refused', async (quantity) => {
    const product = await addProduct(app);
    const answer = await app.call('POST', '/cart', { token: ada.token, body: { productId: product.id, quantity } });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
  });

  it('adds up concurrent additions, and never exceeds the stock', { tags: ['10.2.3', '10.2.4'] }, async () => {
    const product = await addProduct(app, { quantity: 7 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => step(app, ada, product.id, 1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect((await cart()).items).toMatchObject([{ quantity: 7 }]);
    await Promise.all(Array.from({ length: 6 }, () => step(app, ada, product.id, -1)));
    expect((await cart()).items).toMatchObject([{ quantity: 1 }]);
  });
});

describe('the cart', () => {
  it('needs a login', { tags: ['7.1.14'] }, async () => {
    expect((await app.call('GET', '/cart')).status).toBe(401);
  });

  it('lists the oldest line first, with the delivery fee and current stock', {
    tags: ['2.8.1', '7.1.14'],
  }, async () => {
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

  it('offers the address of the last order', { tags: ['2.8.8'] }, async () => {
    const product = await addProduct(app);
    await step(app, ada, product.id, 1);
    await checkOut(app, ada);
    expect(await cart()).toMatchObject({ items: [], deliveryAddress: delivery.deliveryAddress });
  });
});

describe('removing', () => {
  it('works by line and by product, once', { tags: ['4.2.8', '7.1.15', '7.1.16'] }, async () => {
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

  it('of another customer’s line is 404, and keeps the line', { tags: ['7.1.15', '7.1.16'] }, async () => {
    const product = await addProduct(app);
    const line = (await step(app, ada, product.id, 2)).body.item;
    const other = await addShopper(app);
    expect((await app.call('DELETE', `/cart/item/${line.id}`, { token: other.token })).status).toBe(404);
    expect((await app.call('DELETE', `/delete-cart-product/${product.id}`, { token: other.token })).status).toBe(404);
    expect((await cart()).items).toHaveLength(1);
  });
});

describe('another variant for a line', () => {
  const change = (lineId: string, productId: string, { token } = ada) =>
    app.call('PUT', `/cart/item/${lineId}`, { token, body: { productId } });
  const addSizes = async (...sizes: { size: string; quantity?: number }[]) => {
    const styleId = randomUUID();
    const added = [];
    for (const size of sizes) added.push(await addProduct(app, { styleId, ...size }));
    return added.map(({ id }) => id) as [string, string];
  };
  const lines = async () =>
    (await cart()).items.map((item: CartItem) => [item.id, item.product.size, item.quantity] as const);

  it('replaces the current one; the line keeps its quantity, id and place', { tags: ['10.7.8'] }, async () => {
    const [medium, large] = await addSizes({ size: 'M' }, { size: 'L' });
    const line = (await step(app, ada, medium, 3)).body.item;
    const other = (await step(app, ada, (await addProduct(app)).id, 1)).body.item;
    const answer = await change(line.id, large);
    expect([answer.status, answer.body]).toMatchObject([
      200,
      { productId: large, quantity: 3, item: { id: line.id, productId: large, createdAt: line.createdAt } },
    ]);
    expect(await lines()).toEqual([
      [line.id, 'L', 3],
      [other.id, 'M', 1],
    ]);
  });

  it('that already has a line merges both lines into that one', { tags: ['10.7.8'] }, async () => {
    const [medium, large] = await addSizes({ size: 'M' }, { size: 'L' });
    const target = (await step(app, ada, large, 2)).body.item;
    const line = (await step(app, ada, medium, 3)).body.item;
    expect((await change(line.id, large)).body).toMatchObject({ quantity: 5, item: { id: target.id, quantity: 5 } });
    expect(await lines()).toEqual([[target.id, 'L', 5]]);
  });

  it('can be one of the line’s sizes: those of its color that are on sale, in order', async () => {
    const [medium] = await addSizes({ size: 'M' }, { size: 'XL', quantity: 0 }, { size: 'S' });
    const styleId = (await app.call('GET', `/products/${medium}`)).body.product.styleId;
    await addProduct(app, { styleId, size: 'L', color: 'Another' });
    const removed = await addProduct(app, { styleId, size: 'XXL' });
    await step(app, ada, medium, 1);
    await step(app, ada, removed.id, 1);
    await app.db.autocommit((tx) =>
      tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, removed.id)),
    );
    const sizes = [
      { size: 'S', quantity: 10 },
      { size: 'M', quantity: 10 },
      { size: 'XL', quantity: 0 },
    ];
    const { items } = await cart();
    expect(items.map((item: CartItem) => item.product.sizes)).toMatchObject([sizes, sizes]);
    expect(items.map((item: CartItem) => item.product.sizes?.length)).toEqual([3, 3]);
    expect((await step(app, ada, medium, 1)).body.item.product.sizes).toMatchObject(sizes);
  });

  it('that equals the current one changes nothing, even when it is sold out', async () => {
    const [medium] = await addSizes({ size: 'M' });
    const line = (await step(app, ada, medium, 3)).body.item;
    await app.db.autocommit((tx) => tx.update(products).set({ quantity: 0 }).where(eq(products.id, medium)));
    expect((await change(line.id, medium)).body).toMatchObject({ item: { id: line.id, quantity: 3 } });
  });

  it.each([
    { left: 2, held: 0, code: 'out_of_stock', message: 'Only 2 left in stock', most: '2' },
    { left: 0, held: 0, code: 'out_of_stock', message: 'Out of stock', most: '0' },
    { left: 4, held: 2, code: 'out_of_stock', message: 'Only 4 left in stock', most: '4' },
    { left: 50, held: 18, code: 'quantity_limit', message: 'You can order up to 20 of one product', most: '20' },
  ])('with $left left in stock and $held in the cart is refused with $code, and nothing is changed', async (given) => {
    const [medium, large] = await addSizes({ size: 'M' }, { size: 'L', quantity: given.left });
    const line = (await step(app, ada, medium, 3)).body.item;
    if (given.held > 0) await step(app, ada, large, given.held);
    const before = await lines();
    const { code, message, most } = given;
    const answer = await change(line.id, large);
    expect([answer.status, answer.body]).toEqual([409, { code, message, fields: { quantity: most } }]);
    expect(await lines()).toEqual(before);
  });

  it('that sells out between choosing and adding is refused, and nothing is changed', async () => {
    const [medium, large] = await addSizes({ size: 'M' }, { size: 'L', quantity: 1 });
    const line = (await step(app, ada, medium, 1)).body.item;
    const other = await addShopper(app);
    const chosen = (await app.call('GET', `/products/${medium}`)).body.product.variants;
    expect(chosen.find(({ id }: { id: string }) => id === large).quantity).toBe(1);
    await step(app, other, large, 1);
    expect((await checkOut(app, other)).status).toBe(201);
    expect((await change(line.id, large)).body).toMatchObject({ code: 'out_of_stock', fields: { quantity: '0' } });
    expect((await step(app, ada, large, 1)).body).toMatchObject({ code: 'out_of_stock', fields: { quantity: '0' } });
    expect(await lines()).toEqual([[line.id, 'M', 1]]);
  });

  it('of another style is refused with the field, and nothing is changed', async () => {
    const line = (await step(app, ada, (await addProduct(app)).id, 2)).body.item;
    const answer = await change(line.id, (await addProduct(app, { size: 'L' })).id);
    expect([answer.status, answer.body.code, Object.keys(answer.body.fields)]).toEqual([
      400,
      'validation',
      ['productId'],
    ]);
    expect(await lines()).toEqual([[line.id, 'M', 2]]);
  });

  it('that is unknown or deleted is 404, and so is another customer’s line', async () => {
    const [medium, large] = await addSizes({ size: 'M' }, { size: 'L' });
    const line = (await step(app, ada, medium, 1)).body.item;
    for (const id of [randomUUID(), 'nonsense']) {
      expect((await change(line.id, id)).status).toBe(404);
      expect((await change(id, large)).status).toBe(404);
    }
    expect((await change(line.id, large, await addShopper(app))).status).toBe(404);
    await app.db.autocommit((tx) => tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, large)));
    expect((await change(line.id, large)).status).toBe(404);
    expect(await lines()).toEqual([[line.id, 'M', 1]]);
  });

  it('can replace one that is no longer sold', async () => {
    const [medium, large] = await addSizes({ size: 'M' }, { size: 'L' });
    const line = (await step(app, ada, medium, 1)).body.item;
    await app.db.autocommit((tx) => tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, medium)));
    expect((await change(line.id, large)).status).toBe(200);
  });

  it('loses no piece when changes and steps run concurrently', async () => {
    const [medium, large] = await addSizes({ size: 'M' }, { size: 'L' });
    const one = (await step(app, ada, medium, 2)).body.item;
    const other = (await step(app, ada, large, 3)).body.item;
    const answers = await Promise.all([
      change(one.id, large),
      change(other.id, medium),
      step(app, ada, medium, 1),
      step(app, ada, large, 1),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const found = await lines();
    expect(
      found.reduce((pieces: number, [, , quantity]: readonly [string, string, number]) => pieces + quantity, 0),
    ).toBe(7);
  });
});
