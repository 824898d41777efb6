import type { Order } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '../db/schema.ts';
import { addAdmin, addProduct, addShopper, order, pay, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { expireOrders } from './expireOrders.ts';
import { reconcilePayments } from './reconcile.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let ada: Shopper;
let placed: Order;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  // Excludes attempts that earlier tests left open.
  await app.db.autocommit((tx) => tx.update(payments).set({ nextCheckAt: null }));
  ada = await addShopper(app);
  placed = await order(app, ada, (await addProduct(app)).id);
});
afterAll(() => app.close());

const begin = async (): Promise<string> => (await pay(app, ada, placed.id)).body.data.data.reference;
const orderNow = async (): Promise<Order> =>
  (await app.call('GET', `/orders/${placed.id}`, { token: ada.token })).body.order;
const paymentOf = async (reference: string) =>
  (await app.db.autocommit((tx) => tx.select().from(payments).where(eq(payments.reference, reference))))[0];
/** Advances the clock in steps and runs the job after each. */
async function pass(ms: number, stepMs = 10 * MINUTE): Promise<void> {
  for (let passed = 0; passed < ms; passed += stepMs) {
    app.clock.advance(stepMs);
    await reconcilePayments(app.services);
  }
}
/** Records the references that are verified with the provider. `verify` gives the answers. */
function watchVerify(verify = app.services.payments.verify) {
  const verified: string[] = [];
  const before = app.services.payments;
  app.services.payments = {
    ...before,
    verify: (reference, signal) => {
      verified.push(reference);
      return verify.call(before, reference, signal);
    },
  };
  return {
    verified,
    stop: () => {
      app.services.payments = before;
    },
  };
}

describe('a payment for a cancelled order becomes due for refund although its webhook is lost', () => {
  const cancel = {
    'deleted by its customer': async () => {
      expect((await app.call('DELETE', `/orders/${placed.id}`, { token: ada.token })).status).toBe(200);
    },
    'cancelled by an admin': async () => {
      const { token } = await addAdmin(app);
      const body = { status: 'canceled' };
      expect((await app.call('POST', `/admin/orders/${placed.id}/status`, { token, body })).status).toBe(200);
    },
    'not paid in time': async () => {
      app.clock.advance(24 * HOUR + MINUTE);
      await expireOrders(app.services);
    },
  };

  it.each(Object.entries(cancel))('when the order was %s', async (_, giveUp) => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'abandoned');
    await giveUp();
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'unpaid' });
    await pass(2 * HOUR);
    app.fakePayments.settle(reference, 'success');
    await pass(7 * HOUR, HOUR);
    expect(await orderNow()).toMatchObject({ status: 'CANCELLED', paymentStatus: 'refundDue' });
    expect((await app.mailsTo(ada.email)).filter(({ subject }) => subject.includes('refund'))).toHaveLength(1);
  });

  it('even in the last hours of the three days', { tags: ['10.3.16'] }, async () => {
    const reference = await begin();
    app.fakePayments.settle(reference, 'failed');
    await cancel['deleted by its customer']();
    await pass(71 * HOUR, HOUR);
    app.fakePayments.settle(reference, 'success');
    await pass(2 * HOUR, HOUR);
    expect(await orderNow()).toMatchObject({ paymentStatus: 'refundDue' });
  });
});

it.each(['failed', 'abandoned', 'pending'] as const)(
  'an attempt that is %s for hours, and is then paid on its open page, pays its pending order',
  async (status) => {
    const reference = await begin();
    app.fakePayments.settle(reference, status);
    await pass(5 * HOUR);
    expect((await paymentOf(reference))?.status).toBe(status);
    app.fakePayments.settle(reference, 'success');
    await pass(2 * HOUR);
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
  },
);

it('checks at growing intervals, and stops after three days', async () => {
  const reference = await begin();
  app.fakePayments.settle(reference, 'abandoned');
  const { verified, stop } = watchVerify();
  await pass(HOUR, MINUTE);
  const inTheFirstHour = verified.length;
  await pass(72 * HOUR);
  stop();
  expect(inTheFirstHour).toBeGreaterThan(5);
  expect(verified.length - inTheFirstHour).toBeLessThan(40);
  expect((await paymentOf(reference))?.nextCheckAt).toBeNull();
});

it('checks one attempt of each customer before a second one of any', async () => {
  const [mine] = [await begin()];
  const mallory = await addShopper(app);
  const flood = await order(app, mallory, (await addProduct(app)).id);
  const many = Array.from({ length: 300 }, (_, index) => ({
    reference: `abs-flood-${flood.id}-${index}`,
    orderId: flood.id,
    userId: mallory.id,
    amountKobo: 100,
    status: 'pending' as const,
    createdAt: new Date(app.clock.now().getTime() - HOUR),
    nextCheckAt: new Date(app.clock.now().getTime() - HOUR),
  }));
  await app.db.autocommit((tx) => tx.insert(payments).values(many));
  app.clock.advance(3 * MINUTE);
  const { verified, stop } = watchVerify(async () => null);
  await reconcilePayments(app.services);
  stop();
  expect(verified.indexOf(mine as string)).toBeLessThan(10);
  expect(new Set(verified).size).toBe(301);
});

it('checks attempts concurrently, so that a hanging call delays neither the others nor the next run', async () => {
  const hanging = await begin();
  const bola = await addShopper(app);
  const other = await order(app, bola, (await addProduct(app)).id);
  const paid: string = (await pay(app, bola, other.id)).body.data.data.reference;
  app.fakePayments.settle(paid, 'success');
  app.clock.advance(3 * MINUTE);
  const { verify } = app.services.payments;
  const { stop } = watchVerify((reference, signal) =>
    reference === hanging
      ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      : verify(reference, signal),
  );
  await reconcilePayments(app.services, undefined, 1_000);
  stop();
  expect((await paymentOf(paid))?.status).toBe('paid');
  // The hanging attempt is due again soon, not only after its next pause.
  app.fakePayments.settle(hanging, 'success');
  await pass(10 * MINUTE, MINUTE);
  expect((await paymentOf(hanging))?.status).toBe('paid');
});

it('shares the work with another process: no attempt is checked twice', async () => {
  for (let index = 0; index < 5; index++) app.fakePayments.settle(await begin(), 'failed');
  app.clock.advance(5_000);
  app.clock.advance(3 * MINUTE);
  const { verified, stop } = watchVerify();
  await Promise.all([reconcilePayments(app.services), reconcilePayments(app.services)]);
  stop();
  expect(verified).toHaveLength(new Set(verified).size);
  expect(verified).toHaveLength(5);
});
