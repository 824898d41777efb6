import { createHash } from 'node:crypto';
import type { Order } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentEvents, payments } from '../db/schema.ts';
import { addProduct, addShopper, order, pay, type Shopper, webhook } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { processUnhandledEvents } from './events.ts';

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
  (await app.db.autocommit((tx) => tx.select().from(payments).where(eq(payments.reference, reference))))[0];
const mailsAbout = async (text: string) =>
  (await app.mailsTo(ada.email)).filter(({ subject }) => subject.includes(text));
/** Starts an attempt and returns its reference. */
const begin = async (): Promise<string> => (await pay(app, ada, placed.id)).body.data.data.reference;
const kobo = () => Math.round(placed.totalPrice * 100);
const succeeded = (reference: string, more: Record<string, unknown> = {}) =>
  webhook(app, { id: nextId++, reference, amount: kobo(), ...more });

const eventsOf = (reference: string) =>
  app.db.autocommit((tx) => tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference)));
/** Signs and delivers exactly these bytes. */
const deliver = (body: Uint8Array, type = 'application/json') =>
  app.call('POST', '/payments/webhook', {
    body,
    headers: { 'content-type': type, 'x-paystack-signature': app.fakePayments.sign(body) },
  });

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  ada = await addShopper(app);
  placed = await order(app, ada, (await addProduct(app)).id);
});
afterAll(() => app.close());

