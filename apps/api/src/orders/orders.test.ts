import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, products } from '../db/schema.ts';
import {
  addProduct,
  addShopper,
  checkOut,
  delivery,
  order,
  pay,
  type Shopper,
  step,
  stockOf,
  takeDown,
} from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { expireOrders } from './expireOrders.ts';

const DAY = 24 * 60 * 60_000;

let app: TestApp;
let ada: Shopper;
const get = (path: string, shopper = ada) => app.call('GET', path, { token: shopper.token });
const remove = (id: string, shopper = ada) => app.call('DELETE', `/orders/${id}`, { token: shopper.token });
const subjectsTo = async ({ email }: Shopper) => (await app.mailsTo(email)).map(({ subject }) => subject);
const endPayment = (status: 'abandoned' | 'failed' | 'success' | 'processing') =>
  app.fakePayments.settle(app.fakePayments.started.at(-1)?.reference ?? '', status);

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ada = await addShopper(app);
});
afterAll(() => app.close());

describe('placing an order', () => {
  it('takes the stock, empties the cart, and writes down what was bought', async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
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
        { quantity: 2, price: 14_000, product: { id: hoodie.id, name: 'Ikoyi Hoodie', size: 'M', color: 'Navy' } },
        { quantity: 1, price: 12_000.5, product: { name: 'Makoko Tee' } },
      ],
    });
    const { createdAt, expiresAt } = answer.body.order;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(DAY);
    expect(await stockOf(app, hoodie.id)).toBe(3);
    expect((await get('/cart')).body.items).toEqual([]);
    const [mail] = await app.mailsTo(ada.email);
    expect(mail?.text).toContain('2 × Ikoyi Hoodie, size M');
    expect(mail?.text).toContain('₦40,005.50');
  });

  it('keeps name and price as they were, whatever becomes of the product', async () => {
    const hoodie = await addProduct(app);
    const placed = await order(app, ada, hoodie.id);
    await app.db.read((tx) =>
      tx
        .update(products)
        .set({ name: 'Renamed', priceKobo: 1, deletedAt: new Date() })
        .where(eq(products.id, hoodie.id)),
    );
    expect((await get(`/orders/${placed.id}`)).body.order).toEqual(placed);
  });

  it('strips the phone number and refuses what is none', async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    const refused = await checkOut(app, ada, undefined, { ...delivery, phoneNumber: '12345' });
    expect(refused.body).toMatchObject({ fields: { phoneNumber: 'Please enter a valid phone number.' } });
    const placed = await checkOut(app, ada, undefined, { ...delivery, phoneNumber: '+234 (803) 123-4567' });
    expect(placed.body.order.phoneNumber).toBe('2348031234567');
  });

  it('of an empty cart is refused', async () => {
    expect((await checkOut(app, ada)).body).toEqual({ code: 'cart_empty', message: 'Your cart is empty.' });
  });

  it('of more than is left names the product and what is left, and changes nothing', async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
    const tee = await addProduct(app, { name: 'Makoko Tee', quantity: 5 });
    const gone = await addProduct(app, { name: 'Gone Tee', quantity: 5 });
    for (const { id } of [hoodie, tee, gone]) await step(app, ada, id, 3);
    await app.db.read((tx) => tx.update(products).set({ quantity: 2 }).where(eq(products.id, tee.id)));
    await app.db.read((tx) => tx.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone.id)));
    const answer = await checkOut(app, ada);
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        code: 'out_of_stock',
        message: 'Only 2 left of Makoko Tee. Gone Tee is no longer available.',
        fields: { [tee.id]: '2', [gone.id]: '0' },
      },
    ]);
    expect(await stockOf(app, hoodie.id)).toBe(5);
    expect((await get('/cart')).body.items).toHaveLength(3);
    expect((await get('/get-orders')).body).toEqual([]);
    expect(await subjectsTo(ada)).toEqual([]);
  });
});

