import type { Order } from '@abs/contract/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeAttempt } from '../payments/attempts.ts';
import { expireOrders } from '../payments/expireOrders.ts';
import {
  addAdmin,
  addProduct,
  addShopper,
  order,
  pay,
  type Shopper,
  stockOf,
  takeDown,
  webhook,
} from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let ada: Shopper;
let hoodie: string;
let placed: Order;
const orderNow = async (): Promise<Order> =>
  (await app.call('GET', `/orders/${placed.id}`, { token: ada.token })).body.order;
const begin = async (): Promise<string> => (await pay(app, ada, placed.id)).body.data.data.reference;
const verify = (reference: string) => app.call('GET', `/payments/verify/${reference}`, { token: ada.token });
/** Advances the clock and runs the expiry job. */
const pass = async (ms: number) => {
  app.clock.advance(ms);
  await expireOrders(app.services);
};
/** Minutes from now until the order's `heldUntil`. */
const minutesHeld = async () => {
  const { heldUntil } = await orderNow();
  return heldUntil && Math.round((Date.parse(heldUntil) - app.clock.now().getTime()) / MINUTE);
};

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ada = await addShopper(app);
  hoodie = (await addProduct(app, { quantity: 5 })).id;
  placed = await order(app, ada, hoodie, 2);
});
afterAll(() => app.close());

describe('the items of an unpaid order', () => {
  it('are held for an hour, then return to the shop, and the order cannot be paid', async () => {
    expect(await minutesHeld()).toBe(60);
    await pass(59 * MINUTE);
    expect(await orderNow()).toMatchObject({ status: 'PENDING' });
    app.clock.advance(MINUTE);
    expect((await pay(app, ada, placed.id)).body.message).toBe('This order was not paid in time. Please order again.');
    await pass(0);
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED', heldUntil: null, expiresAt: null });
    expect(await stockOf(app, hoodie)).toBe(5);
  });

  it('are held for up to 90 minutes more while a payment page is open, however many pages are opened', async () => {
    app.clock.advance(10 * MINUTE);
    const references = [await begin()];
    expect(await minutesHeld()).toBe(90);
    for (const left of [90, 90, 65, 40, 15]) {
      app.clock.advance(25 * MINUTE);
      references.push(await begin());
      expect(await minutesHeld()).toBe(left);
    }
    for (const reference of references) app.fakePayments.settle(reference, 'abandoned');
    await pass(14 * MINUTE);
    expect(await orderNow()).toMatchObject({ status: 'PENDING' });
    await pass(MINUTE);
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' });
    expect(await stockOf(app, hoodie)).toBe(5);
  });

  it.each(['pending', 'ongoing', 'processing', 'queued'] as const)(
    'are held as long as the provider reports %s',
    async (status) => {
      const reference = await begin();
      app.fakePayments.settle(reference, status);
      for (let hour = 0; hour < 6; hour++) {
        await pass(HOUR);
        expect(await orderNow()).toMatchObject({ status: 'PENDING' });
      }
      await webhook(app, { id: 1, reference, amount: placed.totalPrice * 100 });
      expect(await orderNow()).toMatchObject({ status: 'SUCCESS', heldUntil: null });
      await pass(48 * HOUR);
      expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
      expect(await stockOf(app, hoodie)).toBe(3);
    },
  );

  it('are held for another hour, only once, after the last open attempt failed', async () => {
    const first = await begin();
    app.clock.advance(20 * MINUTE);
    const second = await begin();
    app.clock.advance(20 * MINUTE);
    await closeAttempt(app.services, first, 'abandoned');
    expect(await minutesHeld()).toBe(70);
    app.fakePayments.settle(second, 'failed');
    expect((await verify(second)).body.status).toBe('failed');
    expect(await minutesHeld()).toBe(60);
    app.clock.advance(10 * MINUTE);
    await verify(second);
    await closeAttempt(app.services, first, 'failed');
    expect(await minutesHeld()).toBe(50);
    app.fakePayments.settle(first, 'abandoned');
    await pass(50 * MINUTE);
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' });
  });

  it('are held for another hour when the provider could not open a page', async () => {
    app.clock.advance(30 * MINUTE);
    const putUp = takeDown(app, 'initialize');
    await pay(app, ada, placed.id);
    putUp();
    expect(await minutesHeld()).toBe(60);
  });

  it('are never held longer than 150 minutes by failed attempts', async () => {
    const first = await begin();
    app.clock.advance(40 * MINUTE);
    const second = await begin();
    app.clock.advance(80 * MINUTE);
    for (const reference of [first, second]) {
      app.fakePayments.settle(reference, 'failed');
      await verify(reference);
    }
    expect(await minutesHeld()).toBe(30);
    await pass(30 * MINUTE);
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' });
  });

  it('are held while a payment is processing, even if its attempt was closed', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'abandoned');
    await verify(reference);
    app.fakePayments.settle(reference, 'processing');
    await pass(2 * HOUR);
    expect(await orderNow()).toMatchObject({ status: 'PENDING' });
    app.fakePayments.settle(reference, 'success');
    await pass(MINUTE);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS' });
  });

  it('are held if a payment starts just before the hold ends', async () => {
    app.clock.advance(HOUR - 1_000);
    const answers = await Promise.all([pay(app, ada, placed.id), pass(2_000)]);
    const status = answers[0].status;
    // The job skips an order that a call has locked at that moment.
    await pass(0);
    expect((await orderNow()).status).toBe(status === 200 ? 'PENDING' : 'CANCELLED');
  });

  it('are held until the order expires when an admin undoes a cancellation', async () => {
    // A new session each time, because an admin's session ends when idle.
    const set = async (status: string) =>
      app.call('POST', `/admin/orders/${placed.id}/status`, { token: (await addAdmin(app)).token, body: { status } });
    await set('canceled');
    app.clock.advance(90 * MINUTE);
    expect((await set('pending')).status).toBe(200);
    await pass(MINUTE);
    expect(await orderNow()).toMatchObject({ status: 'PENDING' });
    expect(await minutesHeld()).toBe(24 * 60 - 91);
  });
});
