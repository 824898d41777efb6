import { limits } from '@abs/contract';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let client: typeof import('./client.ts');
const fetchStub = vi.fn<typeof fetch>();
const onExpired = vi.fn();
const logIn = () => client.call('login', { body: { email: 'ada@abs.test', password: 'not the password' } });
const answer = (status: number, body: object) => async () => Response.json(body, { status });

beforeAll(async () => {
  vi.stubEnv('VITE_API_URL', 'https://shop.test');
  client = await import('./client.ts');
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
  it('says in plain words that there is no connection', async () => {
    fetchStub.mockRejectedValue(new TypeError('Load failed'));
    await expect(logIn()).rejects.toMatchObject({
      message: 'You seem to be offline. Check your connection and try again.',
      status: 0,
      code: 'offline',
    });
  });

  it('is given up after 15 seconds without an answer, and says so', async () => {
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

  it('carries the server’s sentence, and its code apart from it', async () => {
    const body = { message: 'Email or password is incorrect', code: 'invalid_credentials' };
    fetchStub.mockImplementation(answer(401, body));
    await expect(logIn()).rejects.toMatchObject({ ...body, status: 401 });
    fetchStub.mockImplementation(answer(500, { code: 'internal' }));
    await expect(logIn()).rejects.toMatchObject({ message: '', code: 'internal', status: 500 });
  });

  it('is sent again when it only reads, and never when it changes something', async () => {
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

  it('goes only to a server that has said that it takes one', async () => {
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
  it('may be empty, as to a DELETE', async () => {
    fetchStub.mockImplementation(async () => new Response(null, { status: 204 }));
    await expect(client.call('deleteCartItem', { params: { id: 'i1' } })).resolves.toEqual({});
    fetchStub.mockImplementation(async () => new Response('', { status: 200 }));
    await expect(client.call('deleteOrder', { params: { id: 'o1' } })).resolves.toEqual({});
  });

  it.each(['<!doctype html><title>Welcome</title>', '{"items":[', '"nothing"', 'null'])(
    'that is not what the call asks for is said, with the call: %s',
    async (body) => {
      fetchStub.mockImplementation(async () => new Response(body, { status: 200 }));
      await expect(client.call('getCart')).rejects.toMatchObject({
        message: 'The shop’s server gave an answer that cannot be read (GET /cart). Please try again later.',
        status: 200,
        code: 'unreadable',
      });
    },
  );
});

describe('a 401', () => {
  it('ends the session whose token the call carried', async () => {
    fetchStub.mockImplementation(answer(401, { message: 'Please log in to continue.', code: 'unauthorized' }));
    await expect(client.call('getCart')).rejects.toMatchObject({ status: 401 });
    expect(onExpired.mock.calls).toEqual([['token-1']]);
  });

  it('to a call without a token ends none', async () => {
    fetchStub.mockImplementation(answer(401, { message: 'Email or password is incorrect' }));
    await expect(logIn()).rejects.toMatchObject({ status: 401 });
    expect(onExpired).not.toHaveBeenCalled();
  });
});
