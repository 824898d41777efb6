import type { Order } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentEvents, sandboxTransactions } from '../db/schema.ts';
import { sign } from '../payments/signature.ts';
import { createSandboxShop, goodCard, type SandboxShop, sendCard } from '../testing/sandboxShop.ts';
import { addProduct, addShopper, order, pay, type Shopper } from '../testing/shop.ts';
import { createTestApp } from '../testing/testApp.ts';
import { deliverDueWebhooks } from './webhooks.ts';

let shop: SandboxShop;
let ada: Shopper;
let placed: Order;

const begin = async (of = placed) =>
  (await pay(shop, ada, of.id)).body.data.data as { authorization_url: string; reference: string };
const statusNow = async (of = placed): Promise<string> =>
  (await shop.call('GET', `/orders/${of.id}`, { token: ada.token })).body.order.status;
const verify = (reference: string) => shop.call('GET', `/payments/verify/${reference}`, { token: ada.token });
const control = (input: unknown) => shop.call('POST', '/sandbox/paystack/control', { body: input });
const eventsOf = (reference: string) =>
  shop.db.autocommit((tx) => tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference)));
const owed = async (reference: string) =>
  (
    await shop.db.autocommit((tx) =>
      tx.select().from(sandboxTransactions).where(eq(sandboxTransactions.reference, reference)),
    )
  )[0]?.webhookDueAt ?? null;

beforeAll(async () => {
  shop = await createSandboxShop();
});
beforeEach(async () => {
  ada = await addShopper(shop);
  placed = await order(shop, ada, (await addProduct(shop)).id);
});
afterEach(() => {
  shop.reset();
});
afterAll(() => shop.close());

describe('webhooks that misbehave', () => {
  it('dropped: the return from the provider settles the order', async () => {
    await control({ webhook: 'drop' });
    const { authorization_url, reference } = await begin();
    await sendCard(authorization_url, goodCard);
    expect(await owed(reference)).toBeNull();
    expect(await statusNow()).toBe('PENDING');
    expect((await verify(reference)).body.status).toBe('paid');
  });

  it('delayed: are delivered by the job when due, also after a restart', async () => {
    await control({ webhook: 'delay', delayMs: 60_000 });
    const { authorization_url, reference } = await begin();
    await sendCard(authorization_url, goodCard);
    await deliverDueWebhooks(shop.services);
    expect(await statusNow()).toBe('PENDING');
    expect(await owed(reference)).not.toBeNull();
    shop.clock.advance(61_000);
    await deliverDueWebhooks(shop.services);
    expect(await statusNow()).toBe('SUCCESS');
    expect(await owed(reference)).toBeNull();
  });

  it('repeated: settle the order once', async () => {
    await control({ webhook: 'repeat' });
    const { authorization_url, reference } = await begin();
    await sendCard(authorization_url, goodCard);
    await expect.poll(() => statusNow()).toBe('SUCCESS');
    await expect.poll(() => owed(reference)).toBeNull();
    expect(await eventsOf(reference)).toHaveLength(1);
    expect((await shop.mailsTo(ada.email)).filter(({ subject }) => subject.includes('received'))).toHaveLength(1);
  });

  it('reordered: each settles its own order', async () => {
    await control({ webhook: 'reorder' });
    const second = await order(shop, ada, (await addProduct(shop)).id);
    const pages = [await begin(), await begin(second)];
    for (const { authorization_url } of pages) await sendCard(authorization_url, goodCard);
    shop.clock.advance(5_000);
    await deliverDueWebhooks(shop.services);
    await expect.poll(() => statusNow()).toBe('SUCCESS');
    await expect.poll(() => statusNow(second)).toBe('SUCCESS');
    const [first, last] = [await eventsOf(pages[0]?.reference ?? ''), await eventsOf(pages[1]?.reference ?? '')];
    expect(last[0]?.receivedAt.getTime()).toBeLessThan(first[0]?.receivedAt.getTime() ?? 0);
  });

  it.each(['wrong-amount', 'forged'])('%s: do not pay the order', async (webhook) => {
    await control({ webhook });
    const { authorization_url, reference } = await begin();
    await sendCard(authorization_url, goodCard);
    await expect.poll(() => owed(reference)).toBeNull();
    expect(await statusNow()).toBe('PENDING');
    expect(await eventsOf(reference)).toHaveLength(webhook === 'forged' ? 0 : 1);
    expect((await verify(reference)).body.status).toBe('paid');
  });
});

describe('a provider that is down', () => {
  it('at initialize: the payment can be started later', async () => {
    await control({ down: { initialize: true } });
    expect((await pay(shop, ada, placed.id)).body.code).toBe('payment_unavailable');
    await control({ down: { initialize: false } });
    expect((await pay(shop, ada, placed.id)).status).toBe(200);
  });

  it('at verify: the answer is 502, and the order stays pending', async () => {
    const { authorization_url, reference } = await begin();
    await control({ webhook: 'drop', down: { verify: true } });
    await sendCard(authorization_url, goodCard);
    expect((await verify(reference)).status).toBe(502);
    expect(await statusNow()).toBe('PENDING');
    await control({ down: { verify: false } });
    expect((await verify(reference)).body.status).toBe('paid');
  });
});

