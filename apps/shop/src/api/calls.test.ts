/** Checks method, path, body and token of each call against the product description. */
import { limits, noFilters } from '@abs/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { login, verifyEmail } from './accounts.ts';
import {
  adminCall,
  createProduct,
  exportOrders,
  getAdminOrders,
  getAdminTransactions,
  getAdminUsers,
} from './admin.ts';
import { call } from './call.ts';
import { connectSession } from './client.ts';
import { makePayment } from './payments.ts';
import { countProducts, getProducts, searchProducts } from './products.ts';
import { getProfile } from './profile.ts';
import { settingsCall } from './settings.ts';
import { uploadPicture } from './upload.ts';

// The client reads the URL once, when it loads. Outside a browser, no URL is relative.
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.test'));

const BASE = 'https://api.test/api/v1';
const fetched = vi.spyOn(globalThis, 'fetch');
const sent: unknown[] = [];

beforeEach(() => {
  connectSession({ token: () => 'token-of-ada', onExpired: () => {} });
  fetched.mockImplementation(async (input) => {
    const request = input as Request;
    const text = await request.text();
    sent.push({
      call: `${request.method} ${request.url.replace(BASE, '')}`,
      body: text === '' ? undefined : JSON.parse(text),
      authorization: request.headers.get('authorization'),
    });
    return Response.json({});
  });
});
afterEach(() => {
  connectSession({ token: () => null, onExpired: () => {} });
  fetched.mockReset();
  sent.length = 0;
  vi.unstubAllGlobals();
});

type Case = [call: string, send: () => Promise<unknown>, body?: unknown];

const email = 'ada@abs.test';
const password = 'eight chars or more';
const currentPassword = { currentPassword: 'old passphrase' };
const newEmail = { email, ...currentPassword };
const passwords = { currentPassword: 'the old one', password };
const otp = '0042';
const delivery = { deliveryAddress: '12 Allen Avenue, Ikeja', phoneNumber: '08012345678' };
const message = { name: 'Ada', email, message: 'Do you ship to Jos?' };
const names = { firstName: 'Ada', lastName: 'Obi', gender: 'Female' } as const;
const cloth = {
  name: 'Plain Hoodie',
  description: 'A hoodie without a print.',
  price: 12_500,
  size: 'L',
  color: 'Sand',
  quantity: 3,
  salesCoverPicture: '/media/uploads/a-640.jpg',
  subImages: ['/media/uploads/b-640.jpg'],
};
const firstPage = { page: 1, search: '', sort: 'newest', status: undefined } as const;

test.each<Case>([
  ['POST /signup', () => call('signup', { body: { email, password } }), { email, password }],
  ['POST /login', () => login({ email, password }), { email, password }],
  ['POST /verify-email', () => verifyEmail({ email, otp }), { email, otp }],
  ['POST /verify-email-account', () => call('verifyEmailAccount', { body: { email, otp } }), { email, otp }],
  ['POST /request-otp', () => call('requestOtp', { body: { email } }), { email }],
  ['POST /forgot-password', () => call('forgotPassword', { body: { email } }), { email }],
  ['POST /reset-password', () => call('resetPassword', { body: { email, otp, password } }), { email, otp, password }],
  [
    'GET /products?page=2&limit=12&sort=featured&group=style',
    () => getProducts({ page: 2, sort: 'featured', search: '', filter: null }),
  ],
  [
    'GET /products?page=1&limit=1&sort=featured&group=style&category=hoodie%2Cjacket&size=m&facets=true',
    () => countProducts({ search: '', filters: { ...noFilters, categories: ['hoodie', 'jacket'], sizes: ['m'] } }),
  ],
  ['GET /products/p1', () => call('getProduct', { params: { id: 'p1' } })],
  [
    'GET /search-query?query=hoodie&group=style&page=1&limit=10',
    () => searchProducts({ query: 'hoodie', page: 1, limit: 10 }),
  ],
  ['POST /contact', () => call('sendContactMessage', { body: message }), message],
  ['POST /email-change/confirm', () => settingsCall('confirmEmailChange', { body: { token: 't' } }), { token: 't' }],
  ['POST /email-change/cancel', () => settingsCall('cancelEmailChange', { body: { token: 't' } }), { token: 't' }],
  ['POST /newsletter', () => call('subscribeToNewsletter', { body: { email } }), { email }],
])(
  'sends %s without the token',
  {
    tags: [
      '7.1.1',
      '7.1.2',
      '7.1.4',
      '7.1.5',
      '7.1.6',
      '7.1.7',
      '7.1.8',
      '7.1.10',
      '7.1.12',
      '7.1.22',
      '7.1.23',
      '9.1.5',
    ],
  },
  async (sentCall, send, body) => {
    // Only the request matters here. A call may reject the empty response.
    await send().catch(() => {});
    expect(sent).toEqual([{ call: sentCall, body, authorization: null }]);
  },
);

