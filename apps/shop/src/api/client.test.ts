import { limits } from '@abs/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let client: typeof import('./client.ts') & typeof import('./call.ts');
const fetchStub = vi.fn<typeof fetch>();
const onExpired = vi.fn();
const logIn = () => client.call('login', { body: { email: 'ada@abs.test', password: 'not the password' } });
const answer = (status: number, body: object) => async () => Response.json(body, { status });

beforeAll(async () => {
  vi.stubEnv('VITE_API_URL', 'https://shop.test');
  client = { ...(await import('./client.ts')), ...(await import('./call.ts')) };
  await client.loadHttp();
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchStub);
  client.connectSession({ token: () => 'token-1', onExpired });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

describe('a call that fails', () => {
  it('reports a missing connection in plain words', { tags: ['8.1.17'] }, async () => {
    fetchStub.mockRejectedValue(new TypeError('Load failed'));
    await expect(logIn()).rejects.toMatchObject({
      message: 'You seem to be offline. Check your connection and try again.',
      status: 0,
      code: 'offline',
    });
  });

  it('times out after 15 seconds without a response, with its own message', { tags: ['8.1.17'] }, async () => {
    fetchStub.mockImplementation(() => new Promise(() => {}));
    const failure = logIn().then(
      () => null,
      (error: unknown) => error,
    );
    let isSettled = false;
    void failure.then(() => {
      isSettled = true;
    });
    await vi.advanceTimersByTimeAsync(14_999);
    expect(isSettled).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({
      message: 'The shop took too long to answer. Please try again.',
      status: 0,
      code: 'timeout',
    });
    expect(limits.REQUEST_TIMEOUT_MS).toBe(15_000);
  });

  it('has the server’s message, and its code separately', { tags: ['8.1.20'] }, async () => {
    const body = { message: 'Email or password is incorrect', code: 'invalid_credentials' };
    fetchStub.mockImplementation(answer(401, body));
    await expect(logIn()).rejects.toMatchObject({ ...body, status: 401 });
    fetchStub.mockImplementation(answer(500, { code: 'internal' }));
    await expect(logIn()).rejects.toMatchObject({ message: '', code: 'internal', status: 500 });
  });

  it('is retried if it only reads, and never if it changes data', async () => {
    fetchStub.mockImplementation(answer(503, {}));
    const reading = expect(client.call('getCart')).rejects.toMatchObject({ status: 503 });
    await vi.runAllTimersAsync();
    await reading;
    expect(fetchStub).toHaveBeenCalledTimes(3);
    const adding = client.call('addToCart', { body: { productId: 'p1', quantity: 1 } });
    const refused = expect(adding).rejects.toMatchObject({ status: 503 });
    await vi.runAllTimersAsync();
    await refused;
    expect(fetchStub).toHaveBeenCalledTimes(4);
  });
});

describe('an idempotency key', () => {
  const order = { deliveryAddress: '12 Allen Avenue, Ikeja', phoneNumber: '08031234567' };
  const sentKey = async () => {
    await client.call('placeOrder', { body: order, idempotencyKey: 'key-1' });
    const [request] = fetchStub.mock.lastCall ?? [];
    return request instanceof Request ? request.headers.get('idempotency-key') : undefined;
  };

  it('is sent only to a server that lists the feature', async () => {
    fetchStub.mockImplementation(async () => Response.json({}));
    expect(await sentKey()).toBeNull();
    const headers = { 'api-features': 'something-else, idempotency-key' };
    fetchStub.mockImplementation(async () => Response.json({ message: 'No cart' }, { status: 400, headers }));
    await expect(client.call('getCart')).rejects.toMatchObject({ status: 400 });
    fetchStub.mockImplementation(async () => Response.json({}));
    expect(await sentKey()).toBe('key-1');
  });
});

describe('an answer', () => {
  it('may be empty, for example to a DELETE', async () => {
    fetchStub.mockImplementation(async () => new Response(null, { status: 204 }));
    await expect(client.call('deleteCartItem', { params: { id: 'i1' } })).resolves.toMatchObject({ itemId: 'i1' });
    fetchStub.mockImplementation(async () => new Response('', { status: 200 }));
    await expect(client.call('cancelOrder', { params: { id: 'o1' } })).resolves.toMatchObject({ orderId: 'o1' });
  });

  it.each([
    ['<!doctype html><title>Welcome</title>', 'the answer is missing'],
    ['{"items":[', 'the answer is missing'],
    ['"nothing"', 'the answer is not an object'],
    ['null', 'the answer is missing'],
    ['{}', 'items is missing'],
    ['{"items":[{"id":"l1"}]}', 'items[0].productId is missing'],
  ])('that breaks the contract is reported with its call and problem: %s', async (body, problem) => {
    fetchStub.mockImplementation(async () => new Response(body, { status: 200 }));
    await expect(client.call('getCart')).rejects.toMatchObject({
      message: `The shop’s server gave an answer that cannot be read (GET /cart: ${problem}). Please try again later.`,
      status: 200,
      code: 'unreadable',
    });
  });
});

describe('a call beyond the basic contract', () => {
  const notThere = (status: number, body: object | string) => async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });

  it.each([
    [404, { message: 'Cannot POST /newsletter' }],
    [404, '<h1>Not Found</h1>'],
    [404, { code: 'ROUTE_NOT_FOUND', message: 'no route' }],
    [405, {}],
    [403, { message: 'Missing Authentication Token' }],
    [200, '<!doctype html><title>Welcome</title>'],
    [501, {}],
  ])('is reported as not offered if the server lacks it: %i %o', async (status, body) => {
    fetchStub.mockImplementation(notThere(status, body));
    await expect(client.call('subscribeToNewsletter', { body: { email: 'ada@abs.test' } })).rejects.toMatchObject({
      message: 'Not offered by this shop’s server.',
      code: 'not_offered',
    });
  });

  it.each([
    [404, { message: 'We can’t find this payment.', code: 'not_found' }],
    [500, { message: 'Something broke' }],
  ])('keeps the server’s error if the server knows it: %i %o', async (status, body) => {
    fetchStub.mockImplementation(notThere(status, body));
    const response = client.call('verifyPayment', { params: { reference: 'r1' } });
    const refused = expect(response).rejects.toMatchObject(body);
    await vi.runAllTimersAsync();
    await refused;
  });

  it('differs from a call of the basic contract, which is never reported as not offered', async () => {
    fetchStub.mockImplementation(notThere(404, { message: 'No such product' }));
    const response = client.call('getProduct', { params: { id: 'p9' } });
    await expect(response).rejects.toMatchObject({ message: 'No such product', status: 404, code: undefined });
  });
});