describe('the key', () => {
  it('is random for each database, so that no other key can sign that an order is paid', async () => {
    const { reference } = await begin();
    const event = {
      event: 'charge.success',
      data: { id: 1, status: 'success', reference, amount: 1, currency: 'NGN' },
    };
    const body = JSON.stringify(event);
    const post = (key: string) =>
      shop.call('POST', '/payments/webhook', { body, headers: { 'x-paystack-signature': sign(body, key) } });
    const other = await createTestApp();
    for (const key of ['sk_test_sandbox', '', other.services.paymentKey]) expect((await post(key)).status).toBe(401);
    await other.close();
    expect((await post(shop.services.paymentKey)).status).toBe(200);
    expect(Buffer.from(shop.services.paymentKey, 'base64')).toHaveLength(32);
  });
});

describe('the protocol', () => {
  const initialize = (body: unknown, token = shop.services.paymentKey) =>
    shop.call('POST', '/sandbox/paystack/transaction/initialize', { body, token });
  const read = (path: string) => shop.call('GET', `/sandbox/paystack/${path}`, { token: shop.services.paymentKey });
  const good = { email: 'ada@abs.test', amount: 500, reference: 'abs-once', callback_url: 'https://shop.test/back' };

  it('refuses a wrong key, a used reference and invalid input', async () => {
    expect((await initialize(good, 'sk_test_other')).status).toBe(401);
    expect((await initialize(good)).body).toMatchObject({ status: true, data: { reference: 'abs-once' } });
    expect((await initialize(good)).body).toMatchObject({ status: false, message: 'Duplicate Transaction Reference' });
    for (const wrong of [
      { amount: 0 },
      { amount: 1.5 },
      { reference: 'a_b' },
      { callback_url: 'javascript:alert(1)' },
      { email: 'x' },
    ]) {
      expect((await initialize({ ...good, reference: 'abs-twice', ...wrong })).status).toBe(400);
    }
  });

  it('takes an amount as text, and needs neither a reference nor a callback', async () => {
    const { body } = await initialize({ email: 'ada@abs.test', amount: '20000', metadata: '{"orderNumber":"ABS-1"}' });
    const { reference } = body.data;
    expect(reference).toMatch(/^T\d{15}$/);
    expect((await read(`transaction/verify/${reference}`)).body.data).toMatchObject({
      amount: 20_000,
      metadata: { orderNumber: 'ABS-1' },
    });
    for (const amount of ['-5', '1.5', 'lots', '', null]) {
      expect((await initialize({ email: 'ada@abs.test', amount })).body.message).toBe('Invalid Amount Sent');
    }
  });

  it('lists, fetches and counts transactions, and refunds them', async () => {
    const { authorization_url, reference } = await begin();
    await sendCard(authorization_url, goodCard);
    await expect.poll(() => statusNow()).toBe('SUCCESS');
    const list = (await read('transaction?perPage=1&status=success')).body;
    expect(list).toMatchObject({
      status: true,
      data: [{ reference, status: 'success' }],
      meta: { perPage: 1, page: 1 },
    });
    expect(list.meta.pageCount).toBe(list.meta.total);
    const { id, amount } = list.data[0];
    expect((await read(`transaction/${id}`)).body.data).toEqual(list.data[0]);
    expect((await read('transaction/totals')).body.data).toMatchObject({ total_transactions: list.meta.total });
    const refund = (body: unknown) =>
      shop.call('POST', '/sandbox/paystack/refund', { body, token: shop.services.paymentKey });
    expect((await refund({ transaction: reference, amount: String(amount + 1) })).status).toBe(400);
    expect((await refund({ transaction: id })).body).toMatchObject({
      status: true,
      data: { status: 'pending', amount },
    });
    await expect.poll(async () => (await read(`transaction/${id}`)).body.data.status).toBe('reversed');
    expect((await refund({ transaction: 'abs-never' })).body).toMatchObject({ status: false });
  });

  it('answers any other path in the same shape, and nothing without the key', async () => {
    expect((await read('customer')).body).toMatchObject({ status: false, message: expect.any(String) });
    for (const path of ['transaction', 'transaction/1', 'transaction/totals']) {
      expect((await shop.call('GET', `/sandbox/paystack/${path}`)).status).toBe(401);
    }
  });

  it('verifies a known reference, and returns null for an unknown one', async () => {
    expect(await shop.services.payments.verify('abs-never')).toBeNull();
    expect(await shop.services.payments.verify('abs-once')).toMatchObject({
      status: 'abandoned',
      amount: 500,
      currency: 'NGN',
    });
  });

  it('has a control that refuses invalid input and can be reset', async () => {
    for (const input of [{ webhook: 'explode' }, { delayMs: -1 }, { down: true }, { down: { verify: 'yes' } }, 'x']) {
      expect((await control(input)).status).toBe(400);
    }
    await control({ webhook: 'drop' });
    await shop.call('POST', '/sandbox/paystack/control/reset');
    expect(shop.control()).toMatchObject({ webhook: 'normal' });
  });
});