describe('a webhook', () => {
  it('that is signed settles the order, also with fees on top', { tags: ['4.3.5'] }, async () => {
    const reference = await begin();
    const answer = await succeeded(reference, { amount: kobo() + 5_000, requested_amount: kobo() });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Received' }]);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid', expiresAt: null });
  });

  it.each(['0'.repeat(128), 'nonsense', ''])(
    'with the signature "%s" is refused and not stored',
    { tags: ['10.3.3'] },
    async (signature) => {
      const reference = await begin();
      const answer = await webhook(app, { id: nextId++, reference, amount: kobo() }, signature);
      expect([answer.status, answer.body.code]).toEqual([401, 'invalid_signature']);
      expect(await orderNow()).toMatchObject({ status: 'PENDING' });
      expect(
        await app.db.autocommit((tx) => tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference))),
      ).toEqual([]);
    },
  );

  it('repeated, also in parallel, has no further effect', async () => {
    const reference = await begin();
    const body = { id: nextId++, reference, amount: kobo() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => webhook(app, body)));
    answers.push(await webhook(app, body));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await mailsAbout('received your payment')).toHaveLength(1);
    expect(
      await app.db.autocommit((tx) => tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference))),
    ).toHaveLength(1);
  });

  it.each([
    { amount: 500, requested_amount: 1_400_500 },
    { amount: 1_400_499 },
    { currency: 'USD' },
    { currency: 'ngn' },
    { currency: null },
    { amount: '1400500' },
    { amount: -1_400_500 },
    { amount: null },
  ])(
    'with %o is stored but does not pay the order; the provider’s own answer still does',
    { tags: ['10.3.4'] },
    async (wrong) => {
      const reference = await begin();
      expect((await succeeded(reference, wrong)).status).toBe(200);
      expect(await orderNow()).toMatchObject({ status: 'PENDING', paymentStatus: 'unpaid' });
      const row = await paymentOf(reference);
      expect(row?.receivedAmount).toBeNull();
      expect(row?.nextCheckAt?.getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
      app.fakePayments.settle(reference, 'success');
      expect((await verify(reference)).body.status).toBe('paid');
    },
  );

  it('for an unknown reference, of another kind or without a success is stored and answered 200', {
    tags: ['10.3.4'],
  }, async () => {
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

  it('that arrives after an attempt was closed still pays the order', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'abandoned');
    await verify(reference);
    await succeeded(reference);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
  });

  it('that arrives after the order was cancelled makes a refund due and mails the owner', {
    tags: ['10.3.16'],
  }, async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'abandoned');
    await cancel();
    await succeeded(reference);
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'refundDue' });
    expect((await paymentOf(reference))?.status).toBe('refundDue');
    expect(await mailsAbout('refund')).toHaveLength(1);
    expect((await verify(reference)).body.message).toContain('refund');
  });

  it('that was stored but not processed before a crash is processed by the job or a repeated delivery', async () => {
    const reference = await begin();
    const data = { id: nextId++, status: 'success', currency: 'NGN', reference, amount: kobo() };
    const body = Buffer.from(JSON.stringify({ event: 'charge.success', data }));
    await app.db.autocommit((tx) =>
      tx.insert(paymentEvents).values({
        digest: createHash('sha256').update(body).digest('hex'),
        body,
        event: 'charge.success',
        reference,
        receivedAt: new Date(app.clock.now().getTime() - MINUTE),
      }),
    );
    await processUnhandledEvents(app.services);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS' });
    await app.db.autocommit((tx) =>
      tx.update(paymentEvents).set({ processedAt: null }).where(eq(paymentEvents.reference, reference)),
    );
    await deliver(body);
    const found = await eventsOf(reference);
    expect(found).toMatchObject([{ processedAt: expect.any(Date) }]);
    expect(await mailsAbout('received your payment')).toHaveLength(1);
  });

  it.each([
    ['half a surrogate pair', (data: string) => data.replace('@', '\\ud83d')],
    ['a NUL character', (data: string) => data.replace('@', '\\u0000')],
    ['nesting 10,000 deep', (data: string) => data.replace('"@"', `${'['.repeat(10_000)}${']'.repeat(10_000)}`)],
    ['bytes that are no UTF-8', (data: string) => Buffer.from(data.replace('@', '\xff'), 'latin1')],
    ['metadata of half a megabyte', (data: string) => data.replace('@', 'x'.repeat(500_000))],
  ])('with %s is stored byte for byte and pays the order', { tags: ['10.3.7'] }, async (_, change) => {
    const reference = await begin();
    const data = { id: nextId++, reference, status: 'success', amount: kobo(), currency: 'NGN', metadata: '@' };
    const body = Buffer.from(change(JSON.stringify({ event: 'charge.success', data })));
    expect((await deliver(body)).status).toBe(200);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    const [stored] = await eventsOf(reference);
    expect(Buffer.from(stored?.body ?? []).equals(body)).toBe(true);
  });

  it.each([
    '',
    'nonsense',
    '[]',
    'null',
    '{"event":1}',
    '{"event":"charge.success"}',
    '{"event":"\\u0000\\ud800","data":{}}',
  ])('with the body %j is stored and answered 200, regardless of its content type', async (text) => {
    const body = Buffer.from(text);
    expect((await deliver(body, 'text/plain')).status).toBe(200);
    const stored = await app.db.autocommit((tx) => tx.select().from(paymentEvents));
    expect(stored.some((row) => Buffer.from(row.body).equals(body) && row.processedAt)).toBe(true);
  });

  it('without a signature is refused before its content is validated', { tags: ['10.3.3'] }, async () => {
    const answer = await app.call('POST', '/payments/webhook', { body: 'nonsense' });
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_signature']);
  });

  it('that reports pending first and then success under one id pays the order', async () => {
    const reference = await begin();
    const body = { id: nextId++, reference, amount: kobo() };
    await webhook(app, { ...body, status: 'pending' });
    expect(await orderNow()).toMatchObject({ status: 'PENDING' });
    await webhook(app, body);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
  });

  it('that fails repeatedly does not delay others', async () => {
    const reference = await begin();
    const left = (digest: string, body: object) => ({
      digest,
      body: Buffer.from(JSON.stringify(body)),
      event: 'charge.success',
      reference,
      receivedAt: new Date(app.clock.now().getTime() - MINUTE),
    });
    const broken = Array.from({ length: 150 }, (_, index) => ({
      ...left(`broken-${index}`, { event: 'charge.success', data: { status: 'success', reference: 'abs-broken' } }),
      failures: 3,
    }));
    const data = { id: nextId++, status: 'success', reference, amount: kobo(), currency: 'NGN' };
    await app.db.autocommit((tx) =>
      tx.insert(paymentEvents).values([...broken, left('good', { event: 'charge.success', data })]),
    );
    await processUnhandledEvents(app.services);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS' });
  });

  it('concurrent with a cancellation leaves the order either paid, or cancelled with a refund due', {
    tags: ['10.3.16'],
  }, async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'abandoned');
    await Promise.all([succeeded(reference), cancel(), succeeded(reference)]);
    const { status, paymentStatus } = await orderNow();
    expect(['SUCCESS paid', 'CANCELLED refundDue']).toContain(`${status} ${paymentStatus}`);
  });
});