describe('an idempotency key', () => {
  it('repeated answers the first result, also after the cart has changed', async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    const first = await checkOut(app, ada, 'key-1');
    await step(app, ada, hoodie.id, 2);
    const again = await checkOut(app, ada, 'key-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await get('/get-orders')).body).toHaveLength(1);
    expect(await stockOf(app, hoodie.id)).toBe(9);
  });

  it('sent in parallel makes one order, and every answer is that order', async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkOut(app, ada, 'key-2')));
    expect(new Set(answers.map(({ body }) => body.order?.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await stockOf(app, hoodie.id)).toBe(9);
  });

  it('with another body is a conflict; of another user it is another key', async () => {
    const hoodie = await addProduct(app);
    const ben = await addShopper(app);
    for (const shopper of [ada, ben]) await step(app, shopper, hoodie.id, 1);
    await checkOut(app, ada, 'key-3');
    const conflict = await checkOut(app, ada, 'key-3', { ...delivery, deliveryAddress: 'Elsewhere' });
    expect([conflict.status, conflict.body.code]).toEqual([409, 'idempotency_conflict']);
    expect((await checkOut(app, ben, 'key-3')).status).toBe(201);
  });

  it('of a refused order may be used again', async () => {
    expect((await checkOut(app, ada, 'key-4')).body.code).toBe('cart_empty');
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 1);
    expect((await checkOut(app, ada, 'key-4')).status).toBe(201);
  });

  it.each(['with space', 'x'.repeat(201), 'ümlaut'])('that is malformed is refused: %s', async (key) => {
    expect((await checkOut(app, ada, key)).status).toBe(400);
  });

  it('is not needed, but two parallel orders of one cart are still one', async () => {
    const hoodie = await addProduct(app);
    await step(app, ada, hoodie.id, 2);
    const answers = await Promise.all([checkOut(app, ada, 'a'), checkOut(app, ada, 'b'), checkOut(app, ada)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await stockOf(app, hoodie.id)).toBe(8);
  });
});

describe('own orders', () => {
  it('are listed newest first, by status and by page', async () => {
    const hoodie = await addProduct(app, { quantity: 100 });
    const placed: string[] = [];
    for (let i = 0; i < 7; i++) {
      app.clock.advance(1_000);
      placed.unshift((await order(app, ada, hoodie.id)).id);
    }
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(ids((await get('/get-orders')).body)).toEqual(placed);
    expect((await get('/get-orders?status=SUCCESS')).body).toEqual([]);
    const page2 = (await get('/user/orders?status=PENDING&page=2')).body;
    expect(ids(page2.orders)).toEqual(placed.slice(5));
    expect(page2.pagination).toEqual({ page: 2, limit: 5, total: 7, totalPages: 2 });
    expect((await get('/user/orders?status=PENDING&page=9')).body.pagination.page).toBe(2);
    expect((await get('/user/orders')).body).toEqual({
      orders: [],
      pagination: { page: 1, limit: 5, total: 0, totalPages: 0 },
    });
    expect((await get('/user/orders?status=LOST')).status).toBe(400);
  });

  it('are nobody else’s', async () => {
    const placed = await order(app, ada, (await addProduct(app)).id);
    const ben = await addShopper(app);
    expect((await get(`/orders/${placed.id}`, ben)).status).toBe(404);
    expect((await remove(placed.id, ben)).status).toBe(404);
    expect((await pay(app, ben, placed.id)).status).toBe(404);
    expect((await get('/get-orders', ben)).body).toEqual([]);
    expect((await get('/orders/nonsense')).status).toBe(404);
    expect((await get(`/orders/${placed.id}`)).body.order.status).toBe('PENDING');
  });
});

