import type { AdminOrderDetail, Notification } from '@abs/contract';
import type { Order } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments, users } from '../db/schema.ts';
import { addAdmin, addProduct, addShopper, order, pay, paymentEvent, type Shopper, webhook } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { totals } from '../testing/totals.ts';

let app: TestApp;
let ada: Shopper;
let admin: Shopper;
let placed: Order;
let nextId = 100;

beforeAll(async () => {
  app = await createTestApp();
  admin = await addAdmin(app);
});
beforeEach(async () => {
  ada = await addShopper(app, { firstName: 'Ada', lastName: 'Obi' });
  placed = await order(app, ada, (await addProduct(app)).id, 2);
});
afterEach(async () => {
  const { kept, real } = await app.db.autocommit(totals);
  expect(kept).toEqual(real);
});
afterAll(() => app.close());

const TOTAL = 2_800_500;
const begin = async (): Promise<string> => (await pay(app, ada, placed.id)).body.data.data.reference;
/** Starts a new attempt after the cards of all earlier attempts were declined. */
const beginAnother = async (): Promise<string> => {
  for (const { reference } of app.fakePayments.started) app.fakePayments.settle(reference, 'failed');
  return begin();
};
const receive = (reference: string) => {
  app.fakePayments.settle(reference, 'success');
  return webhook(app, { id: nextId++, reference, amount: TOTAL });
};
const payUp = async () => {
  const reference = await begin();
  await receive(reference);
  return reference;
};
const refund = (status: string, reference: string, amount: number | string = TOTAL, more: object = {}) =>
  paymentEvent(app, `refund.${status}`, {
    status,
    transaction_reference: reference,
    refund_reference: null,
    amount: String(amount),
    currency: 'NGN',
    ...more,
  });
const dispute = (step: string, reference: string, more: object = {}) =>
  paymentEvent(app, `charge.dispute.${step}`, {
    id: 358_950,
    refund_amount: TOTAL,
    currency: 'NGN',
    status: step === 'resolve' ? 'resolved' : 'awaiting-merchant-feedback',
    resolution: null,
    transaction: { id: 896_467_688, reference, amount: TOTAL, currency: 'NGN', status: 'success' },
    transaction_reference: null,
    dueAt: '2026-11-25T18:00:00.000Z',
    ...more,
  });
const set = (status: string, more: object = {}) =>
  app.call('POST', `/admin/orders/${placed.id}/status`, { token: admin.token, body: { status, ...more } });
const record = (reference: string, by = admin) =>
  app.call('POST', `/admin/orders/${placed.id}/refunds`, { token: by.token, body: { reference } });
const detail = async (): Promise<AdminOrderDetail> =>
  (await app.call('GET', `/admin/orders/${placed.id}`, { token: admin.token })).body.order;
const orderNow = async (): Promise<Order> =>
  (await app.call('GET', `/orders/${placed.id}`, { token: ada.token })).body.order;
const history = async () => (await detail()).history.map(({ kind }) => kind);
const mailsAbout = async (text: string) =>
  (await app.mailsTo(ada.email)).filter(({ subject }) => subject.includes(text));
/** The admins' notifications of this order, oldest first. */
const adminNotices = async (): Promise<string[]> => {
  const { body } = await app.call('GET', `/admin/notifications?limit=100&search=${placed.number}`, {
    token: admin.token,
  });
  return body.notifications
    .map(({ kind, title, detail: text }: Notification) => `${kind}: ${title}. ${text}`)
    .reverse();
};
const transaction = async () =>
  (await app.call('GET', `/admin/transactions?search=${placed.number}`, { token: admin.token })).body.transactions[0];
const spent = async () =>
  (await app.db.autocommit((tx) => tx.select().from(users).where(eq(users.id, ada.id))))[0]?.spentKobo;
const paymentStatus = async (reference: string) =>
  (await app.db.autocommit((tx) => tx.select().from(payments).where(eq(payments.reference, reference))))[0]?.status;

