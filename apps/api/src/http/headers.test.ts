import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/testApp.ts';
import { clientAddress, countedAddress } from './clientAddress.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { publicUrl: 'https://shop.example' } });
});
afterAll(() => shop.close());

test.each(['/healthz', '/api/v1/cart', '/api/v1/nothing', '/api/docs', '/dev/mail', '/', '/media/demo/none.jpg'])(
  '%s carries the security headers',
  async (path) => {
    const { headers } = await shop.call('GET', path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("img-src 'self' data: blob: https:;");
    expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'; form-action 'self' https://shop.example");
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|data:|\*)/);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  },
);

test('the pages of the server itself have no script', async () => {
  for (const path of ['/api/docs', '/dev/mail', '/']) {
    const { text } = await shop.call('GET', path, { headers: { accept: 'text/html' } });
    expect(text).toContain('<!doctype html>');
    expect(text).not.toMatch(/<script|\son\w+=/i);
  }
});

test('X-Forwarded-For counts only behind a trusted proxy, and only its last entry', () => {
  const context = (forwarded: string) =>
    ({
      req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
      env: { incoming: { socket: { remoteAddress: '::ffff:10.0.0.1' } } },
    }) as never;
  expect(clientAddress(context('1.2.3.4, 5.6.7.8'), { trustProxy: false })).toBe('10.0.0.1');
  expect(clientAddress(context('1.2.3.4, 5.6.7.8'), { trustProxy: true })).toBe('5.6.7.8');
  expect(clientAddress(context(''), { trustProxy: true })).toBe('10.0.0.1');
});

test('IPv6 addresses count by their /64', () => {
  const expected = '2001:db8:0:1::/64';
  expect(countedAddress('2001:db8:0:1:aaaa:bbbb:cccc:dddd')).toBe(expected);
  expect(countedAddress('2001:DB8:0:1::7')).toBe(expected);
  expect(countedAddress('::1')).toBe('0:0:0:0::/64');
  expect(countedAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});
