import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Order } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, payments } from '../db/schema.ts';
import { addProduct, addShopper, order, pay, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { expireOrders } from './expireOrders.ts';
import { createPaymentProvider } from './paystackClient.ts';
import { reconcilePayments } from './reconcile.ts';

const MINUTE = 60_000;
const TOTAL = 1_400_500;

let app: TestApp;
let provider: Server;
let ada: Shopper;
let placed: Order;
let reference: string;
/** The provider's answer about the attempt, as JSON text, because it includes values that no serializer writes. */
let answer: string;

beforeAll(async () => {
  app = await createTestApp();
  provider = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(`{"status":true,"message":"Verification successful","data":${answer}}`);
  });
  await new Promise<void>((resolve) => void provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const config = { paystackSecretKey: 'sk_test_1', paystackBaseUrl: `http://127.0.0.1:${port}`, ownPort: undefined };
  const { verify } = createPaymentProvider(config, 'sk_test_1');
  app.services.payments = { ...app.services.payments, verify };
});
beforeEach(async () => {
  await app.db.autocommit((tx) => tx.update(payments).set({ nextCheckAt: null }));
  ada = await addShopper(app, { firstName: 'Ada', lastName: 'Obi' });
  placed = await order(app, ada, (await addProduct(app)).id);
  reference = (await pay(app, ada, placed.id)).body.data.data.reference;
  answer = charge('"status":"ongoing"');
});
afterAll(async () => {
  provider.close();
  await app.close();
});

/** A successful charge of the whole amount. `members` is JSON text that overrides it: the last equal name counts. */
function charge(members = ''): string {
  const whole = { reference, status: 'success', amount: TOTAL, requested_amount: TOTAL, currency: 'NGN' };
  return `${JSON.stringify(whole).slice(0, -1)}${members && `,${members}`}}`;
}

const deliver = (data: string) => {
  const body = `{"event":"charge.success","data":${data}}`;
  return app.call('POST', '/payments/webhook', {
    body,
    headers: { 'x-paystack-signature': app.fakePayments.sign(body) },
  });
};
const verify = () => app.call('GET', `/payments/verify/${reference}`, { token: ada.token });
const orderNow = async (): Promise<Order> =>
  (await app.call('GET', `/orders/${placed.id}`, { token: ada.token })).body.order;
const paymentNow = async () =>
  (await app.db.autocommit((tx) => tx.select().from(payments).where(eq(payments.reference, reference))))[0];

/** All ways in which the server checks an attempt with the provider. */
const checks: Record<string, () => Promise<unknown>> = {
  'the return from the provider': verify,
  'the reconciling job': async () => {
    app.clock.advance(3 * MINUTE);
    await reconcilePayments(app.services).catch(() => {});
  },
  'the end of the hold': async () => {
    await app.db.autocommit((tx) =>
      tx.update(orders).set({ heldUntil: app.clock.now() }).where(eq(orders.id, placed.id)),
    );
    app.clock.advance(MINUTE);
    await expireOrders(app.services).catch(() => {});
  },
  'a deletion': () => app.call('DELETE', `/orders/${placed.id}`, { token: ada.token }),
  'a webhook that is followed up': async () => {
    await deliver(answer);
    await reconcilePayments(app.services).catch(() => {});
  },
};

describe.each(Object.entries(checks))('a check by %s', (_, check) => {
  it.each([
    ['a part of the amount', '"amount":500', 500, 'NGN'],
    ['one kobo less', '"amount":1400499', 1_400_499, 'NGN'],
    ['another currency', '"currency":"USD"', TOTAL, 'USD'],
  ])('%s does not pay, and is recorded as received', async (_what, member, receivedAmount, receivedCurrency) => {
    answer = charge(member);
    await check();
    expect((await orderNow()).status).not.toBe('SUCCESS');
    expect(await paymentNow()).toMatchObject({ status: 'refundDue', receivedAmount, receivedCurrency });
  });

  it.each([
    ['fees on top', '"amount":1421830'],
    ['more than the shop requested', '"amount":1421830,"requested_amount":1421830'],
    ['the amount, without the requested one', '"requested_amount":null'],
  ])('%s pays the order, and all of it is recorded', async (_what, member) => {
    answer = charge(member);
    const receivedAmount = JSON.parse(answer).amount;
    await check();
    expect(await orderNow()).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    expect(await paymentNow()).toMatchObject({ status: 'paid', receivedAmount, receivedCurrency: 'NGN' });
  });

  it('an invalid charge is not recorded, and pays the order once the answer is valid', {
    tags: ['10.3.4'],
  }, async () => {
    for (const members of incomprehensible) {
      answer = charge(members);
      app.clock.advance(5_000);
      await check();
      expect(await orderNow(), members).toMatchObject({ status: 'PENDING', paymentStatus: 'unpaid' });
      const row = { status: 'pending', receivedAmount: null, nextCheckAt: expect.any(Date) };
      expect(await paymentNow(), members).toMatchObject(row);
    }
    answer = charge();
    app.clock.advance(5_000);
    expect((await verify()).body.status).toBe('paid');
  });
});

const incomprehensible = [
  '"amount":null',
  '"amount":0',
  '"amount":-1400500',
  '"amount":1400500.5',
  '"amount":"1400500"',
  '"amount":[1400500]',
  '"amount":true',
  '"amount":1e400',
  '"amount":9007199254740993',
  '"amount":1e15',
  '"amount":"NaN"',
  '"currency":null',
  '"currency":""',
  '"currency":"ngn"',
  '"currency":"NGN "',
  '"currency":["NGN"]',
  '"currency":566',
];
