import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAdminTransactions } from './admin.ts';
import { connectSession } from './client.ts';
import { makePayment, verifyPayment } from './payments.ts';
import { getOrderHistory, getProfile } from './profile.ts';
import { uploadPicture } from './upload.ts';

vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://shop.test'));

/** Responses of a server with only the basic contract, by method and path; all other calls get a 404. */
let answers: Record<string, unknown>;

const order = (id: string, status: string) => ({
  id,
  status,
  paymentStatus: status === 'SUCCESS' ? 'paid' : 'unpaid',
  totalPrice: 25_005,
  orderItems: [],
});
const user = {
  userId: 'ada',
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@abs.test',
  gender: 'Female',
  avatar: null,
  createdAt: '2026-11-01T09:00:00.000Z',
  userType: 'Customer',
};
const orders = [
  ...Array.from({ length: 7 }, (_, index) => order(`paid-${index}`, 'SUCCESS')),
  order('waiting', 'PENDING'),
  order('cancelled', 'CANCELLED'),
];

beforeEach(() => {
  answers = { 'GET /get-orders': orders };
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = answers[`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`];
    return answer === undefined ? Response.json({ message: 'Not found' }, { status: 404 }) : Response.json(answer);
  });
  connectSession({ token: () => 'token', onExpired: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

test('the order history is made from the list of all orders', async () => {
  const first = await getOrderHistory({ status: 'SUCCESS', page: 1 });
  expect(first.orders.map(({ id }) => id)).toEqual(['paid-0', 'paid-1', 'paid-2', 'paid-3', 'paid-4']);
  expect(first.pagination).toEqual({ page: 1, limit: 5, total: 7, totalPages: 2 });
  const beyond = await getOrderHistory({ status: 'SUCCESS', page: 9 });
  expect(beyond.orders.map(({ id }) => id)).toEqual(['paid-5', 'paid-6']);
  expect(beyond.pagination.page).toBe(2);
  expect((await getOrderHistory({ status: 'CANCELLED', page: 1 })).orders.map(({ id }) => id)).toEqual(['cancelled']);
});

test.each([[null], [undefined]])('orders are counted if the profile’s pagination is %s', async (pagination) => {
  answers['GET /user/profile'] = { user, pagination };
  expect(await getProfile()).toEqual({ user, pagination: { total: 9 }, settings: [], pendingEmail: null });
});

test.each([
  ['paid-3', 'paid'],
  ['waiting', 'pending'],
  ['cancelled', 'failed'],
])('the payment of the order %s has the status %s, which comes from the order', async (id, status) => {
  answers['POST /make-payment'] = { orderId: id, data: { data: { authorization_url: 'https://pay.test' } } };
  await makePayment(id, 'key');
  expect(await verifyPayment('r1')).toMatchObject({ reference: 'r1', orderId: id, status, order: { id } });
});

test('a payment that this tab did not start is not found', async () => {
  await expect(verifyPayment('r1')).rejects.toMatchObject({ status: 404, code: 'not_found' });
});

test('transactions without pages are cut into pages', async () => {
  answers['GET /admin/transactions'] = {
    transactions: Array.from({ length: 23 }, (_, index) => ({
      id: index,
      invoiceId: `i${index}`,
      amount: '5',
      status: 'Deposit',
    })),
  };
  const { rows, pagination, isPlain } = await getAdminTransactions({
    page: 3,
    search: '',
    sort: 'newest',
    status: undefined,
  });
  expect(rows.map(({ id, status, amount }) => [id, status, amount])).toEqual([
    ['20', 'Receive', 5],
    ['21', 'Receive', 5],
    ['22', 'Receive', 5],
  ]);
  expect([pagination.totalPages, isPlain]).toEqual([3, true]);
});

test('a picture that cannot be uploaded is its file name', async () => {
  class Refusal {
    upload = {};
    status = 404;
    response = { message: 'Not found' };
    onload = () => {};
    onloadend = () => {};
    open = () => {};
    setRequestHeader = () => {};
    getAllResponseHeaders = () => '';
    send() {
      this.onload();
      this.onloadend();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Refusal);
  const file = new File(['bytes'], 'hoodie front.png', { type: 'image/png' });
  const { picture } = await uploadPicture(file, { signal: new AbortController().signal, onProgress: () => {} });
  expect(picture.src).toBe('hoodie front.png');
});