test.each<Case>([
  [
    'POST /complete-profile-registration/ada',
    () => call('completeProfile', { params: { id: 'ada' }, body: names }),
    names,
  ],
  ['POST /user/password', () => settingsCall('changePassword', { body: passwords }), passwords],
  ['POST /user/email', () => settingsCall('requestEmailChange', { body: newEmail }), newEmail],
  ['GET /user/addresses', () => settingsCall('getAddresses')],
  ['POST /user/addresses', () => settingsCall('addAddress', { body: delivery }), delivery],
  ['PUT /user/addresses/a1', () => settingsCall('changeAddress', { params: { id: 'a1' }, body: delivery }), delivery],
  ['DELETE /user/addresses/a1', () => settingsCall('removeAddress', { params: { id: 'a1' } })],
  ['GET /user/sessions', () => settingsCall('getSessions')],
  ['DELETE /user/sessions/s1', () => settingsCall('endSession', { params: { id: 's1' } })],
  ['POST /user/delete', () => settingsCall('deleteAccount', { body: currentPassword }), currentPassword],
  ['GET /user/data', () => settingsCall('exportData')],
  ['GET /user/profile', () => getProfile()],
  ['POST /cart', () => call('addToCart', { body: { productId: 'p1', quantity: 2 } }), { productId: 'p1', quantity: 2 }],
  ['GET /cart', () => call('getCart')],
  ['DELETE /cart/item/line-1', () => call('deleteCartItem', { params: { id: 'line-1' } })],
  ['GET /get-orders?status=PENDING', () => call('getOrders', { query: { status: 'PENDING' } })],
  ['POST /orders', () => call('placeOrder', { body: delivery, idempotencyKey: 'key' }), delivery],
  ['GET /orders/o1', () => call('getOrder', { params: { id: 'o1' } })],
  ['DELETE /orders/o1', () => call('cancelOrder', { params: { id: 'o1' } })],
  ['POST /make-payment', () => makePayment('o1', 'key'), { orderId: 'o1' }],
  ['POST /create-products', () => createProduct(cloth, 'key'), cloth],
  ['GET /overview/stats', () => adminCall('getOverviewStats', {})],
  ['GET /admin/users?page=1&sort=newest&limit=8', () => getAdminUsers(firstPage)],
  ['GET /admin/transactions?page=1&sort=newest&limit=10', () => getAdminTransactions(firstPage)],
  [
    'GET /admin/orders?page=1&sort=newest&status=pending&from=2026-11-01&limit=10',
    () => getAdminOrders({ page: 1, search: '', sort: 'newest', status: 'pending', from: '2026-11-01', limit: 10 }),
  ],
  ['GET /admin/orders.csv?payment=paid&search=ada', () => exportOrders({ search: 'ada', payment: 'paid' })],
  ['GET /admin/orders/o1', () => adminCall('getAdminOrder', { params: { id: 'o1' } })],
  [
    'POST /admin/orders/o1/status',
    () => adminCall('setOrderStatus', { params: { id: 'o1' }, body: { status: 'cleared' } }),
    { status: 'cleared' },
  ],
])(
  'sends %s with the token',
  {
    tags: [
      '7.1.3',
      '7.1.9',
      '7.1.13',
      '7.1.14',
      '7.1.16',
      '7.1.17',
      '7.1.18',
      '7.1.19',
      '7.1.20',
      '7.1.21',
      '7.1.24',
      '7.1.25',
      '7.1.26',
      '7.1.28',
      '7.1.30',
    ],
  },
  async (sentCall, send, body) => {
    // Only the request matters here. A call may reject the empty response.
    await send().catch(() => {});
    expect(sent).toEqual([{ call: sentCall, body, authorization: 'Bearer token-of-ada' }]);
  },
);

test('aborts the request of a cancelled search', { tags: ['7.1.12'] }, async () => {
  let signal: AbortSignal | undefined;
  fetched.mockImplementation((request) => {
    signal = (request as Request).signal;
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
  });
  const search = new AbortController();
  const found = searchProducts({ query: 'hoodie', page: 1, limit: limits.SEARCH_PAGE_SIZE }, search.signal);
  const outcome = expect(found).rejects.toBe('newer search');
  await vi.waitFor(() => expect(signal).toBeDefined());
  search.abort('newer search');
  expect(signal?.aborted).toBe(true);
  await outcome;
});

test('sends a picture’s file to POST /admin/pictures, with the token', { tags: ['7.1.29'] }, async () => {
  const picture = { id: 'u1', src: '/media/u1.jpg', srcset: '', width: 640, height: 800, ground: '#eee', alt: '' };
  class Recorder {
    upload = {};
    status = 201;
    response = { message: 'ok', picture };
    onload = () => {};
    onloadend = () => {};
    open = (method: string, url: string) => sent.push(method, url);
    setRequestHeader = (name: string, value: string) => sent.push(`${name}: ${value}`);
    send(body: FormData) {
      sent.push(body.get('file'));
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Recorder);
  const file = new File(['bytes'], 'cover.png', { type: 'image/png' });
  const answer = await uploadPicture(file, { signal: new AbortController().signal, onProgress: () => {} });
  // The server sends a path, and the client adds the server's origin.
  expect(answer.picture).toEqual({ ...picture, src: new URL(picture.src, BASE).href });
  expect(sent).toEqual(['POST', `${BASE}/admin/pictures`, 'authorization: Bearer token-of-ada', file]);
});
