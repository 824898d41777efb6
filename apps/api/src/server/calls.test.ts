import { Writable } from 'node:stream';
import { API_BASE_PATH, type CallName, endpoints } from '@abs/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../apiError.ts';
import { createTestApp, PASSWORD, type TestApp } from '../testing/testApp.ts';

let shop: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  shop = await createTestApp({
    log: pino({ level: 'info' }, sink),
    handlers: {
      getProducts: async () => {
        throw new Error('the secret reason');
      },
      // Answers that the types forbid.
      getProduct: async () => ({ product: { id: 'x' }, relatedProducts: [] }) as never,
      getSizeGuide: async () => {
        throw new ApiError('wishlist_full', 'The contract does not declare this error.');
      },
      getOverviewStats: async () =>
        ({ totalUsers: 0, userGrowth: 0, totalProducts: 0, totalSales: 0, salesGrowth: 0, passwordHash: 'x' }) as never,
    },
  });
});
afterAll(() => shop.close());

const names = Object.keys(endpoints) as CallName[];
const pathOf = (name: CallName) => endpoints[name].path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');

describe('credentials', () => {
  test.each(names.filter((name) => ['customer', 'admin'].includes(endpoints[name].auth)))(
    '%s refuses strangers before it reads their input',
    { tags: ['6.1.4', '6.1.6', '7.1.9'] },
    async (name) => {
      const answer = await shop.call(endpoints[name].method, pathOf(name), { token: 'x'.repeat(43) });
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe('unauthorized');
    },
  );

  test.each(names.filter((name) => endpoints[name].auth === 'admin'))(
    '%s refuses customers',
    { tags: ['6.1.6', '7.1.24', '7.1.25', '7.1.26', '7.1.28'] },
    async (name) => {
      const { token } = await shop.signUpAndVerify(undefined, { profile: false });
      const answer = await shop.call(endpoints[name].method, pathOf(name), { token });
      expect(answer.status).toBe(403);
      expect(answer.body).toEqual({ message: 'This is for admins only.', code: 'forbidden' });
    },
  );
});