describe('a refund that the provider reports', () => {
  it('settles the refund due for a cancelled order, and mails the customer once', async () => {
    const reference = await payUp();
    await set('canceled');
    expect(await orderNow()).toMatchObject({ paymentStatus: 'refundDue', refundDue: 28_005, refunded: 0 });
    await refund('pending', reference);
    await refund('processing', reference);
    expect(await transaction()).toMatchObject({ status: 'Transfer', note: 'refunding' });
    await refund('processed', reference, TOTAL, { refund_reference: '132013318360' });
    await refund('processed', reference, TOTAL, { refund_reference: '132013318360', id: undefined, domain: 'live' });
    expect(await orderNow()).toMatchObject({
      status: 'CANCELLED',
      paymentStatus: 'refunded',
      refundDue: 0,
      refunded: 28_005,
    });
    expect(await transaction()).toMatchObject({ status: 'Transfer', note: 'refunded' });
    expect((await detail()).payments).toMatchObject([
      {
        reference,
        received: 28_005,
        refundDue: 0,
        refunded: 28_005,
        refunds: [{ amount: 28_005, status: 'processed', by: null }],
      },
    ]);
    expect(await history()).toEqual(['placed', 'paid', 'cancelled', 'refundDue', 'refundStarted', 'refunded']);
    expect(await mailsAbout('We refunded ₦28,005')).toHaveLength(1);
    expect((await adminNotices()).at(-1)).toMatch(/^refunded: .*₦28,005 was returned to Ada Obi\.$/);
  });

  it('of a paid order stops it from being sent, reduces the customer’s spending and notifies the admins', async () => {
    const reference = await payUp();
    await refund('processed', reference);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'refunded' });
    const refused = await set('cleared');
    expect([refused.status, refused.body.code]).toEqual([409, 'order_status_conflict']);
    expect(refused.body.message).toContain('returned');
    expect(await spent()).toBe(0);
    expect((await adminNotices()).at(-1)).toContain('Do not send the order.');
    expect((await set('canceled')).body.order).toMatchObject({ status: 'CANCELLED', paymentStatus: 'refunded' });
    expect((await mailsAbout('is cancelled')).at(-1)?.text).toContain('has been refunded');
  });

  it('in parts adds up; to send the rest, an admin must confirm the refunded amount', async () => {
    const reference = await payUp();
    await refund('processed', reference, 500_000, { id: 1 });
    await refund('processed', reference, 500_000, { id: 2 });
    expect(await orderNow()).toMatchObject({ paymentStatus: 'paid', refunded: 10_000, refundDue: 0 });
    expect(await spent()).toBe(TOTAL - 1_000_000);
    expect(await transaction()).toMatchObject({ status: 'Receive', note: 'partlyRefunded' });
    expect((await set('cleared')).body.message).toContain('₦10,000 of ₦28,005');
    expect((await set('cleared', { refunded: 5_000 })).status).toBe(409);
    expect((await set('cleared', { refunded: 10_000 })).body.order.fulfilment).toBe('cleared');
    await refund('processed', reference, TOTAL - 1_000_000, { id: 3 });
    expect(await orderNow()).toMatchObject({ paymentStatus: 'refunded', refunded: 28_005 });
  });

  it('in part leaves the rest due when the order is cancelled', async () => {
    const reference = await payUp();
    await refund('processed', reference, 500_000, { id: 1 });
    await set('canceled');
    expect(await orderNow()).toMatchObject({ paymentStatus: 'refundDue', refundDue: 23_005, refunded: 5_000 });
    expect((await mailsAbout('is cancelled')).at(-1)?.text).toContain('₦23,005');
  });

  it('never exceeds the received amount, and an outdated report changes nothing', async () => {
    const reference = await payUp();
    await refund('processed', reference, TOTAL, { id: 7 });
    await refund('pending', reference, TOTAL, { id: 7 });
    await refund('processed', reference, TOTAL, { id: 8 });
    await refund('pending', reference);
    expect((await detail()).payments?.[0]).toMatchObject({ refunded: 28_005, refunds: [{ status: 'processed' }] });
    expect(await mailsAbout('We refunded')).toHaveLength(1);
  });

  it('that is pending stops the order from being sent until it fails', async () => {
    const reference = await payUp();
    await refund('pending', reference, TOTAL, { id: 4 });
    expect((await set('cleared')).body.message).toContain('being refunded');
    await refund('failed', reference, TOTAL, { id: 4 });
    expect((await adminNotices()).at(-1)).toMatch(/^refundDue: Refund failed .*could not be returned to Ada Obi\.$/);
    expect(await history()).toEqual(['placed', 'paid', 'refundStarted', 'refundFailed']);
    expect((await set('cleared')).status).toBe(200);
  });

  it('before its payment marks the order as refunded once the payment is reported', async () => {
    const reference = await begin();
    await refund('processed', reference, TOTAL, { id: 5 });
    expect(await orderNow()).toMatchObject({ status: 'PENDING' });
    await receive(reference);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'refunded' });
    expect((await set('cleared')).status).toBe(409);
  });

  it.each([
    ['5.00 USD', { currency: 'USD' }],
    ['an amount that cannot be read', { currency: null }],
    ['an amount that cannot be read', { currency: 'ngn' }],
    ['an amount that cannot be read', { amount: '5.00' }],
  ])('of %s never counts as naira, and notifies the admins', async (what, more) => {
    const reference = await payUp();
    for (const status of ['processing', 'processed']) await refund(status, reference, 500, more);
    expect(await orderNow()).toMatchObject({ paymentStatus: 'paid', refunded: 0 });
    expect((await detail()).payments).toMatchObject([{ refunds: [], refundDue: 0 }]);
    expect(await mailsAbout('We refunded')).toHaveLength(0);
    expect((await adminNotices()).at(-1)).toContain(`reports a refund of ${what}`);
    expect((await adminNotices()).filter((text) => text.includes('reports a refund'))).toHaveLength(1);
  });

  it('in the received currency counts for a payment in a foreign currency', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'success', { currency: 'USD' });
    await app.call('GET', `/payments/verify/${reference}`, { token: ada.token });
    await refund('processed', reference, TOTAL, { id: 1 });
    expect((await detail()).payments).toMatchObject([{ currency: 'USD', refunded: 0, refundDue: 28_005 }]);
    await refund('processed', reference, TOTAL, { id: 1, currency: 'USD' });
    expect((await detail()).payments).toMatchObject([{ currency: 'USD', refunded: 28_005, refundDue: 0 }]);
    expect(await orderNow()).toMatchObject({ refunded: 0, refundDue: 0 });
  });

  it('of the price marks the order as refunded, even if the customer paid fees on top', async () => {
    const reference = await begin();
    await webhook(app, { id: nextId++, reference, amount: TOTAL + 5_000, requested_amount: TOTAL });
    await refund('processed', reference, TOTAL, { id: 1 });
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'refunded', refunded: 28_005 });
    expect(await spent()).toBe(0);
    expect((await set('cleared')).status).toBe(409);
    await refund('processed', reference, 5_000, { id: 2 });
    expect((await detail()).payments).toMatchObject([{ status: 'Transfer', received: 28_055, refunded: 28_055 }]);
  });

  it('is due for the whole received amount, including fees', async () => {
    const reference = await begin();
    await webhook(app, { id: nextId++, reference, amount: TOTAL + 5_000, requested_amount: TOTAL });
    await set('canceled');
    expect(await orderNow()).toMatchObject({ paymentStatus: 'refundDue', refundDue: 28_055 });
    expect(await transaction()).toMatchObject({ note: 'refundDue' });
    app.fakePayments.settle(reference, 'success', { amount: TOTAL + 5_000 });
    expect((await set('pending')).body.order).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
  });

  it.each([
    ['abs-unknown', '100'],
    ['', '100'],
    [undefined, '100'],
    [null, 'much'],
    [null, '-5'],
    [null, '0'],
  ])('for %s of %s is stored and changes nothing', async (reference, amount) => {
    const known = await payUp();
    const answer = await refund('processed', reference === null ? known : (reference as string), amount as string);
    expect(answer.status).toBe(200);
    expect(await orderNow()).toMatchObject({ paymentStatus: 'paid', refunded: 0 });
  });
});

