import type { Order } from '@abs/contract/entities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSandboxShop, goodCard, type SandboxShop, sendCard } from '../testing/sandboxShop.ts';
import { addAdmin, addProduct, addShopper, order, pay, type Shopper } from '../testing/shop.ts';

let shop: SandboxShop;
let ada: Shopper;
let placed: Order;
let reference: string;

beforeAll(async () => {
  shop = await createSandboxShop();
});
beforeEach(async () => {
  ada = await addShopper(shop);
  placed = await order(shop, ada, (await addProduct(shop)).id);
  const { data } = (await pay(shop, ada, placed.id)).body.data;
  reference = data.reference;
  await sendCard(data.authorization_url, goodCard);
  await expect.poll(async () => (await orderNow()).status).toBe('SUCCESS');
});
afterAll(() => shop.close());

const orderNow = async (): Promise<Order> =>
  (await shop.call('GET', `/orders/${placed.id}`, { token: ada.token })).body.order;
const control = (what: string, body: unknown) => shop.call('POST', `/sandbox/paystack/control/${what}`, { body });

it('refunds a payment in parts, updates the order, and reports it as reversed when refunded in full', async () => {
  const part = await control('refund', { reference, amount: 400_500 });
  expect([part.status, part.body]).toEqual([200, { event: 'refund.processed', delivered: true }]);
  expect(await orderNow()).toMatchObject({ paymentStatus: 'paid', refunded: 4_005 });
  expect((await shop.services.payments.verify(reference))?.status).toBe('success');
  await control('refund', { reference, status: 'pending', id: 1 });
  await control('refund', { reference, status: 'processed', id: 1 });
  expect(await orderNow()).toMatchObject({ paymentStatus: 'refunded', refunded: placed.totalPrice });
  expect((await shop.services.payments.verify(reference))?.status).toBe('reversed');
});

it('prevents undoing a cancellation after a refund', async () => {
  const { token } = await addAdmin(shop);
  const set = (status: string) => shop.call('POST', `/admin/orders/${placed.id}/status`, { token, body: { status } });
  expect((await set('canceled')).status).toBe(200);
  expect((await set('pending')).body.order.paymentStatus).toBe('paid');
  await set('canceled');
  await control('refund', { reference });
  expect((await set('pending')).status).toBe(409);
});

it('disputes a payment and decides it', async () => {
  const { token } = await addAdmin(shop);
  const isDisputed = async () =>
    (await shop.call('GET', `/admin/orders/${placed.id}`, { token })).body.order.isDisputed as boolean;
  await control('dispute', { reference, step: 'create' });
  expect(await isDisputed()).toBe(true);
  await control('dispute', { reference, step: 'resolve', resolution: 'declined' });
  expect(await isDisputed()).toBe(false);
});

it.each([
  ['refund', {}],
  ['refund', { reference: 'abs-never' }],
  ['refund', { amount: 0 }],
  ['refund', { amount: 1e9 }],
  ['refund', { status: 'lost' }],
  ['dispute', { step: 'begin' }],
  ['dispute', { step: 'resolve' }],
])('refuses a %s with %o', async (what, request) => {
  const body = 'amount' in request || 'status' in request || 'step' in request ? { reference, ...request } : request;
  expect((await control(what, body)).status).toBe(400);
  expect(await orderNow()).toMatchObject({ refunded: 0 });
});
