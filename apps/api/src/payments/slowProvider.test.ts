import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Order } from '@abs/contract/entities';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { payments } from '../db/schema.ts';
import { addProduct, addShopper, order, pay, type Shopper } from '../testing/shop.ts';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { createPaymentProvider } from './paystackClient.ts';
import type { PaymentProvider } from './provider.ts';

const MINUTE = 60_000;
/** How long the shop waits for an answer. */
const SHOP_TIMEOUT_MS = 15_000;

let app: TestApp;
let ada: Shopper;
let placed: Order;
let provider: PaymentProvider;
/** References that were verified with the provider. */
let verified: string[];

const verify = (reference: string) => app.call('GET', `/payments/verify/${reference}`, { token: ada.token });
const remove = () => app.call('DELETE', `/orders/${placed.id}`, { token: ada.token });
const pending = (): Promise<never> => new Promise(() => {});

/** Inserts attempts for the order into the database, as if the provider had opened a page for each. */
async function addAttempts(count: number): Promise<string[]> {
  const createdAt = new Date(app.clock.now().getTime() - 90 * MINUTE);
  const rows = Array.from({ length: count }, (_, index) => ({
    reference: `abs-${placed.id}-${index}`,
    orderId: placed.id,
    userId: ada.id,
    amountKobo: placed.totalPrice * 100,
    status: 'pending' as const,
    authorizationUrl: 'https://checkout.paystack.com/x',
    accessCode: 'x',
    createdAt,
  }));
  await app.db.autocommit((tx) => tx.insert(payments).values(rows));
  return rows.map(({ reference }) => reference);
}

beforeAll(async () => {
  app = await createTestApp();
  provider = app.services.payments;
});
beforeEach(async () => {
  ada = await addShopper(app);
  placed = await order(app, ada, (await addProduct(app)).id);
  verified = [];
  app.services.payments = {
    ...provider,
    verify: (reference, signal) => {
      verified.push(reference);
      return provider.verify(reference, signal);
    },
  };
});
afterAll(() => app.close());

describe('a provider that never answers', () => {
  it('leads to a refusal within the shop’s timeout, however many attempts exist', async () => {
    const [reference = ''] = await addAttempts(40);
    app.services.payments = { ...provider, verify: pending };
    const since = performance.now();
    const answers = await Promise.all([pay(app, ada, placed.id), remove(), verify(reference)]);
    expect(performance.now() - since).toBeLessThan(SHOP_TIMEOUT_MS);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        502,
        {
          code: 'payment_unavailable',
          message: 'The payment service is taking too long. Please try again in a moment.',
        },
      ]);
    }
  });

  it('prevents a payment from starting, and the next try with the same key starts it', async () => {
    app.services.payments = { ...provider, initialize: pending };
    const since = performance.now();
    expect((await pay(app, ada, placed.id, 'key')).body.code).toBe('payment_unavailable');
    expect(performance.now() - since).toBeLessThan(SHOP_TIMEOUT_MS);
    app.services.payments = provider;
    expect((await pay(app, ada, placed.id, 'key')).status).toBe(200);
  });
});

it('checks all attempts of an order with a slow provider concurrently', async () => {
  await addAttempts(30);
  let open = 0;
  let most = 0;
  const release = Promise.withResolvers<void>();
  app.services.payments = {
    ...provider,
    verify: async () => {
      open++;
      most = Math.max(most, open);
      if (open === 30) release.resolve();
      await release.promise;
      return null;
    },
  };
  expect((await remove()).status).toBe(200);
  expect(most).toBe(30);
});

it('uses the answer about one attempt although another gets none', async () => {
  const [paid = '', silent = ''] = await addAttempts(2);
  app.services.payments = {
    ...provider,
    verify: (reference) =>
      reference === silent
        ? pending()
        : Promise.resolve({
            reference,
            status: 'success',
            amount: placed.totalPrice * 100,
            currency: 'NGN',
            gatewayResponse: 'Successful',
          }),
  };
  expect((await remove()).body.code).toBe('payment_unavailable');
  expect((await verify(paid)).body.status).toBe('paid');
});

it('refuses with 502 when the provider’s answer is malformed, and works again afterwards', async () => {
  const [reference = ''] = await addAttempts(1);
  const nonsense = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"status":true,"data":{"status":"thank you","reference":3}}');
  });
  await new Promise<void>((resolve) => void nonsense.listen(0, '127.0.0.1', resolve));
  const { port } = nonsense.address() as AddressInfo;
  app.services.payments = createPaymentProvider(
    { ...app.services.config, paystackBaseUrl: `http://127.0.0.1:${port}` },
    app.services.paymentKey,
  );
  for (const answer of await Promise.all([pay(app, ada, placed.id), remove(), verify(reference)])) {
    expect([answer.status, answer.body.code]).toEqual([502, 'payment_unavailable']);
  }
  nonsense.close();
  app.services.payments = provider;
  expect((await verify(reference)).body).toMatchObject({ status: 'failed', order: { status: 'PENDING' } });
});

it('sends only a few requests to the provider for two hundred queries about a payment', async () => {
  const reference = (await pay(app, ada, placed.id)).body.data.data.reference;
  const [first, ...others] = await Promise.all(Array.from({ length: 100 }, () => verify(reference)));
  for (let i = 0; i < 100; i++) others.push(await verify(reference));
  expect(first?.body).toMatchObject({ status: 'pending', order: { id: placed.id } });
  for (const other of others) expect([other.status, other.body]).toEqual([200, first?.body]);
  expect(verified.length).toBeLessThan(5);

  app.fakePayments.settle(reference, 'failed', { gatewayResponse: 'Insufficient Funds' });
  app.clock.advance(5_000);
  const failed = await verify(reference);
  expect(failed.body.message).toContain('Insufficient Funds');
  expect((await verify(reference)).body).toEqual(failed.body);
  app.fakePayments.settle(reference, 'success');
  app.clock.advance(5_000);
  expect((await verify(reference)).body.status).toBe('paid');
});
