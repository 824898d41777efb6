import type { Order } from '@abs/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys, paymentEvents, payments } from '../db/schema.ts';
import { addProduct, addShopper, order, pay, type Shopper, takeDown, webhook } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { processLeftEvents } from './events.ts';
import { paymentJobs } from './jobs.ts';
import { reconcileOpenPayments } from './reconcile.ts';

const MINUTE = 60_000;

let app: TestApp;
let ada: Shopper;
let placed: Order;
let nextId = 100;

const orderNow = async (): Promise<Order> =>
  (await app.call('GET', `/orders/${placed.id}`, { token: ada.token })).body.order;
const verify = (reference: string, shopper = ada) =>
  app.call('GET', `/payments/verify/${reference}`, { token: shopper.token });
const cancel = () => app.call('DELETE', `/orders/${placed.id}`, { token: ada.token });
const paymentOf = async (reference: string) =>
  (await app.db.read((tx) => tx.select().from(payments).where(eq(payments.reference, reference))))[0];
const attempts = () => app.db.read((tx) => tx.select().from(payments).where(eq(payments.orderId, placed.id)));
const mailsAbout = async (text: string) =>
  (await app.mailsTo(ada.email)).filter(({ subject }) => subject.includes(text));
/** Starts an attempt and answers its reference. */
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

describe('starting a payment', () => {
  it('hands on the provider’s page and leaves the order unpaid', async () => {
    const answer = await pay(app, ada, placed.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      orderId: placed.id,
      data: {
        status: true,
        data: {
          authorization_url: expect.stringContaining('https://'),
          reference: expect.stringMatching(/^[a-z0-9-]+$/),
        },
      },
    });
    expect(app.fakePayments.started.at(-1)).toMatchObject({
      email: ada.email,
      amountKobo: 1_400_500,
      callbackUrl: expect.stringMatching(/\/payment\/callback$/),
    });
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paymentStatus: 'unpaid' });
  });

  it('has a new reference each time', async () => {
    const first = await begin();
    const second = await begin();
    expect(second).not.toBe(first);
    expect(await attempts()).toHaveLength(2);
  });

  it('with a repeated key answers the first result, also in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(app, ada, placed.id, 'pay-1')));
    answers.push(await pay(app, ada, placed.id, 'pay-1'));
    expect(answers[0]?.status).toBe(200);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await attempts()).toHaveLength(1);
    const other = await order(app, ada, (await addProduct(app)).id);
    expect((await pay(app, ada, other.id, 'pay-1')).body.code).toBe('idempotency_conflict');
  });

  it('with different keys at once makes attempts of which one can pay', async () => {
    await Promise.all([pay(app, ada, placed.id, 'one'), pay(app, ada, placed.id, 'two')]);
    const [first, second] = await attempts();
    await Promise.all([succeeded(first?.reference ?? ''), succeeded(second?.reference ?? '')]);
    expect((await attempts()).map(({ status }) => status).toSorted()).toEqual(['paid', 'refundDue']);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    expect(await mailsAbout('received your payment')).toHaveLength(1);
    expect(await mailsAbout('refund')).toHaveLength(1);
  });

  it('while the provider is away is 502, is on record as failed, and may be tried again with the same key', async () => {
    const putUp = takeDown(app, 'initialize');
    const answer = await pay(app, ada, placed.id, 'pay-2');
    putUp();
    expect([answer.status, answer.body.code]).toEqual([502, 'payment_unavailable']);
    expect(await attempts()).toMatchObject([{ status: 'failed' }]);
    expect((await pay(app, ada, placed.id, 'pay-2')).status).toBe(200);
  });

  it('asks about an earlier attempt first, so that nobody pays twice', async () => {
    const first = await begin();
    app.fakePayments.settle(first, 'success');
    const answer = await pay(app, ada, placed.id);
    expect([answer.status, answer.body]).toEqual([
      409,
      { code: 'order_not_pending', message: 'This order is already paid.' },
    ]);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    const putUp = takeDown(app, 'verify');
    expect((await pay(app, ada, placed.id)).body.code).toBe('order_not_pending');
    putUp();
  });

  it('is refused while an earlier attempt cannot be asked about', async () => {
    await begin();
    const putUp = takeDown(app, 'verify');
    expect((await pay(app, ada, placed.id)).body.code).toBe('payment_unavailable');
    putUp();
    expect(await attempts()).toHaveLength(1);
  });

  it('of a cancelled or unknown order is refused', async () => {
    await cancel();
    expect((await pay(app, ada, placed.id)).body.code).toBe('order_not_pending');
    expect((await pay(app, ada, 'nonsense')).status).toBe(404);
  });

  it('is taken over when the process that started it died', async () => {
    await app.db.read((tx) =>
      tx.insert(idempotencyKeys).values({
        userId: ada.id,
        call: 'makePayment',
        key: 'dead',
        requestHash: 'not yet known',
        createdAt: new Date(app.clock.now().getTime() - 2 * MINUTE),
      }),
    );
    expect((await pay(app, ada, placed.id, 'dead')).body.code).toBe('idempotency_conflict');
    await app.db.read((tx) => tx.delete(idempotencyKeys).where(eq(idempotencyKeys.key, 'dead')));
    await pay(app, ada, placed.id, 'dead');
    await app.db.read((tx) =>
      tx
        .update(idempotencyKeys)
        .set({ response: null, createdAt: new Date(app.clock.now().getTime() - 2 * MINUTE) })
        .where(and(eq(idempotencyKeys.userId, ada.id), eq(idempotencyKeys.key, 'dead'))),
    );
    expect((await pay(app, ada, placed.id, 'dead')).status).toBe(200);
  });
});