describe('deleting an order', () => {
  it('cancels it, returns its stock and tells the owner', async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
    const placed = await order(app, ada, hoodie.id, 3);
    expect((await remove(placed.id)).body).toMatchObject({ orderId: placed.id });
    expect(await stockOf(app, hoodie.id)).toBe(5);
    expect((await get(`/orders/${placed.id}`)).body.order).toMatchObject({ status: 'CANCELLED', expiresAt: null });
    expect((await subjectsTo(ada)).at(-1)).toContain('is cancelled');
    expect((await remove(placed.id)).body.code).toBe('order_not_pending');
    expect(await stockOf(app, hoodie.id)).toBe(5);
  });

  it('twice at the same time returns the stock once', async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
    const placed = await order(app, ada, hoodie.id, 3);
    const answers = await Promise.all([remove(placed.id), remove(placed.id), remove(placed.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await stockOf(app, hoodie.id)).toBe(5);
  });

  it('that turns out to be paid keeps it, paid', async () => {
    const placed = await order(app, ada, (await addProduct(app)).id);
    await pay(app, ada, placed.id);
    endPayment('success');
    expect((await remove(placed.id)).body.code).toBe('order_not_pending');
    expect((await get(`/orders/${placed.id}`)).body.order).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
  });

  it('waits for a payment that is being processed', async () => {
    const placed = await order(app, ada, (await addProduct(app)).id);
    await pay(app, ada, placed.id);
    endPayment('processing');
    expect((await remove(placed.id)).body.code).toBe('payment_in_flight');
    endPayment('abandoned');
    expect((await remove(placed.id)).status).toBe(200);
  });

  it('is refused while the provider cannot be asked about an open payment', async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
    const placed = await order(app, ada, hoodie.id);
    await pay(app, ada, placed.id);
    const putUp = takeDown(app, 'verify');
    const answer = await remove(placed.id);
    putUp();
    expect([answer.status, answer.body.code]).toEqual([502, 'payment_unavailable']);
    expect(await stockOf(app, hoodie.id)).toBe(4);
    expect((await get(`/orders/${placed.id}`)).body.order.status).toBe('PENDING');
  });
});

describe('an unpaid order', () => {
  it('expires after 24 hours, not before, and its stock returns', async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
    const placed = await order(app, ada, hoodie.id, 2);
    app.clock.advance(DAY - 1_000);
    await expireOrders(app.services);
    expect(await stockOf(app, hoodie.id)).toBe(3);
    app.clock.advance(1_000);
    expect((await pay(app, ada, placed.id)).body.code).toBe('order_not_pending');
    await Promise.all([expireOrders(app.services), expireOrders(app.services)]);
    expect(await stockOf(app, hoodie.id)).toBe(5);
    expect((await get(`/orders/${placed.id}`)).body.order.status).toBe('CANCELLED');
    expect((await subjectsTo(ada)).filter((subject) => subject.includes('cancelled'))).toHaveLength(1);
  });

  it('is settled instead when a payment of it succeeded unnoticed', async () => {
    const placed = await order(app, ada, (await addProduct(app)).id);
    await pay(app, ada, placed.id);
    endPayment('success');
    app.clock.advance(DAY);
    await expireOrders(app.services);
    expect((await get(`/orders/${placed.id}`)).body.order).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
  });

  it('waits while its payment is under way or cannot be asked about, and keeps no other order waiting', async () => {
    const placed = await order(app, ada, (await addProduct(app)).id);
    await pay(app, ada, placed.id);
    const unpaid = await order(app, await addShopper(app), (await addProduct(app)).id);
    app.clock.advance(DAY);
    const putUp = takeDown(app, 'verify');
    await expireOrders(app.services);
    putUp();
    endPayment('processing');
    await expireOrders(app.services);
    const statusOf = async (id: string) =>
      (await app.db.read((tx) => tx.select({ status: orders.status }).from(orders).where(eq(orders.id, id))))[0]
        ?.status;
    expect(await statusOf(placed.id)).toBe('PENDING');
    expect(await statusOf(unpaid.id)).toBe('CANCELLED');
    endPayment('abandoned');
    await expireOrders(app.services);
    expect(await statusOf(placed.id)).toBe('CANCELLED');
  });
});

describe('fifty checkouts at once', () => {
  it('of ten pieces make exactly ten orders', async () => {
    const rare = await addProduct(app, { name: 'Rare Hoodie', quantity: 10 });
    const common = await addProduct(app, { name: 'Common Tee', quantity: 1_000 });
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => addShopper(app)));
    for (const [index, shopper] of shoppers.entries()) {
      // In both orders, so that locks taken in the cart's order would deadlock.
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