describe('a dispute', () => {
  it('stops the order from being sent until it is won', async () => {
    const reference = await payUp();
    await dispute('create', reference);
    expect(await detail()).toMatchObject({
      isDisputed: true,
      paymentStatus: 'paid',
      payments: [{ disputes: [{ amount: 28_005, status: 'open', dueAt: '2026-11-25T18:00:00.000Z' }] }],
    });
    expect(await transaction()).toMatchObject({ note: 'disputed' });
    expect((await set('cleared')).body.message).toContain('disputes the payment');
    expect((await adminNotices()).at(-1)).toMatch(
      /^disputed: .*₦28,005.*by 25 November 2026\. Do not send the order\.$/,
    );
    await dispute('remind', reference);
    await dispute('remind', reference, { status: 'pending' });
    expect((await adminNotices()).filter((text) => text.includes('still open'))).toHaveLength(2);
    await dispute('resolve', reference, { resolution: 'declined' });
    await dispute('create', reference, { status: 'late' });
    expect(await history()).toEqual(['placed', 'paid', 'disputed', 'disputeWon']);
    expect((await set('cleared')).status).toBe(200);
  });

  it.each(['merchant-accepted', 'auto-accepted'])('that is lost (%s) refunds the order', async (resolution) => {
    const reference = await payUp();
    await dispute('resolve', reference, { resolution });
    expect(await orderNow()).toMatchObject({ paymentStatus: 'refunded', refunded: 28_005 });
    expect(await history()).toEqual(['placed', 'paid', 'disputeLost', 'refunded']);
    expect((await set('cleared')).status).toBe(409);
    expect(await mailsAbout('We refunded')).toHaveLength(0);
  });

  it('with an unknown resolution stays open', async () => {
    const reference = await payUp();
    await dispute('create', reference);
    await dispute('resolve', reference, { resolution: 'something-new' });
    expect((await detail()).isDisputed).toBe(true);
  });

  it.each([{ currency: 'USD' }, { currency: 'ngn' }, { currency: null, transaction: null }])(
    'with %o covers the whole payment, and refunds nothing automatically',
    async (more) => {
      const reference = await payUp();
      const odd = { transaction_reference: reference, refund_amount: 500, ...more };
      await dispute('create', reference, odd);
      await dispute('resolve', reference, { ...odd, resolution: 'merchant-accepted' });
      expect(await detail()).toMatchObject({
        isDisputed: true,
        paymentStatus: 'paid',
        payments: [{ refunded: 0, disputes: [{ amount: 28_005, status: 'open' }] }],
      });
      expect((await set('cleared')).status).toBe(409);
      await dispute('resolve', reference, { resolution: 'declined' });
      expect((await detail()).isDisputed).toBe(false);
    },
  );

  it('that names no amount covers the whole payment', async () => {
    const reference = await payUp();
    await dispute('create', reference, { currency: null, refund_amount: null });
    await dispute('resolve', reference, { currency: null, refund_amount: null, resolution: 'merchant-accepted' });
    expect(await orderNow()).toMatchObject({ paymentStatus: 'refunded', refunded: 28_005 });
  });

  it('keeps a cancellation from being undone', async () => {
    const reference = await payUp();
    await set('canceled');
    await dispute('create', reference);
    expect((await set('pending')).body.message).toContain('disputes');
    await dispute('resolve', reference, { resolution: 'declined' });
    expect((await set('pending')).body.order).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
  });
});