describe('coming back from the provider', () => {
  it.each([
    ['success', 'paid', 'SUCCESS'],
    ['failed', 'failed', 'PENDING'],
    ['reversed', 'failed', 'PENDING'],
    ['abandoned', 'abandoned', 'PENDING'],
    ['ongoing', 'pending', 'PENDING'],
    ['processing', 'pending', 'PENDING'],
  ] as const)('after %s the payment is %s', async (provider, status, orderStatus) => {
    const reference = await begin();
    app.fakePayments.settle(reference, provider, { gatewayResponse: 'Insufficient Funds' });
    const answer = await verify(reference);
    expect(answer.body).toMatchObject({ reference, orderId: placed.id, status, order: { status: orderStatus } });
    expect(answer.body.message).not.toBe('');
    expect((await verify(reference)).body.status).toBe(status);
  });

  it('mails once, however often it is asked', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'success');
    await Promise.all([verify(reference), verify(reference), succeeded(reference)]);
    await verify(reference);
    expect(await mailsAbout('received your payment')).toHaveLength(1);
  });

  it('is nobody else’s business', async () => {
    const reference = await begin();
    expect((await verify(reference, await addShopper(app))).status).toBe(404);
    expect((await verify('abs-unknown')).status).toBe(404);
  });

  it('while the provider is away is 502, except for what is settled', async () => {
    const reference = await begin();
    const putUp = takeDown(app, 'verify');
    expect((await verify(reference)).body.code).toBe('payment_unavailable');
    await succeeded(reference);
    expect((await verify(reference)).body.status).toBe('paid');
    putUp();
  });

  it.each([{ requestedAmountKobo: 100 }, { requestedAmountKobo: 1_400_501 }, { currency: 'USD' }])(
    'with %o is never paid, and recorded',
    async (wrong) => {
      const reference = await begin();
      app.fakePayments.settle(reference, 'success', wrong);
      expect((await verify(reference)).body.status).toBe('failed');
      expect(await orderNow()).toMatchObject({ status: 'PENDING', paymentStatus: 'unpaid' });
      expect((await paymentOf(reference))?.status).toBe('refundDue');
      const recorded = await app.db.read((tx) =>
        tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference)),
      );
      expect(recorded).toMatchObject([{ event: 'verify.mismatch' }]);
    },
  );

  it('after a second card on the provider’s page: failed, then paid', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'failed');
    expect((await verify(reference)).body.status).toBe('failed');
    app.fakePayments.settle(reference, 'success');
    expect((await verify(reference)).body.status).toBe('paid');
  });
});

