import type { Order } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '../db/schema.ts';
import { paymentJobs } from '../jobs/paymentJobs.ts';
import { addProduct, addShopper, order, pay, type Shopper, takeDown, webhook } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { reconcilePayments } from './reconcile.ts';

const MINUTE = 60_000;

let app: TestApp;
let ada: Shopper;
let placed: Order;
let nextId = 100;

const orderNow = async (): Promise<Order> =>
  (await app.call('GET', `/orders/${placed.id}`, { token: ada.token })).body.order;
const verify = (reference: string, shopper = ada) =>
  app.call('GET', `/payments/verify/${reference}`, { token: shopper.token });
const paymentOf = async (reference: string) =>
  (await app.db.autocommit((tx) => tx.select().from(payments).where(eq(payments.reference, reference))))[0];
const mailsAbout = async (text: string) =>
  (await app.mailsTo(ada.email)).filter(({ subject }) => subject.includes(text));
/** Starts an attempt and returns its reference. */
const begin = async (): Promise<string> => (await pay(app, ada, placed.id)).body.data.data.reference;
const kobo = () => Math.round(placed.totalPrice * 100);
const succeeded = (reference: string, more: Record<string, unknown> = {}) =>
  webhook(app, { id: nextId++, reference, amount: kobo(), ...more });

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ada = await addShopper(app);
  placed = await order(app, ada, (await addProduct(app)).id);
});
afterAll(() => app.close());

describe('returning from the provider', () => {
  it.each([
    ['success', 'paid', 'SUCCESS'],
    ['failed', 'failed', 'PENDING'],
    ['reversed', 'failed', 'PENDING'],
    ['abandoned', 'abandoned', 'PENDING'],
    ['ongoing', 'pending', 'PENDING'],
    ['processing', 'pending', 'PENDING'],
  ] as const)('after %s the payment is %s', { tags: ['10.3.5'] }, async (provider, status, orderStatus) => {
    const reference = await begin();
    app.fakePayments.settle(reference, provider, { gatewayResponse: 'Insufficient Funds' });
    const answer = await verify(reference);
    expect(answer.body).toMatchObject({ reference, orderId: placed.id, status, order: { status: orderStatus } });
    expect(answer.body.message).not.toBe('');
    expect((await verify(reference)).body.status).toBe(status);
  });

  it('mails once, however often it is called', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'success');
    await Promise.all([verify(reference), verify(reference), succeeded(reference)]);
    await verify(reference);
    expect(await mailsAbout('received your payment')).toHaveLength(1);
  });

  it('is answered 404 for other customers', async () => {
    const reference = await begin();
    expect((await verify(reference, await addShopper(app))).status).toBe(404);
    expect((await verify('abs-unknown')).status).toBe(404);
  });

  it('fails with 502 while the provider is down, except for settled payments', async () => {
    const reference = await begin();
    const putUp = takeDown(app, 'verify');
    expect((await verify(reference)).body.code).toBe('payment_unavailable');
    await succeeded(reference);
    expect((await verify(reference)).body.status).toBe('paid');
    putUp();
  });

  it.each([{ amount: 100 }, { amount: 1_400_499 }, { currency: 'USD' }])(
    'with %o does not pay the order, and records the received amount',
    { tags: ['10.3.4'] },
    async (wrong) => {
      const reference = await begin();
      app.fakePayments.settle(reference, 'success', wrong);
      expect((await verify(reference)).body.status).toBe('failed');
      expect(await orderNow()).toMatchObject({ status: 'PENDING', paymentStatus: 'unpaid' });
      expect(await paymentOf(reference)).toMatchObject({
        status: 'refundDue',
        receivedAmount: wrong.amount ?? kobo(),
        receivedCurrency: wrong.currency ?? 'NGN',
      });
    },
  );

  it('with fees on top pays the order, and records the whole received amount', { tags: ['10.3.4'] }, async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'success', { amount: 1_421_830 });
    expect((await verify(reference)).body.status).toBe('paid');
    expect(await paymentOf(reference)).toMatchObject({ status: 'paid', receivedAmount: 1_421_830 });
  });

  it('reports failed, then paid after a second card on the provider’s page', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'failed');
    expect((await verify(reference)).body.status).toBe('failed');
    app.fakePayments.settle(reference, 'success');
    app.clock.advance(5_000);
    expect((await verify(reference)).body.status).toBe('paid');
  });
});

describe('the reconciling job', () => {
  it('settles a payment that no event reported, once it is two minutes old', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'success');
    await reconcilePayments(app.services);
    expect((await paymentOf(reference))?.status).toBe('pending');
    app.clock.advance(3 * MINUTE);
    await Promise.all([reconcilePayments(app.services), reconcilePayments(app.services)]);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    expect(await mailsAbout('received your payment')).toHaveLength(1);
  });

  it('closes a failed attempt only when no other card will be tried', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'failed');
    app.clock.advance(3 * MINUTE);
    await reconcilePayments(app.services);
    expect((await paymentOf(reference))?.status).toBe('pending');
    app.clock.advance(60 * MINUTE);
    await reconcilePayments(app.services);
    expect((await paymentOf(reference))?.status).toBe('failed');
  });

  it('continues after an attempt that cannot be checked, and gives up when the provider does not answer', async () => {
    const odd = await begin();
    app.clock.advance(20 * MINUTE);
    const even = await begin();
    app.fakePayments.settle(even, 'success');
    app.clock.advance(3 * MINUTE);
    const provider = app.services.payments;
    app.services.payments = {
      ...provider,
      verify: (reference) => (reference === odd ? Promise.reject(new Error('Nonsense')) : provider.verify(reference)),
    };
    await reconcilePayments(app.services);
    app.services.payments = provider;
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS' });
    for (let n = 0; n < 3; n++) {
      const shopper = await addShopper(app);
      await pay(app, shopper, (await order(app, shopper, (await addProduct(app)).id)).id);
    }
    app.clock.advance(3 * MINUTE);
    const putUp = takeDown(app, 'verify');
    await expect(reconcilePayments(app.services)).rejects.toMatchObject({ code: 'payment_unavailable' });
    putUp();
  });

  it('runs with the other jobs, and stops with them', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'success');
    app.clock.advance(3 * MINUTE);
    const jobs = paymentJobs(app.services, 20);
    await expect.poll(async () => (await orderNow()).status).toBe('SUCCESS');
    await jobs.stop();
  });
});
