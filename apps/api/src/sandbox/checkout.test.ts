import type { Order } from '@abs/contract/entities';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentEvents, sandboxTransactions } from '../db/schema.ts';
import { createSandboxShop, goodCard, type SandboxShop, sendCard } from '../testing/sandboxShop.ts';
import { addProduct, addShopper, order, pay, type Shopper } from '../testing/shop.ts';

let shop: SandboxShop;
let ada: Shopper;
let placed: Order;

const begin = async (of = placed) =>
  (await pay(shop, ada, of.id)).body.data.data as { authorization_url: string; reference: string };
const statusNow = async (of = placed): Promise<string> =>
  (await shop.call('GET', `/orders/${of.id}`, { token: ada.token })).body.order.status;
const verify = (reference: string) => shop.call('GET', `/payments/verify/${reference}`, { token: ada.token });
const eventsOf = (reference: string) =>
  shop.db.autocommit((tx) => tx.select().from(paymentEvents).where(eq(paymentEvents.reference, reference)));
const owed = async (reference: string) =>
  (
    await shop.db.autocommit((tx) =>
      tx.select().from(sandboxTransactions).where(eq(sandboxTransactions.reference, reference)),
    )
  )[0]?.webhookDueAt ?? null;
const textOf = async (response: Response) =>
  (await response.text())
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

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

describe('the card page', () => {
  it('shows the amount, the fields and the test cards, without any script', async () => {
    const { authorization_url } = await begin();
    const response = await fetch(authorization_url);
    const html = await response.clone().text();
    const text = await textOf(response);
    expect(response.status).toBe(200);
    expect(text).toContain('₦14,005');
    for (const words of ['Sandbox.', 'Card number', 'Expiry', 'CVV', 'Pay', 'Cancel payment', '5060 6600 0000 0064']) {
      expect(text).toContain(words);
    }
    expect(html).not.toMatch(/<script| on\w+=/);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${shop.origin}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('fills in the chosen test card', async () => {
    const { authorization_url } = await begin();
    const html = await (await fetch(`${authorization_url}?card=4084080000005408`)).text();
    expect(html).toContain('value="4084 0800 0000 5408"');
    expect(await (await fetch(`${authorization_url}?card="><b>`)).text()).not.toContain('<b>');
  });

  it('shows error messages, and escapes typed text', async () => {
    const { authorization_url } = await begin();
    const response = await sendCard(authorization_url, { number: '"><i>x</i>', expiry: '01/20', cvv: '' });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('This card has expired');
    expect(html).toContain('Enter the CVV');
    expect(html).not.toContain('<i>x');
    expect(await statusNow()).toBe('PENDING');
  });

  it('of an unknown payment is 404', async () => {
    const response = await fetch(`${shop.origin}/sandbox/paystack/checkout/nonsense`);
    expect([response.status, await textOf(response)]).toEqual([404, expect.stringContaining('No such payment')]);
  });
});

describe('paying', () => {
  it('redirects back with the reference, and the signed webhook settles the order', { tags: ['10.3.8'] }, async () => {
    const { authorization_url, reference } = await begin();
    const response = await sendCard(authorization_url, goodCard);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/payment/callback?trxref=${reference}&reference=${reference}`);
    await expect.poll(() => statusNow()).toBe('SUCCESS');
    expect(await textOf(await fetch(authorization_url))).toContain('Already paid');
    expect((await verify(reference)).body.status).toBe('paid');
    await expect.poll(() => owed(reference)).toBeNull();
  });

  it('with the form sent three times concurrently charges once', async () => {
    const { authorization_url, reference } = await begin();
    const responses = await Promise.all([1, 2, 3].map(() => sendCard(authorization_url, goodCard)));
    expect(responses.map(({ status }) => status)).toEqual([303, 303, 303]);
    await expect.poll(() => statusNow()).toBe('SUCCESS');
    expect(await eventsOf(reference)).toHaveLength(1);
  });

  it.each([
    ['4084080000005408', 'Declined'],
    ['4084080000670037', 'Insufficient Funds'],
    ['4111111111111111', 'Declined'],
  ])('with %s is refused, and another card may be tried', async (number, words) => {
    const { authorization_url, reference } = await begin();
    const response = await sendCard(authorization_url, { ...goodCard, number });
    expect([response.status, await textOf(response)]).toEqual([402, expect.stringContaining(words)]);
    expect((await verify(reference)).body).toMatchObject({ status: 'failed', message: expect.stringContaining(words) });
    expect((await sendCard(authorization_url, goodCard)).status).toBe(303);
    await expect.poll(() => statusNow()).toBe('SUCCESS');
  });

  it('with a bank that does not answer stays pending, and is abandoned later', async () => {
    const { authorization_url, reference } = await begin();
    const response = await sendCard(authorization_url, { ...goodCard, number: '5060660000000064' });
    expect(await textOf(response)).toContain('Waiting for the bank');
    expect((await verify(reference)).body.status).toBe('pending');
    expect((await shop.call('DELETE', `/orders/${placed.id}`, { token: ada.token })).body.code).toBe(
      'payment_in_flight',
    );
    expect(await textOf(await sendCard(authorization_url, goodCard))).toContain('Waiting for the bank');
    shop.clock.advance(31 * 60_000);
    expect((await verify(reference)).body.status).toBe('abandoned');
    expect((await shop.call('DELETE', `/orders/${placed.id}`, { token: ada.token })).status).toBe(200);
  });

  it('can be cancelled, and is then refused', async () => {
    const { authorization_url, reference } = await begin();
    const response = await fetch(`${authorization_url}/cancel`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(`reference=${reference}`),
    ]);
    expect((await verify(reference)).body.status).toBe('abandoned');
    expect(await textOf(await sendCard(authorization_url, goodCard))).toContain('Payment cancelled');
    expect(await statusNow()).toBe('PENDING');
  });

  it('cannot be cancelled once it succeeded', async () => {
    const { authorization_url, reference } = await begin();
    await sendCard(authorization_url, goodCard);
    await fetch(`${authorization_url}/cancel`, { redirect: 'manual' });
    expect((await verify(reference)).body.status).toBe('paid');
  });
});
