import type { Order } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog, notifications, orders, payments, products, users } from '../db/schema.ts';
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
import { totals } from '../testing/totals.ts';

const DAY = 24 * 3_600_000;
let shop: TestApp;
let admin: Shopper;
let second: Shopper;
let ada: Shopper;
let hoodie: typeof products.$inferSelect;
let placed: Order;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  admin = await addAdmin(shop);
  second = await addAdmin(shop);
  ada = await addShopper(shop, { firstName: 'Ada', lastName: 'Obi' });
  hoodie = await addProduct(shop, { quantity: 10 });
  placed = await order(shop, ada, hoodie.id, 2);
});
/** The kept totals match the real ones after each test. */
afterEach(async () => {
  const { kept, real } = await shop.db.autocommit(totals);
  expect(kept).toEqual(real);
});

const set = (status: string, by = admin, id = placed.id) =>
  shop.call('POST', `/admin/orders/${id}/status`, { token: by.token, body: { status } });
const detail = async (id = placed.id) =>
  (await shop.call('GET', `/admin/orders/${id}`, { token: admin.token })).body.order;
const history = async (id = placed.id) => (await detail(id)).history.map(({ kind }: { kind: string }) => kind);
const auditOf = async (id = placed.id) =>
  shop.db.autocommit((tx) => tx.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.createdAt));
const subjects = async () => (await shop.mailsTo(ada.email)).map(({ subject }) => subject);
const spent = async () => {
  const [row] = await shop.db.autocommit((tx) => tx.select().from(users).where(eq(users.id, ada.id)));
  return row?.spentKobo;
};
const sold = async () => {
  const [row] = await shop.db.autocommit((tx) => tx.select().from(products).where(eq(products.id, hoodie.id)));
  return row?.soldCount;
};
/** Starts a payment attempt and returns its reference. */
const begin = async (): Promise<string> => (await pay(shop, ada, placed.id)).body.data.data.reference;
const kobo = () => Math.round(placed.totalPrice * 100);
let events = 0;
/** The provider reports that the money has arrived. */
const receive = (reference: string) => {
  shop.fakePayments.settle(reference, 'success');
  return webhook(shop, { id: ++events, reference, amount: kobo() });
};
const payUp = async () => {
  const reference = await begin();
  expect((await receive(reference)).status).toBe(200);
  return reference;
};
const paymentOf = async (reference: string) => {
  const [row] = await shop.db.autocommit((tx) => tx.select().from(payments).where(eq(payments.reference, reference)));
  return row?.status;
};

describe('clearing', () => {
  test('works for a paid order, and can be undone', { tags: ['4.5.1', '7.1.30'] }, async () => {
    await payUp();
    const cleared = await set('cleared');
    expect(cleared.body.order).toMatchObject({ fulfilment: 'cleared', status: 'SUCCESS', paymentStatus: 'paid' });
    expect(cleared.body.message).toBe('The order is cleared.');
    expect((await set('pending')).body.order).toMatchObject({ fulfilment: 'pending', status: 'SUCCESS' });
    expect(await history()).toEqual(['placed', 'paid', 'cleared', 'uncleared']);
    expect((await detail()).history).toMatchObject([{ by: 'Ada Obi' }, { by: null }, { by: 'Folake Adeyemi' }, {}]);
    expect(await auditOf()).toMatchObject([
      {
        action: 'setOrderStatus',
        byUserId: admin.id,
        subjectKind: 'order',
        subjectName: placed.number,
        before: { status: 'pending' },
        after: { status: 'cleared' },
      },
      { before: { status: 'cleared' }, after: { status: 'pending' } },
    ]);
  });

  test('is refused for an unpaid order', { tags: ['4.5.1'] }, async () => {
    const refused = await set('cleared');
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'order_not_paid', message: 'This order has not been paid yet.' },
    ]);
    expect(await auditOf()).toEqual([]);
  });

  test('twice changes nothing the second time', async () => {
    await payUp();
    await set('cleared');
    expect((await set('cleared', second)).status).toBe(200);
    expect(await history()).toEqual(['placed', 'paid', 'cleared']);
    expect(await auditOf()).toHaveLength(1);
  });

  test('finds no unknown order', { tags: ['7.1.30'] }, async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      expect((await set('cleared', admin, id)).body.code).toBe('not_found');
    }
  });
});

