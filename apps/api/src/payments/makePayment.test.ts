import type { Order } from '@abs/contract/entities';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys, payments } from '../db/schema.ts';
import { hit, limitOf } from '../limits/rateLimit.ts';
import { addProduct, addShopper, order, pay, type Shopper, takeDown, webhook } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';

const MINUTE = 60_000;

let app: TestApp;
let ada: Shopper;
let placed: Order;
let nextId = 100;

const orderNow = async (): Promise<Order> =>
  (await app.call('GET', `/orders/${placed.id}`, { token: ada.token })).body.order;
const cancel = () => app.call('DELETE', `/orders/${placed.id}`, { token: ada.token });
const attempts = () => app.db.autocommit((tx) => tx.select().from(payments).where(eq(payments.orderId, placed.id)));
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

describe('starting a payment', () => {
  it('returns the provider’s page and leaves the order unpaid', {
    tags: ['3.1.20', '4.3.5', '7.1.21', '10.3.2', '10.3.6'],
  }, async () => {
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

  it('returns the open attempt again while it is recent, also to concurrent calls', async () => {
    const first = await pay(app, ada, placed.id);
    for (const status of ['ongoing', 'pending', 'abandoned'] as const) {
      app.fakePayments.settle(first.body.data.data.reference, status);
      app.clock.advance(5 * MINUTE);
      const again = await pay(app, ada, placed.id);
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect(await attempts()).toHaveLength(1);
    const other = await order(app, ada, (await addProduct(app)).id);
    const before = app.fakePayments.started.length;
    const answers = await Promise.all(Array.from({ length: 12 }, () => pay(app, ada, other.id)));
    expect(new Set(answers.map(({ body }) => body.data?.data.reference)).size).toBe(1);
    expect(app.fakePayments.started.length - before).toBe(1);
  });

  it('starts a new attempt once the open one is old, was declined or closed, or has another amount', async () => {
    const references = [await begin()];
    const beginAnother = async () => {
      references.push(await begin());
      expect(new Set(references).size).toBe(references.length);
    };
    app.clock.advance(20 * MINUTE);
    await beginAnother();
    app.fakePayments.settle(references.at(-1) ?? '', 'failed');
    app.clock.advance(MINUTE);
    await beginAnother();
    app.fakePayments.settle(references.at(-1) ?? '', 'abandoned');
    app.clock.advance(MINUTE);
    await app.call('GET', `/payments/verify/${references.at(-1)}`, { token: ada.token });
    await beginAnother();
    await app.db.autocommit((tx) =>
      tx
        .update(payments)
        .set({ amountKobo: 1 })
        .where(eq(payments.reference, references.at(-1) ?? '')),
    );
    await beginAnother();
  });

  it('starts a new attempt when an earlier call died while starting one', async () => {
    await begin();
    await app.db.autocommit((tx) =>
      tx
        .update(payments)
        .set({ status: 'initializing', authorizationUrl: null, accessCode: null })
        .where(eq(payments.orderId, placed.id)),
    );
    app.clock.advance(MINUTE);
    expect((await pay(app, ada, placed.id)).status).toBe(200);
    expect(await attempts()).toHaveLength(2);
  });

  it('is refused after ten attempts for an order in an hour, until the first is an hour old', async () => {
    for (let i = 0; i < 10; i++) {
      app.fakePayments.settle(await begin(), 'failed');
      app.clock.advance(MINUTE);
    }
    const refused = await pay(app, ada, placed.id);
    expect([refused.status, refused.body]).toEqual([
      429,
      {
        code: 'rate_limited',
        message: 'You have tried to pay for this order many times. Please try again in 50 minutes.',
      },
    ]);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(49 * 60);
    const other = await order(app, ada, (await addProduct(app)).id);
    expect((await pay(app, ada, other.id)).status).toBe(200);
    app.clock.advance(wait * 1_000);
    expect((await pay(app, ada, placed.id)).status).toBe(200);
  });

  it('is refused after thirty calls of a customer in an hour, even if none succeeded', async () => {
    const putUp = takeDown(app, 'initialize');
    for (let i = 0; i < 12; i++) expect((await pay(app, ada, placed.id)).status).toBe(502);
    putUp();
    const limit = limitOf.paymentsByCustomer(ada.id);
    for (let i = 0; i < 18; i++) await app.db.autocommit((tx) => hit(tx, limit, app.clock.now()));
    const refused = await pay(app, ada, placed.id);
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You have started many payments in a short time. Please try again in 60 minutes.',
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    const ben = await addShopper(app);
    expect((await pay(app, ben, (await order(app, ben, (await addProduct(app)).id)).id)).status).toBe(200);
    app.clock.advance(60 * MINUTE);
    const later = await order(app, ada, (await addProduct(app)).id);
    expect((await pay(app, ada, later.id)).status).toBe(200);
  });

  it('with a used key is refused once the order is cancelled or paid', async () => {
    const reference = (await pay(app, ada, placed.id, 'used')).body.data.data.reference;
    app.fakePayments.settle(reference, 'abandoned');
    app.clock.advance(MINUTE);
    expect((await cancel()).status).toBe(200);
    const deleted = await pay(app, ada, placed.id, 'used');
    expect([deleted.status, deleted.body]).toEqual([
      409,
      { code: 'order_not_pending', message: 'This order was cancelled.' },
    ]);
    placed = await order(app, ada, (await addProduct(app)).id);
    await succeeded((await pay(app, ada, placed.id, 'used-too')).body.data.data.reference);
    expect((await pay(app, ada, placed.id, 'used-too')).body.message).toBe('This order is already paid.');
  });

  it('with a repeated key returns the first result, also in parallel', { tags: ['10.3.11'] }, async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => pay(app, ada, placed.id, 'pay-1')));
    answers.push(await pay(app, ada, placed.id, 'pay-1'));
    expect(answers[0]?.status).toBe(200);
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    expect(await attempts()).toHaveLength(1);
    const other = await order(app, ada, (await addProduct(app)).id);
    expect((await pay(app, ada, other.id, 'pay-1')).body.code).toBe('idempotency_conflict');
  });

  it('twice, with both attempts paid, pays the order once and makes the other due for refund', async () => {
    await begin();
    app.clock.advance(20 * MINUTE);
    await begin();
    const [first, second] = await attempts();
    await Promise.all([succeeded(first?.reference ?? ''), succeeded(second?.reference ?? '')]);
    expect((await attempts()).map(({ status }) => status).toSorted()).toEqual(['paid', 'refundDue']);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    expect(await mailsAbout('received your payment')).toHaveLength(1);
    expect(await mailsAbout('refund')).toHaveLength(1);
  });

  it('fails with 502 while the provider is down, records a failed attempt, and can be retried with the same key', {
    tags: ['10.3.11'],
  }, async () => {
    const putUp = takeDown(app, 'initialize');
    const answer = await pay(app, ada, placed.id, 'pay-2');
    putUp();
    expect([answer.status, answer.body.code]).toEqual([502, 'payment_unavailable']);
    expect(await attempts()).toMatchObject([{ status: 'failed' }]);
    expect((await pay(app, ada, placed.id, 'pay-2')).status).toBe(200);
  });

  it('checks an earlier attempt first, so that the customer does not pay twice', async () => {
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

  it('is refused while an earlier attempt cannot be checked', async () => {
    await begin();
    const putUp = takeDown(app, 'verify');
    expect((await pay(app, ada, placed.id)).body.code).toBe('payment_unavailable');
    putUp();
    expect(await attempts()).toHaveLength(1);
    expect((await pay(app, ada, placed.id)).status).toBe(200);
  });

  it('of a cancelled or unknown order is refused', async () => {
    await cancel();
    expect((await pay(app, ada, placed.id)).body.code).toBe('order_not_pending');
    expect((await pay(app, ada, 'nonsense')).status).toBe(404);
  });

  it('can be retried with the same key after the process that used it died', async () => {
    await app.db.autocommit((tx) =>
      tx.insert(idempotencyKeys).values({
        userId: ada.id,
        call: 'makePayment',
        key: 'dead',
        requestHash: 'not yet known',
        createdAt: new Date(app.clock.now().getTime() - 2 * MINUTE),
      }),
    );
    expect((await pay(app, ada, placed.id, 'dead')).body.code).toBe('idempotency_conflict');
    await app.db.autocommit((tx) => tx.delete(idempotencyKeys).where(eq(idempotencyKeys.key, 'dead')));
    await pay(app, ada, placed.id, 'dead');
    await app.db.autocommit((tx) =>
      tx
        .update(idempotencyKeys)
        .set({ response: null, createdAt: new Date(app.clock.now().getTime() - 2 * MINUTE) })
        .where(and(eq(idempotencyKeys.userId, ada.id), eq(idempotencyKeys.key, 'dead'))),
    );
    expect((await pay(app, ada, placed.id, 'dead')).status).toBe(200);
  });
});
