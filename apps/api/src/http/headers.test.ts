import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { ownPagePolicy, shopPolicy } from './contentPolicy.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { publicUrl: 'https://shop.example' } });
});
afterAll(() => shop.close());

const ownPages = ['/api/docs', '/dev/mail', '/'];
const others = ['/healthz', '/api/v1/cart', '/api/v1/nothing', '/media/demo/none.jpg'];

test.each([...ownPages, ...others])('%s carries the security headers', { tags: ['10.1.18'] }, async (path) => {
  const { headers } = await shop.call('GET', path);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

test.each(others)('%s has the policy of the shop', { tags: ['10.1.18'] }, async (path) => {
  const { headers } = await shop.call('GET', path);
  expect(headers.get('content-security-policy')).toBe(shopPolicy('https://shop.example'));
});

test.each([
  ['/', 'same-origin'],
  ['/api/v1/products', 'same-origin'],
  ['/media/demo/none.jpg', 'cross-origin'],
  ['/media/uploads/none.webp', 'cross-origin'],
])('%s may be embedded by %s pages', async (path, policy) => {
  const { headers } = await shop.call('GET', path);
  expect(headers.get('cross-origin-resource-policy')).toBe(policy);
});

test('security.txt names the contact page for half a year', async () => {
  const { status, text, headers } = await shop.call('GET', '/.well-known/security.txt');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  const fields = Object.fromEntries(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
  expect(fields).toEqual({
    Contact: 'https://shop.example/contactus',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00.000Z$/),
    'Preferred-Languages': 'en',
    Canonical: 'https://shop.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires) - shop.services.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(183);
});

test('other paths below /.well-known are a 404', async () => {
  const { status } = await shop.call('GET', '/.well-known/none', { headers: { accept: 'text/html' } });
  expect(status).toBe(404);
});

test.each([
  ['GET', '/cart', 401],
  ['GET', '/products?page=x', 400],
  ['GET', '/products/nothing', 404],
  ['GET', '/nothing', 404],
  ['PATCH', '/products', 405],
] as const)('%s %s answers %i, which no cache may keep', async (method, path, status) => {
  const answer = await shop.call(method, path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
});

test.each(ownPages)(
  '%s has no script, and the only style that its policy allows',
  { tags: ['10.1.18'] },
  async (path) => {
    const { text, headers } = await shop.call('GET', path, { headers: { accept: 'text/html' } });
    expect(text).toContain('<!doctype html>');
    expect(text).not.toMatch(/<script|\s(?:on\w+|style)=/i);
    const [style = '', ...others] = Array.from(text.matchAll(/<style>(.*?)<\/style>/gs), ([, content]) => content);
    expect(others).toEqual([]);
    expect(headers.get('content-security-policy')).toBe(ownPagePolicy(style));
  },
);

test('a request id is accepted from a trusted proxy only', async () => {
  const named = { headers: { 'x-request-id': 'from-outside' } };
  expect((await shop.call('GET', '/healthz', named)).headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  const behindProxy = await createTestApp({ config: { trustProxy: 1 } });
  expect((await behindProxy.call('GET', '/healthz', named)).headers.get('x-request-id')).toBe('from-outside');
  await behindProxy.close();
});
