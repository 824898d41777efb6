import { type CallName, type Endpoint, endpoints } from '@abs/contract';
import { calls } from '@abs/contract/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formOf, plain } from '../testing/pictures.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

/** Every call of the table, made once in the order in which a shop is used, and held against its schema. */
let shop: TestApp;
const answered = new Set<string>();
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Input = {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
};

async function make(name: CallName, { params = {}, query = '', ...options }: Input = {}) {
  const { method, path, answers }: Endpoint = endpoints[name];
  const address = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '') + query;
  const answer = await shop.call(method, address, options);
  const { status = 200, response } = calls[name] as { status?: number; response: z.ZodMiniType };
  expect([name, answer.status, answer.status === status ? '' : answer.text]).toEqual([name, status, '']);
  const content = answers ? answer.text : answer.body;
  expect(answer.headers.get('content-type')).toContain(answers ?? 'application/json');
  expect(z.safeParse(response, content)).toEqual({ success: true, data: content });
  answered.add(name);
  return content;
}

test('every call answers what the contract says', async () => {
  const email = 'everybody@abs.test';
  await make('signup', { body: { email, password: PASSWORD } });
  const verified = await make('verifyEmail', { body: { email, otp: await shop.codeTo(email) } });
  const { userId } = verified.user_credentials;
  const { token } = (await make('login', { body: { email, password: PASSWORD } })).user_credentials;
  const profile = { firstName: 'Ada', lastName: 'Obi', gender: 'Female' };
  await make('completeProfile', { params: { id: userId }, body: profile, token });
  await make('getProfile', { token });

  const admin = (await shop.signUpAdmin()).token;
  const { product } = await make('createProduct', {
    body: {
      name: 'Plain Hoodie',
      description: 'A hoodie without a print.',
      price: 12_500,
      size: 'L',
      color: 'Sand',
      quantity: 9,
      salesCoverPicture: '/media/demo/plain.jpg',
      subImages: ['/media/demo/plain-2.jpg'],
    },
    token: admin,
  });
  const picture = formOf({ bytes: await plain(40, 50).png().toBuffer() });
  const { src } = (await make('uploadPicture', { body: picture, token: admin })).picture;
  const one = { params: { id: product.id }, token: admin };
  await make('getAdminProducts', { token: admin });
  await make('getAdminProduct', one);
  await make('updateProduct', { ...one, body: { salesCoverPicture: src } });
  await make('deleteProduct', one);
  await make('restoreProduct', one);
  await make('getProducts');
  await make('getProduct', { params: { id: product.id } });
  await make('searchProducts', { query: '?query=plain' });

  const add = { body: { productId: product.id, quantity: 1 }, token };
  await make('addToCart', add);
  await make('deleteCartProduct', { params: { id: product.id }, token });
  const { item } = await make('addToCart', add);
  await make('deleteCartItem', { params: { id: item.id }, token });
  await make('addToCart', add);
  await make('getCart', { token });

  const delivery = { deliveryAddress: '1 Marina Road, Lagos', phoneNumber: '+234 801 234 5678' };
  const { order } = await make('placeOrder', { body: delivery, token });
  await make('getOrder', { params: { id: order.id }, token });
  const payment = await make('makePayment', { body: { orderId: order.id }, token });
  const { reference } = payment.data.data;
  shop.fakePayments.settle(reference, 'success');
  await make('verifyPayment', { params: { reference }, token });
  const event = JSON.stringify({
    event: 'charge.success',
    data: { id: 1, reference, status: 'success', amount: order.totalPrice * 100, currency: 'NGN' },
  });
  await make('receivePaymentEvent', {
    body: event,
    headers: { 'x-paystack-signature': shop.fakePayments.sign(event) },
  });

  await make('addToCart', add);
  const second = await make('placeOrder', { body: delivery, token });
  await make('getOrders', { token });
  await make('getOrderHistory', { token });
  await make('deleteOrder', { params: { id: second.order.id }, token });

  await make('getOverviewStats', { token: admin });
  await make('getSales', { token: admin });
  await make('getAdminUsers', { token: admin });
  await make('setUserStatus', { params: { id: userId }, body: { status: 'active' }, token: admin });
  await make('getAdminTransactions', { token: admin });
  await make('exportTransactions', { token: admin });
  await make('getAdminOrders', { token: admin });
  await make('getAdminOrder', { params: { id: order.id }, token: admin });
  const status = { params: { id: order.id }, token: admin };
  await make('setOrderStatus', { ...status, body: { status: 'cleared' } });
  await make('setOrderStatus', { ...status, body: { status: 'pending' } });
  await make('setOrderStatus', { ...status, body: { status: 'canceled' } });
  await make('recordRefund', { ...status, body: { reference } });

  await make('sendContactMessage', { body: { name: 'Ada', email, message: 'Do you ship to Jos?' } });
  const [written] = (await make('getMessages', { token: admin })).messages;
  const message = { params: { id: written.id }, token: admin };
  await make('getMessage', message);
  await make('setMessageRead', { ...message, body: { read: true } });
  await make('replyToMessage', { ...message, body: { text: 'Yes, we do.' } });
  await make('getNotifications', { token: admin });
  await make('getAdminCounts', { token: admin });
  await make('getUndeliveredMails', { token: admin });
  await make('markNotificationsRead', { body: {}, token: admin });
  await make('getAuditLog', { token: admin });
  await make('getSecurityEvents', { token: admin });

  await make('subscribeToNewsletter', { body: { email } });

  await make('requestOtp', { body: { email: 'nobody@abs.test' } });
  await make('forgotPassword', { body: { email } });
  const otp = await shop.codeTo(email);
  await make('verifyEmailAccount', { body: { email, otp } });
  await make('logout', { token });
  await make('logoutEverywhere', { token: admin });
  await make('resetPassword', { body: { email, otp, password: 'quite-another-passphrase' } });

  expect([...answered].sort()).toEqual(Object.keys(endpoints).sort());
});