describe('cancelling an unpaid order', () => {
  test('returns its stock and notifies the customer, not the admins', async () => {
    expect(await stockOf(shop, hoodie.id)).toBe(8);
    const answer = await set('canceled');
    expect(answer.body.order).toMatchObject({
      fulfilment: 'canceled',
      status: 'CANCELLED',
      paymentStatus: 'unpaid',
      expiresAt: null,
    });
    expect(await stockOf(shop, hoodie.id)).toBe(10);
    expect((await shop.mailsTo(ada.email)).at(-1)?.text).toContain('We had to cancel your order. Nothing was charged.');
    expect((await detail()).history.at(-1)).toMatchObject({ kind: 'cancelled', by: 'Folake Adeyemi' });
    const notices = await shop.db.autocommit((tx) =>
      tx.select().from(notifications).where(eq(notifications.subjectId, placed.id)),
    );
    expect(notices.map(({ kind }) => kind)).toEqual(['newOrder']);
  });

  test('checks with the provider first, and is refused while a payment is under way', {
    tags: ['10.4.8'],
  }, async () => {
    const reference = await begin();
    const refused = await set('canceled');
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_in_flight']);
    shop.clock.advance(5_000);
    const bringBack = takeDown(shop, 'verify');
    expect((await set('canceled')).body.code).toBe('payment_unavailable');
    bringBack();
    expect((await detail()).fulfilment).toBe('pending');
    shop.fakePayments.settle(reference, 'abandoned');
    expect((await set('canceled')).status).toBe(200);
    expect(await paymentOf(reference)).toBe('abandoned');
  });

  test('is refused if the order turns out to be paid', { tags: ['10.4.8'] }, async () => {
    shop.fakePayments.settle(await begin(), 'success');
    const refused = await set('canceled');
    expect([refused.status, refused.body.code]).toEqual([409, 'order_status_conflict']);
    expect(await detail()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    expect(await stockOf(shop, hoodie.id)).toBe(8);
  });

  test('can be undone while there is time to pay', async () => {
    await set('canceled');
    const answer = await set('pending');
    expect(answer.body.order).toMatchObject({
      fulfilment: 'pending',
      status: 'PENDING',
      paymentStatus: 'unpaid',
      expiresAt: placed.expiresAt,
    });
    expect(await stockOf(shop, hoodie.id)).toBe(8);
    expect(await history()).toEqual(['placed', 'cancelled', 'reopened']);
    expect((await shop.mailsTo(ada.email)).at(-1)).toMatchObject({
      subject: `Your order ${placed.number} has been reinstated`,
      text: expect.stringContaining('You can pay for it'),
    });
    await payUp();
    expect((await set('cleared')).status).toBe(200);
  });

  test('cannot be undone after the time to pay', { tags: ['10.4.10'] }, async () => {
    await set('canceled');
    shop.clock.advance(DAY + 1);
    admin = await addAdmin(shop);
    expect((await set('pending', await addAdmin(shop))).body.code).toBe('order_status_conflict');
    expect((await detail()).fulfilment).toBe('canceled');
  });

  test('cannot be undone after its products were sold', { tags: ['10.4.10'] }, async () => {
    await set('canceled');
    await order(shop, await addShopper(shop), hoodie.id, 9);
    const refused = await set('pending');
    expect([refused.status, refused.body]).toEqual([
      409,
      { code: 'out_of_stock', message: 'Only 1 left of Ikoyi Hoodie.', fields: { [hoodie.id]: '1' } },
    ]);
    expect((await detail()).fulfilment).toBe('canceled');
    expect(await stockOf(shop, hoodie.id)).toBe(1);
  });
});

describe('cancelling a paid order', () => {
  test('makes a refund due, and can be undone', { tags: ['10.4.9'] }, async () => {
    const reference = await payUp();
    expect([await spent(), await sold()]).toEqual([kobo(), 2]);
    const answer = await set('canceled');
    expect(answer.body.order).toMatchObject({
      fulfilment: 'canceled',
      status: 'CANCELLED',
      paymentStatus: 'refundDue',
    });
    expect(await paymentOf(reference)).toBe('refundDue');
    expect([await stockOf(shop, hoodie.id), await spent(), await sold()]).toEqual([10, 0, 0]);
    expect((await shop.mailsTo(ada.email)).at(-1)?.text).toContain('We will return ₦28,005 to your card.');
    expect(await history()).toEqual(['placed', 'paid', 'cancelled', 'refundDue']);
    expect(await auditOf()).toMatchObject([
      {
        before: { status: 'pending', paymentStatus: 'paid' },
        after: { status: 'canceled', paymentStatus: 'refundDue' },
      },
    ]);

    expect((await set('pending')).body.order).toMatchObject({
      fulfilment: 'pending',
      status: 'SUCCESS',
      paymentStatus: 'paid',
    });
    expect(await paymentOf(reference)).toBe('paid');
    expect([await stockOf(shop, hoodie.id), await spent(), await sold()]).toEqual([8, kobo(), 2]);
    expect((await shop.mailsTo(ada.email)).at(-1)?.text).toContain('Your payment of ₦28,005 still counts');
  });

  test('leaves the order paid when it is undone long after', async () => {
    await payUp();
    await set('canceled');
    shop.clock.advance(3 * DAY);
    admin = await addAdmin(shop);
    await expireOrders(shop.services);
    expect((await set('pending', await addAdmin(shop))).body.order.status).toBe('SUCCESS');
  });

  test('counts only the first of two payments when it is undone', { tags: ['10.4.10'] }, async () => {
    const first = await begin();
    shop.fakePayments.settle(first, 'failed');
    const other = await begin();
    await receive(first);
    await receive(other);
    await set('canceled');
    expect([await paymentOf(first), await paymentOf(other)]).toEqual(['refundDue', 'refundDue']);
    await set('pending');
    expect([await paymentOf(first), await paymentOf(other)]).toEqual(['paid', 'refundDue']);
  });

  test('makes the order paid when it is undone, even if the money came after the cancellation', async () => {
    const reference = await begin();
    shop.fakePayments.settle(reference, 'abandoned');
    await set('canceled');
    await receive(reference);
    expect(await detail()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'refundDue' });
    expect((await set('pending')).body.order).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    expect(await spent()).toBe(kobo());
  });

  test('leaves the order unpaid when it is undone, if the payment had a wrong amount', {
    tags: ['10.4.10'],
  }, async () => {
    const reference = await begin();
    shop.fakePayments.settle(reference, 'success', { amount: 100 });
    await set('canceled');
    expect((await set('pending')).body.order).toMatchObject({ status: 'PENDING', paymentStatus: 'unpaid' });
    expect(await paymentOf(reference)).toBe('refundDue');
  });
});