describe('undoing a cancellation', () => {
  it.each(['pending', 'processing', 'processed'])('is refused after refund.%s', async (status) => {
    const reference = await payUp();
    await set('canceled');
    await refund(status, reference);
    const answer = await set('pending');
    expect([answer.status, answer.body.code]).toEqual([409, 'order_status_conflict']);
    expect(answer.body.message).toContain('refunded');
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED' });
  });

  it.each(['failed', 'abandoned', 'pending'] as const)('is refused when the provider reports %s', async (status) => {
    const reference = await payUp();
    await set('canceled');
    app.fakePayments.settle(reference, status);
    expect((await set('pending')).body).toMatchObject({ code: 'order_status_conflict' });
    expect(await paymentStatus(reference)).toBe('refundDue');
  });

  it('is refused, and records the refund, when the provider reports the payment as reversed', async () => {
    const reference = await payUp();
    await set('canceled');
    app.fakePayments.settle(reference, 'reversed');
    expect((await set('pending')).status).toBe(409);
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'refunded', refundDue: 0 });
  });

  it('fails while the provider cannot be reached, and works afterwards', async () => {
    await payUp();
    await set('canceled');
    const before = app.services.payments;
    app.services.payments = { ...before, verify: () => Promise.reject(new Error('away')) };
    expect((await set('pending')).status).toBeGreaterThanOrEqual(500);
    app.services.payments = before;
    expect((await set('pending')).body.order).toMatchObject({ paymentStatus: 'paid' });
  });

  it('counts the remaining payment when another one was refunded', async () => {
    const first = await begin();
    app.fakePayments.settle(first, 'failed');
    const second = await begin();
    await receive(first);
    await receive(second);
    await set('canceled');
    await refund('processed', first);
    expect((await set('pending')).body.order).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    expect([await paymentStatus(first), await paymentStatus(second)]).toEqual(['refunded', 'paid']);
  });
});