describe('a webhook', () => {
  it('that is signed settles the order; fees on top do not matter', async () => {
    const reference = await begin();
    const answer = await succeeded(reference, { amount: kobo() + 5_000, requested_amount: kobo() });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Received' }]);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid', expiresAt: null });
  });

  it.each(['0'.repeat(128), 'nonsense', ''])('with the signature "%s" is refused and not stored', async (signature) => {
    const reference = await begin();
    const answer = await webhook(app, { id: nextId++, reference, amount: kobo() }, signature);
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_signature']);
    expect(await orderNow()).toMatchObject({ status: 'PENDING' });
    expect(
      await app.db.read((tx) => tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference))),
    ).toEqual([]);
  });

  it('repeated, also in parallel, has no further effect', async () => {
    const reference = await begin();
    const body = { id: nextId++, reference, amount: kobo() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => webhook(app, body)));
    answers.push(await webhook(app, body));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await mailsAbout('received your payment')).toHaveLength(1);
    expect(
      await app.db.read((tx) => tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference))),
    ).toHaveLength(1);
  });

  it.each([{ amount: 100 }, { currency: 'USD' }, { amount: '1400500' }, { amount: null }, { requested_amount: 1 }])(
    'with %o is stored but pays nothing; the provider’s own answer still does',
    async (wrong) => {
      const reference = await begin();
      expect((await succeeded(reference, wrong)).status).toBe(200);
      expect(await orderNow()).toMatchObject({ status: 'PENDING', paymentStatus: 'unpaid' });
      app.fakePayments.settle(reference, 'success');
      expect((await verify(reference)).body.status).toBe('paid');
    },
  );

  it('for an unknown reference, of another kind or without a success is stored and answered 200', async () => {
    const reference = await begin();
    expect((await succeeded('abs-unknown')).status).toBe(200);
    expect((await succeeded(reference, { status: 'failed' })).status).toBe(200);
    const body = JSON.stringify({
      event: 'transfer.success',
      data: { id: 1, reference, status: 'success', amount: kobo(), currency: 'NGN' },
    });
    const other = await app.call('POST', '/payments/webhook', {
      body,
      headers: { 'x-paystack-signature': app.fakePayments.sign(body) },
    });
    expect(other.status).toBe(200);
    expect(await orderNow()).toMatchObject({ status: 'PENDING' });
  });

  it('that comes late, after an attempt was closed, still pays', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'abandoned');
    await verify(reference);
    await succeeded(reference);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
  });

  it('that comes after the order was cancelled is kept for refund, and the owner is told', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'abandoned');
    await cancel();
    await succeeded(reference);
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'refundDue' });
    expect((await paymentOf(reference))?.status).toBe('refundDue');
    expect(await mailsAbout('refund')).toHaveLength(1);
    expect((await verify(reference)).body.message).toContain('refund');
  });

  it('that was stored and left by a crash is acted on by the job, and by a repeated delivery', async () => {
    const reference = await begin();
    const id = nextId++;
    await app.db.read((tx) =>
      tx.insert(paymentEvents).values({
        event: 'charge.success',
        providerId: String(id),
        reference,
        payload: {
          event: 'charge.success',
          data: { id, status: 'success', reference, amount: kobo(), currency: 'NGN' },
        },
        receivedAt: new Date(app.clock.now().getTime() - MINUTE),
      }),
    );
    await processLeftEvents(app.services);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS' });
    await app.db.read((tx) =>
      tx.update(paymentEvents).set({ processedAt: null }).where(eq(paymentEvents.reference, reference)),
    );
    await webhook(app, { id, reference, amount: kobo() });
    const [event] = await app.db.read((tx) =>
      tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference)),
    );
    expect(event?.processedAt).not.toBeNull();
    expect(await mailsAbout('received your payment')).toHaveLength(1);
  });

  it('and a cancellation at the same moment end in one of two consistent ways', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'abandoned');
    await Promise.all([succeeded(reference), cancel(), succeeded(reference)]);
    const { status, paymentStatus } = await orderNow();
    expect(['SUCCESS paid', 'CANCELLED refundDue']).toContain(`${status} ${paymentStatus}`);
  });
});

describe('the reconciling job', () => {
  it('settles what nobody told us about, once it is two minutes old', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'success');
    await reconcileOpenPayments(app.services);
    expect((await paymentOf(reference))?.status).toBe('pending');
    app.clock.advance(3 * MINUTE);
    await Promise.all([reconcileOpenPayments(app.services), reconcileOpenPayments(app.services)]);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    expect(await mailsAbout('received your payment')).toHaveLength(1);
  });

  it('closes what came to nothing only when no other card will be tried', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'failed');
    app.clock.advance(3 * MINUTE);
    await reconcileOpenPayments(app.services);
    expect((await paymentOf(reference))?.status).toBe('pending');
    app.clock.advance(60 * MINUTE);
    await reconcileOpenPayments(app.services);
    expect((await paymentOf(reference))?.status).toBe('failed');
  });

  it('goes on past one that cannot be asked about, and gives up when nobody answers', async () => {
    const [odd, even] = [await begin(), await begin()];
    app.fakePayments.settle(even, 'success');
    app.clock.advance(3 * MINUTE);
    const provider = app.services.payments;
    app.services.payments = {
      ...provider,
      verify: (reference) => (reference === odd ? Promise.reject(new Error('Nonsense')) : provider.verify(reference)),
    };
    await reconcileOpenPayments(app.services);
    app.services.payments = provider;
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS' });
    await order(app, ada, (await addProduct(app)).id).then(({ id }) =>
      Promise.all([1, 2, 3].map(() => pay(app, ada, id))),
    );
    app.clock.advance(3 * MINUTE);
    const putUp = takeDown(app, 'verify');
    await expect(reconcileOpenPayments(app.services)).rejects.toMatchObject({ code: 'payment_unavailable' });
    putUp();
  });

  it('runs with the others, and stops', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'success');
    app.clock.advance(3 * MINUTE);
    const jobs = paymentJobs(app.services, 20);
    await expect.poll(async () => (await orderNow()).status).toBe('SUCCESS');
    await jobs.stop();
  });
});