describe('setting the status', () => {
  test('does not cancel a cleared order', { tags: ['10.4.9'] }, async () => {
    await payUp();
    await set('cleared');
    expect((await set('canceled')).body).toMatchObject({
      code: 'order_status_conflict',
      message: expect.stringContaining('cleared'),
    });
  });

  test('does not clear a cancelled order', async () => {
    await set('canceled');
    expect((await set('cleared')).body).toMatchObject({
      code: 'order_status_conflict',
      message: expect.stringContaining('cancelled'),
    });
  });

  test('does not reopen an order that its customer cancelled, or that expired', {
    tags: ['4.5.1', '10.4.10'],
  }, async () => {
    await shop.call('DELETE', `/orders/${placed.id}`, { token: ada.token });
    expect((await set('pending')).body.code).toBe('order_status_conflict');
    expect(await history()).toEqual(['placed', 'cancelled']);

    const late = await order(shop, ada, hoodie.id);
    shop.clock.advance(DAY + 1);
    admin = await addAdmin(shop);
    await expireOrders(shop.services);
    const visitor = await addAdmin(shop);
    expect((await set('pending', visitor, late.id)).body.code).toBe('order_status_conflict');
    expect(await history(late.id)).toEqual(['placed', 'expired']);
  });
});

describe('concurrently', () => {
  /** Stock, money and status must match each other. */
  const consistent = async () => {
    const now = await detail();
    const stock = await stockOf(shop, hoodie.id);
    expect(stock).toBe(now.status === 'CANCELLED' ? 10 : 8);
    expect(await spent()).toBe(now.paymentStatus === 'paid' ? kobo() : 0);
    return now;
  };

  test('one admin clears and the other cancels, and one of them is refused', { tags: ['7.1.30'] }, async () => {
    for (let round = 0; round < 5; round++) {
      hoodie = await addProduct(shop, { quantity: 10 });
      placed = await order(shop, ada, hoodie.id, 2);
      await payUp();
      const answers = await Promise.all([set('cleared', admin), set('canceled', second)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const now = await detail();
      expect(now.fulfilment).toBe(answers[0]?.status === 200 ? 'cleared' : 'canceled');
      expect(await stockOf(shop, hoodie.id)).toBe(now.fulfilment === 'canceled' ? 10 : 8);
      expect(await auditOf()).toHaveLength(1);
    }
  });

  test('two admins cancel an order, which is cancelled once', async () => {
    await payUp();
    const answers = await Promise.all([set('canceled', admin), set('canceled', second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await consistent();
    expect(await history()).toEqual(['placed', 'paid', 'cancelled', 'refundDue']);
    expect((await subjects()).filter((subject) => subject.includes('cancelled'))).toHaveLength(1);
  });

  test('an admin cancels while the payment settles, and the order is never both unpaid and charged', async () => {
    for (let round = 0; round < 6; round++) {
      ada = await addShopper(shop);
      hoodie = await addProduct(shop, { quantity: 10 });
      placed = await order(shop, ada, hoodie.id, 2);
      const reference = await begin();
      // The provider's answer may be older than its webhook.
      shop.fakePayments.settle(reference, round % 2 ? 'abandoned' : 'pending');
      const [cancelled, paid] = await Promise.all([set('canceled'), receive(reference)]);
      expect(paid.status).toBe(200);
      const now = await consistent();
      if (cancelled.status === 200) expect(now).toMatchObject({ status: 'CANCELLED', paymentStatus: 'refundDue' });
      else expect(now).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
      expect(await paymentOf(reference)).toBe(cancelled.status === 200 ? 'refundDue' : 'paid');
    }
  });

  test('an admin and the customer cancel, and the history names one of them', async () => {
    const [byAdmin, byCustomer] = await Promise.all([
      set('canceled'),
      shop.call('DELETE', `/orders/${placed.id}`, { token: ada.token }),
    ]);
    expect(byAdmin.status).toBe(200);
    const cancellations = (await detail()).history.filter(({ kind }: { kind: string }) => kind === 'cancelled');
    expect(cancellations).toMatchObject([{ by: byCustomer.status === 200 ? 'Ada Obi' : 'Folake Adeyemi' }]);
    await consistent();
  });

  test('an admin reopens an order while shoppers buy, and nothing is sold twice', async () => {
    await set('canceled');
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => addShopper(shop)));
    for (const { token } of shoppers) {
      await shop.call('POST', '/cart', { token, body: { productId: hoodie.id, quantity: 2 } });
    }
    const delivery = { deliveryAddress: '1 Marina Road, Lagos', phoneNumber: '08012345678' };
    const [reopened, ...bought] = await Promise.all([
      set('pending'),
      ...shoppers.map(({ token }) => shop.call('POST', '/orders', { token, body: delivery })),
    ]);
    const taken = bought.filter(({ status }) => status === 201).length + (reopened.status === 200 ? 1 : 0);
    expect(taken).toBe(5);
    expect(await stockOf(shop, hoodie.id)).toBe(0);
  });
});

test('a change is not in the history of another order', { tags: ['2.14.5'] }, async () => {
  const other = await order(shop, ada, hoodie.id);
  await set('canceled');
  expect(await history(other.id)).toEqual(['placed']);
  const stored = await shop.db.autocommit((tx) => tx.select().from(orders).where(eq(orders.id, other.id)));
  expect(stored[0]?.status).toBe('PENDING');
});