describe('a refund that an admin records', () => {
  it('settles the refund due, and records the admin in the history and the audit log', async () => {
    const reference = await payUp();
    await set('canceled');
    const before = await adminNotices();
    const answer = await record(reference);
    expect([answer.status, answer.body.message]).toEqual([200, 'The refund is recorded.']);
    expect(answer.body.order).toMatchObject({ paymentStatus: 'refunded', refundDue: 0, refunded: 28_005 });
    expect(answer.body.order.history.at(-1)).toMatchObject({ kind: 'refunded', by: 'Folake Adeyemi', amount: 28_005 });
    expect(answer.body.order.payments[0].refunds).toMatchObject([{ by: 'Folake Adeyemi', status: 'processed' }]);
    expect(await adminNotices()).toEqual(before);
    expect(await mailsAbout('We refunded ₦28,005')).toHaveLength(1);
    const audit = await app.call('GET', '/admin/audit', { token: admin.token });
    expect(audit.body.entries[0]).toMatchObject({ action: 'recordRefund', subject: { name: placed.number } });
    expect((await record(reference)).status).toBe(200);
    expect(await mailsAbout('We refunded')).toHaveLength(1);
  });

  it('and the provider’s report of it count once; if it fails, the refund is due again', async () => {
    const reference = await payUp();
    await set('canceled');
    await refund('pending', reference, TOTAL, { id: 11 });
    await record(reference);
    await refund('processed', reference, TOTAL, { id: 11 });
    expect((await detail()).payments?.[0]).toMatchObject({ refunded: 28_005, refunds: [{ by: 'Folake Adeyemi' }] });
    await refund('failed', reference, TOTAL, { id: 11 });
    expect(await orderNow()).toMatchObject({ paymentStatus: 'refundDue', refundDue: 28_005 });
  });

  it('by two admins concurrently counts once', async () => {
    const reference = await payUp();
    await set('canceled');
    const second = await addAdmin(app);
    const answers = await Promise.all([record(reference), record(reference, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await detail()).payments?.[0]?.refunds).toHaveLength(1);
  });

  it('is refused if nothing is due, for another order, and for customers', async () => {
    const reference = await payUp();
    expect((await record(reference)).body.code).toBe('order_status_conflict');
    expect((await record('abs-unknown')).status).toBe(404);
    expect((await record(reference, ada)).status).toBe(403);
    const other = await order(app, ada, (await addProduct(app)).id);
    const body = { reference };
    expect((await app.call('POST', `/admin/orders/${other.id}/refunds`, { token: admin.token, body })).status).toBe(
      404,
    );
  });
});

describe('the admins are notified of a refund due', () => {
  it('for a wrong amount, with the received amount', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'success', { amount: 500 });
    await app.call('GET', `/payments/verify/${reference}`, { token: ada.token });
    expect(await orderNow()).toMatchObject({ status: 'PENDING', paymentStatus: 'unpaid', refundDue: 5 });
    expect((await adminNotices()).at(-1)).toMatch(
      /^refundDue: Wrong amount .*Ada Obi paid ₦5 instead of ₦28,005\..*Refund ₦5\.$/,
    );
    expect((await detail()).history.at(-1)).toMatchObject({ kind: 'wrongAmount', amount: 5 });
    expect(await transaction()).toMatchObject({ amount: 5, status: 'Transfer', note: 'wrongAmount' });
    expect((await mailsAbout('We owe you a refund')).at(-1)?.text).toContain('We will return ₦5');
    expect((await record(reference)).body.order).toMatchObject({ status: 'PENDING', refundDue: 0, refunded: 5 });
  });

  it('for another currency, without calling it naira', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'success', { currency: 'USD' });
    await app.call('GET', `/payments/verify/${reference}`, { token: ada.token });
    expect((await adminNotices()).at(-1)).toContain('28005.00 USD');
    expect(await orderNow()).toMatchObject({ refundDue: 0 });
    expect((await detail()).payments).toMatchObject([{ currency: 'USD', received: 28_005, refundDue: 28_005 }]);
    expect((await record(reference)).status).toBe(200);
  });

  it('for an order that was paid several times', async () => {
    const references = [await begin(), await beginAnother(), await beginAnother()];
    for (const reference of references) await receive(reference);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid', refundDue: 56_010 });
    expect((await adminNotices()).filter((text) => text.startsWith('refundDue'))).toHaveLength(2);
    expect(await history()).toEqual(['placed', 'paid', 'paidTwice', 'paidTwice']);
    await refund('processed', references[1] as string);
    await record(references[2] as string);
    expect(await orderNow()).toMatchObject({ paymentStatus: 'paid', refundDue: 0, refunded: 0 });
    expect((await set('cleared')).status).toBe(200);
  });

  it('for a payment after a cancellation', async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'abandoned');
    await app.call('DELETE', `/orders/${placed.id}`, { token: ada.token });
    await receive(reference);
    expect((await adminNotices()).at(-1)).toMatch(
      /^refundDue: Refund due .*paid ₦28,005 after the order was cancelled\. Refund ₦28,005\.$/,
    );
    expect((await detail()).history.at(-1)).toMatchObject({ kind: 'refundDue', amount: 28_005 });
  });
});