describe('queries beyond the basic contract', () => {
  const query = { page: 1, limit: 12, sort: 'featured' };
  const product = { id: 'p1', name: 'Hoodie', price: 5 };
  const refusing =
    (status: number, headers = {}) =>
    async (request: unknown) =>
      new URL((request as Request).url).searchParams.has('sort')
        ? Response.json({ message: 'sort is not allowed' }, { status, headers })
        : Response.json({ products: [product] });

  it.each([400, 422])('are left out if the server refuses them (%i)', async (status) => {
    fetchStub.mockImplementation(refusing(status));
    const { products } = await client.call('getProducts', { query });
    expect(products[0]?.id).toBe('p1');
    expect(fetchStub).toHaveBeenCalledTimes(2);
  });

  it('are not left out if the server lists their feature', async () => {
    fetchStub.mockImplementation(refusing(400, { 'api-features': 'list-queries' }));
    await expect(client.call('getProducts', { query })).rejects.toMatchObject({ message: 'sort is not allowed' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });

  it('are not left out after any other refusal', async () => {
    fetchStub.mockImplementation(answer(404, { message: 'Deleted' }));
    await expect(client.call('getProducts', { query })).rejects.toMatchObject({ message: 'Deleted' });
    expect(fetchStub).toHaveBeenCalledTimes(1);
  });
});

describe('a 401', () => {
  it('ends the session whose token the call carried', { tags: ['10.1.19'] }, async () => {
    fetchStub.mockImplementation(answer(401, { message: 'Please log in to continue.', code: 'unauthorized' }));
    await expect(client.call('getCart')).rejects.toMatchObject({ status: 401 });
    expect(onExpired.mock.calls).toEqual([['token-1']]);
  });

  it('to a call without a token does not end the session', { tags: ['10.1.19'] }, async () => {
    fetchStub.mockImplementation(answer(401, { message: 'Email or password is incorrect' }));
    await expect(logIn()).rejects.toMatchObject({ status: 401 });
    expect(onExpired).not.toHaveBeenCalled();
  });
});

describe('the code that sends calls', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.doUnmock('./http.ts'));

  it('loads with the first call, which waits for it', async () => {
    const sendCall = vi.fn(async () => ({ message: 'Added' }));
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    vi.doMock('./http.ts', async () => {
      await arrived;
      return { sendCall };
    });
    const { call } = await import('./call.ts');
    const answered = call('addToCart', { body: { productId: 'hoodie', quantity: 1 } });
    expect(sendCall).not.toHaveBeenCalled();
    arrive();
    expect(await answered).toEqual({ message: 'Added' });
    expect(sendCall.mock.calls).toEqual([['addToCart', { body: { productId: 'hoodie', quantity: 1 } }]]);
  });

  it('fails a call after 15 seconds if it has not arrived, and serves the next call', async () => {
    const arrived = Promise.withResolvers<{ sendCall: () => Promise<string> }>();
    vi.doMock('./http.ts', () => arrived.promise);
    const { call } = await import('./call.ts');
    const failure = call('getCart').then(
      () => null,
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await failure).toMatchObject({ code: 'offline', status: 0 });
    const next = call('getCart');
    arrived.resolve({ sendCall: async () => 'the cart' });
    expect(await next).toBe('the cart');
  });

  it('loads again with the next call after a failure', async () => {
    vi.doMock('./http.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { call } = await import('./call.ts');
    await expect(call('getCart')).rejects.toMatchObject({ code: 'offline', status: 0 });
    vi.doMock('./http.ts', () => ({ sendCall: async () => 'the cart' }));
    expect(await call('getCart')).toBe('the cart');
  });
});
