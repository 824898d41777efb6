import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDigits } from './accounts.ts';
import { type RunningServer, startServer } from './server.ts';
import { adminAccount, customerAccount } from './store.ts';
import { type SwitchName, switchNames } from './switches.ts';
import { tour } from './tour.ts';

/** The answers of a server with these switches to the tour, each prefixed with its call. */
async function answersOf(switches: SwitchName[]): Promise<string[]> {
  const server = await startServer({ switches });
  try {
    return (await tour(server.url)).map(({ call, status, cors, body }) => `${call} → ${status} ${cors} ${body}`);
  } finally {
    await server.close();
  }
}

/** The names of all fields in a value, including nested ones such as `user.email`. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((item) => fieldsOf(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, path ? `${path}.${key}` : key));
}

it('never sends the digits of the last code again', () => {
  const drawn = [1234, 1234, 5678];
  expect(newDigits('1234', () => drawn.shift() ?? 0)).toBe('5678');
});

describe('the strict server', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  async function send(method: string, path: string, body?: object, token?: string) {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, answer: await response.json(), headers: response.headers };
  }
  const tokenOf = async (account: object) =>
    (await send('POST', '/login', account)).answer.user_credentials.token as string;

  it('answers exactly the fields of the contract', async () => {
    const token = await tokenOf(customerAccount);
    const product = [
      'id',
      'name',
      'price',
      'description',
      'color',
      'size',
      'quantity',
      'salesCoverPicture',
      'subImages[]',
    ];
    const item = ['id', 'quantity', 'product.name', 'product.size', 'product.color', 'product.salesCoverPicture'];
    const order = ['id', 'status', 'paymentStatus', 'totalPrice', ...item.map((field) => `orderItems[].${field}`)];

    expect(fieldsOf((await send('GET', '/products')).answer)).toEqual([
      ...product.map((field) => `products[].${field}`),
      'totalProducts',
      'totalPages',
    ]);
    expect(fieldsOf((await send('GET', '/search-query?query=hoodie')).answer)).toEqual(
      product.map((field) => `products[].${field}`),
    );
    expect(fieldsOf((await send('GET', '/get-orders', undefined, token)).answer)).toEqual(
      order.map((field) => `[].${field}`),
    );
    expect(fieldsOf((await send('GET', '/user/profile?page=1', undefined, token)).answer.user)).toEqual([
      'userId',
      'firstName',
      'lastName',
      'email',
      'gender',
      'avatar',
      'createdAt',
      'userType',
    ]);
  });

  it('refuses fields that the contract does not have, and ignores unknown queries', async () => {
    const login = await send('POST', '/login', { ...customerAccount, deviceToken: 'x' });
    expect([login.status, login.answer]).toEqual([400, { message: 'deviceToken is not allowed' }]);
    expect((await send('GET', '/products?page=1&sort=newest')).status).toBe(200);
  });

  it('has none of the additive calls, headers and features', async () => {
    const verify = await send('GET', '/payments/verify/abc');
    expect([verify.status, Object.keys(verify.answer)]).toEqual([404, ['message']]);
    expect(verify.headers.get('api-features')).toBeNull();
    const preflight = await fetch(`${server.url}/api/v1/orders`, { method: 'OPTIONS' });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
  });

  it('refuses an unverified login with the message that the shop expects', async () => {
    const account = { email: 'new@shop.test', password: 'correct horse' };
    await send('POST', '/signup', account);
    const { status, answer } = await send('POST', '/login', account);
    expect([status, answer]).toEqual([403, { message: 'Please, verify your email, before you can login' }]);
  });

  it('restricts the back office to admins', async () => {
    expect((await send('GET', '/overview/stats')).status).toBe(401);
    expect((await send('GET', '/overview/stats', undefined, await tokenOf(customerAccount))).status).toBe(403);
    expect((await send('GET', '/overview/stats', undefined, await tokenOf(adminAccount))).status).toBe(200);
  });

  it('sells no more than its stock, and redirects to the shop with the payment settled', async () => {
    const token = await tokenOf(customerAccount);
    const tooMany = await send('POST', '/cart', { productId: '2', quantity: 401 }, token);
    expect([tooMany.status, tooMany.answer]).toEqual([400, { message: 'Only 400 left in stock' }]);

    await send('POST', '/cart', { productId: '2', quantity: 3 }, token);
    await send('POST', '/orders', { deliveryAddress: 'Ikeja', phoneNumber: '08012345678' }, token);
    const [order] = (await send('GET', '/get-orders', undefined, token)).answer;
    expect(order).toMatchObject({ status: 'PENDING', paymentStatus: 'unpaid', totalPrice: 3 * 25_500 + 5 });
    expect((await send('GET', '/products/2')).answer.product.quantity).toBe(397);

    const payment = (await send('POST', '/make-payment', { orderId: order.id }, token)).answer;
    const back = await fetch(payment.data.data.authorization_url, {
      method: 'POST',
      body: 'end=paid',
      redirect: 'manual',
    });
    expect(back.headers.get('location')).toMatch(/\/payment\/callback\?trxref=[\w-]+&reference=[\w-]+$/);
    expect((await send('GET', `/orders/${order.id}`, undefined, token)).answer.order).toMatchObject({
      status: 'SUCCESS',
      paymentStatus: 'paid',
    });
  });
});

describe('a switch', () => {
  let strict: string[];
  beforeAll(async () => {
    strict = await answersOf([]);
  });

  it('is off by default, so that every run gives the same answers', async () => {
    expect(await answersOf([])).toEqual(strict);
  });

  it.each(switchNames)('%s changes some answers without stopping the tour', async (name) => {
    const answers = await answersOf([name]);
    expect(answers).toHaveLength(strict.length);
    expect(answers).not.toEqual(strict);
  });
});
