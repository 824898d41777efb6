import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails, orders } from '../db/schema.ts';
import { cancelOrder } from '../payments/cancelOrder.ts';
import { expireOrders } from '../payments/expireOrders.ts';
import { addProduct, addShopper, order, pay, type Shopper, stockOf, takeDown } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

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

describe('own orders', () => {
  it('are listed newest first, by status and by page', {
    tags: ['2.11.5', '3.1.16', '7.1.9', '7.1.17', '9.1.12'],
  }, async () => {
    const hoodie = await addProduct(app, { quantity: 100 });
    const placed: string[] = [];
    for (let i = 0; i < 7; i++) {
      app.clock.advance(1_000);
      placed.unshift((await order(app, ada, hoodie.id)).id);
      await app.db.autocommit((tx) => tx.update(orders).set({ status: 'CANCELLED' }).where(eq(orders.userId, ada.id)));
    }
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(ids((await get('/get-orders')).body)).toEqual(placed);
    expect((await get('/get-orders?status=SUCCESS')).body).toEqual([]);
    const page2 = (await get('/user/orders?status=CANCELLED&page=2')).body;
    expect(ids(page2.orders)).toEqual(placed.slice(5));
    expect(page2.pagination).toEqual({ page: 2, limit: 5, total: 7, totalPages: 2 });
    expect((await get('/user/orders?status=CANCELLED&page=9')).body.pagination.page).toBe(2);
    expect((await get('/user/orders')).body).toEqual({
      orders: [],
      pagination: { page: 1, limit: 5, total: 0, totalPages: 0 },
    });
    expect((await get('/user/orders?status=LOST')).status).toBe(400);
    expect((await get('/user/profile?page=2')).body.pagination).toEqual({ page: 2, limit: 5, total: 7, totalPages: 2 });
  });

  it('are hidden from other customers', { tags: ['7.1.9', '7.1.17', '7.1.19', '10.3.13'] }, async () => {
    const placed = await order(app, ada, (await addProduct(app)).id);
    const ben = await addShopper(app);
    expect((await get(`/orders/${placed.id}`, ben)).status).toBe(404);
    expect((await remove(placed.id, ben)).status).toBe(404);
    expect((await pay(app, ben, placed.id)).status).toBe(404);
    expect((await get('/get-orders', ben)).body).toEqual([]);
    expect((await get('/user/profile', ben)).body.pagination.total).toBe(0);
    expect((await get('/orders/nonsense')).status).toBe(404);
    expect((await get(`/orders/${placed.id}`)).body.order.status).toBe('PENDING');
  });
});

describe('cancelling an order', () => {
  it('sets it to cancelled, returns its stock and mails the owner', {
    tags: ['7.1.20', '10.3.13', '10.3.14'],
  }, async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
    const placed = await order(app, ada, hoodie.id, 3);
    await app.db.autocommit((tx) => tx.update(mails).set({ sentAt: app.clock.now() }));
    expect((await remove(placed.id)).body).toMatchObject({ orderId: placed.id });
    expect(await stockOf(app, hoodie.id)).toBe(5);
    expect((await get(`/orders/${placed.id}`)).body.order).toMatchObject({ status: 'CANCELLED', expiresAt: null });
    expect((await subjectsTo(ada)).at(-1)).toContain('is cancelled');
    expect((await remove(placed.id)).body.code).toBe('order_not_pending');
    expect(await stockOf(app, hoodie.id)).toBe(5);
  });

  it('twice at the same time returns the stock once', { tags: ['10.3.14'] }, async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
    const placed = await order(app, ada, hoodie.id, 3);
    const answers = await Promise.all([remove(placed.id), remove(placed.id), remove(placed.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await stockOf(app, hoodie.id)).toBe(5);
  });

  it('takes effect only for the first of two callers', { tags: ['10.3.14'] }, async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
    const placed = await order(app, ada, hoodie.id, 3);
    const cancel = (reason: 'customer' | 'expired') =>
      app.db.transaction((tx) => cancelOrder(tx, app.services, placed.id, { reason }));
    expect([await cancel('expired'), await cancel('customer')]).toEqual([true, false]);
    expect(await stockOf(app, hoodie.id)).toBe(5);
  });

  it('that turns out to be paid is refused, and the order becomes paid', { tags: ['10.3.13', '10.3.15'] }, async () => {
    const placed = await order(app, ada, (await addProduct(app)).id);
    await pay(app, ada, placed.id);
    endPayment('success');
    expect((await remove(placed.id)).body.code).toBe('order_not_pending');
    expect((await get(`/orders/${placed.id}`)).body.order).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
  });

  it('is refused while a payment is being processed', { tags: ['10.3.15'] }, async () => {
    const placed = await order(app, ada, (await addProduct(app)).id);
    await pay(app, ada, placed.id);
    endPayment('processing');
    expect((await remove(placed.id)).body.code).toBe('payment_in_flight');
    endPayment('abandoned');
    app.clock.advance(5_000);
    expect((await remove(placed.id)).status).toBe(200);
  });

  it('is refused while an open payment cannot be checked with the provider', { tags: ['10.3.15'] }, async () => {
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
  it('expires after an hour without an attempt to pay, not before, and its stock returns', async () => {
    const hoodie = await addProduct(app, { quantity: 5 });
    const placed = await order(app, ada, hoodie.id, 2);
    app.clock.advance(HOUR - 1_000);
    await expireOrders(app.services);
    expect(await stockOf(app, hoodie.id)).toBe(3);
    app.clock.advance(1_000);
    expect((await pay(app, ada, placed.id)).body.code).toBe('order_not_pending');
    await Promise.all([expireOrders(app.services), expireOrders(app.services)]);
    expect(await stockOf(app, hoodie.id)).toBe(5);
    expect((await get(`/orders/${placed.id}`)).body.order.status).toBe('CANCELLED');
    expect((await subjectsTo(ada)).filter((subject) => subject.includes('cancelled'))).toHaveLength(1);
  });

  it('is settled instead of expired when a payment succeeded unnoticed', async () => {
    const placed = await order(app, ada, (await addProduct(app)).id);
    await pay(app, ada, placed.id);
    endPayment('success');
    app.clock.advance(DAY);
    await expireOrders(app.services);
    expect((await get(`/orders/${placed.id}`)).body.order).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
  });

  it('does not expire while its payment is in progress or cannot be checked, and does not delay other orders', async () => {
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
      (await app.db.autocommit((tx) => tx.select({ status: orders.status }).from(orders).where(eq(orders.id, id))))[0]
        ?.status;
    expect(await statusOf(placed.id)).toBe('PENDING');
    expect(await statusOf(unpaid.id)).toBe('CANCELLED');
    endPayment('abandoned');
    app.clock.advance(5_000);
    await expireOrders(app.services);
    expect(await statusOf(placed.id)).toBe('CANCELLED');
  });
});