describe('bodies', () => {
  const post = (body: BodyInit | undefined, headers: Record<string, string> = {}) =>
    shop.app.fetch(
      new Request(`http://localhost${API_BASE_PATH}/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        duplex: 'half',
      } as RequestInit),
    );
  const codeOf = async (answer: Response | Promise<Response>) => {
    const { status } = await answer;
    return [status, ((await (await answer).json()) as { code: string }).code];
  };

  test('must be JSON', async () => {
    expect(await codeOf(post('{"email":'))).toEqual([400, 'malformed_json']);
    expect(await codeOf(post(new Uint8Array([0x7b, 0xff, 0x7d])))).toEqual([400, 'malformed_json']);
    expect(await codeOf(post('email=a', { 'content-type': 'application/x-www-form-urlencoded' }))).toEqual([
      415,
      'unsupported_media_type',
    ]);
    expect(await codeOf(post('{}', { 'content-type': 'application/jsonp' }))).toEqual([415, 'unsupported_media_type']);
  });

  test('must be objects; the answer to an empty body names the missing fields', async () => {
    for (const body of ['[]', '3', 'null', '"text"']) expect(await codeOf(post(body))).toEqual([400, 'validation']);
    const empty = await shop.call('POST', '/login');
    expect(empty.body.fields).toEqual({ email: 'Email is required', password: 'Password is required' });
  });

  test('may have up to 100 kB, whether or not their length is announced', async () => {
    expect(await codeOf(post(`{"email":"${'a'.repeat(100_000)}"}`))).toEqual([413, 'body_too_large']);
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 10_000;
        controller.enqueue(new TextEncoder().encode('a'.repeat(10_000)));
      },
    });
    expect(await codeOf(post(endless))).toEqual([413, 'body_too_large']);
    expect(sent).toBeLessThan(200_000);
  });

  test('cannot break the server with deep nesting, NUL or names of prototypes', async () => {
    expect((await post(`${'['.repeat(40_000)}${']'.repeat(40_000)}`)).status).toBe(400);
    expect((await post('{"email":"a\\u0000@abs.test","password":"x"}')).status).toBe(400);
    const answer = await post('{"__proto__":{"x":1},"email":"a@abs.test","password":"x"}');
    expect(await codeOf(answer)).toEqual([400, 'validation']);
  });
});

describe('paths and methods', () => {
  test('an unknown path under /api is a 404 in JSON', async () => {
    for (const path of ['/api/v1/nothing', '/api/v2/products', '/api/v1/products/', '/api/v1']) {
      const answer = await shop.call('GET', path, { headers: { accept: 'text/html' } });
      expect([path, answer.status, answer.body?.code]).toEqual([path, 404, 'not_found']);
    }
  });

  test('a wrong method is a 405 that names the right ones', async () => {
    const answer = await shop.call('PUT', '/cart');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, GET, HEAD, OPTIONS');
    expect(answer.body.code).toBe('method_not_allowed');
    expect((await shop.call('GET', '/login')).headers.get('allow')).toBe('POST, OPTIONS');
  });

  test('HEAD answers as GET does, without a body', async () => {
    const answer = await shop.call('HEAD', '/healthz');
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect((await shop.call('HEAD', '/cart')).status).toBe(401);
  });

  test('numbers in the query are validated', async () => {
    const { token } = await shop.signUpAndVerify(undefined, { profile: false });
    for (const [page, message] of [
      ['0', 'page must be at least 1'],
      ['-1', 'page must be a whole number'],
      ['1.5', 'page must be a whole number'],
      ['', 'page must be a whole number'],
      ['%00', 'The request contains a character that cannot be stored.'],
    ]) {
      const answer = await shop.call('GET', `/user/profile?page=${page}`, { token });
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    }
  });
});

test('another origin may call, without credentials', async () => {
  const preflight = await shop.call('OPTIONS', '/orders', {
    headers: { origin: 'https://other.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-methods')).toBe('POST, OPTIONS');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, content-type, idempotency-key');

  const refused = await shop.call('GET', '/cart', { headers: { origin: 'https://other.example' } });
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
  expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After, X-Request-Id, Api-Features');
  expect(refused.headers.get('api-features')).toBe('idempotency-key, list-queries, order-filters');
  expect(refused.headers.has('access-control-allow-credentials')).toBe(false);
  expect((await shop.call('GET', '/healthz')).headers.has('access-control-allow-origin')).toBe(false);
});

test('answers an unexpected failure with a 500 without details, and logs it with its id', async () => {
  const answer = await shop.call('GET', '/products');
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual({ message: 'Something went wrong. Please try again.', code: 'internal' });
  const line = logged.map((text) => JSON.parse(text)).find(({ err }) => err?.message === 'the secret reason');
  expect(line.requestId).toBe(answer.headers.get('x-request-id'));
});

test('outside production, an answer that breaks the contract or has undeclared fields is not sent', async () => {
  expect((await shop.call('GET', '/products/x')).status).toBe(500);
  const { token } = await shop.signUpAdmin();
  expect((await shop.call('GET', '/overview/stats', { token })).status).toBe(500);
  expect(logged.join()).toContain('The answer of getOverviewStats has undeclared fields.');
});

test('outside production, an error that the contract does not declare is not sent', async () => {
  const answer = await shop.call('GET', '/size-guides/hoodie');
  expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
  expect(logged.join()).toContain('The error wishlist_full of getSizeGuide is not in the contract.');
});

test('the log has no passwords, codes, tokens or queries', async () => {
  const { email, token } = await shop.signUpAndVerify();
  await shop.call('GET', '/user/profile?page=1&secret=in-the-query', { token });
  await shop.call('POST', '/forgot-password', { body: { email } });
  const code = await shop.codeTo(email);
  await shop.call('POST', '/reset-password', { body: { email, otp: code, password: 'brand-new-passphrase' } });
  const log = logged.join('');
  expect(log).toContain('/api/v1/reset-password');
  for (const secret of [PASSWORD, 'brand-new-passphrase', token, email, 'in-the-query']) {
    expect(log).not.toContain(secret);
  }
});

test('an Idempotency-Key must be printable and short', async () => {
  const { token } = await shop.signUpAndVerify(undefined, { profile: false });
  const body = { deliveryAddress: '1 Marina Road, Lagos', phoneNumber: '08012345678' };
  const answer = await shop.call('POST', '/orders', { body, token, headers: { 'idempotency-key': 'k'.repeat(201) } });
  expect([answer.status, answer.body.code]).toEqual([400, 'validation']);
});
