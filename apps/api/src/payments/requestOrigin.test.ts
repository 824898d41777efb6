import { describe, expect, it } from 'vitest';
import { withRequestOrigin } from './requestOrigin.ts';

const config = { publicUrl: 'http://localhost:3000', paystackSecretKey: undefined };
const page = 'http://localhost:3000/sandbox/paystack/checkout/abc';

/** Headers as a browser sends them; `host` is the server that it connected to. */
const follow = (origin: string | undefined, host: string | undefined, over = {}, url = page) =>
  withRequestOrigin(url, { ...config, ...over }, (name) => ({ origin, host })[name]);

describe('the sandbox’s card page', () => {
  it.each([
    ['http://127.0.0.1:3000', '127.0.0.1:3000'],
    ['http://[::1]:3000', '[::1]:3000'],
    ['http://192.168.1.20:3000', '192.168.1.20:3000'],
    ['http://10.0.0.5:3000', '10.0.0.5:3000'],
    ['http://172.20.10.2:3000', '172.20.10.2:3000'],
    ['http://[fd00::1]:3000', '[fd00::1]:3000'],
    ['http://shop.localhost:3000', 'shop.localhost:3000'],
    ['http://localhost:3000', 'localhost:3000'],
  ])('follows a browser that opened the shop at %s', (origin, host) => {
    expect(follow(origin, host)).toBe(`${origin}/sandbox/paystack/checkout/abc`);
  });

  it.each([
    ['a public name', 'http://evil.example', 'evil.example'],
    ['a public address', 'http://203.0.113.9:3000', '203.0.113.9:3000'],
    ['a private address before a public name', 'http://127.0.0.1.evil.example', '127.0.0.1.evil.example'],
    ['a name that only begins like one', 'http://localhost.evil.example', 'localhost.evil.example'],
    ['172.32, which is public', 'http://172.32.0.1', '172.32.0.1'],
    ['another server than the one called', 'http://127.0.0.1:9999', '127.0.0.1:3000'],
    ['another site that calls this server', 'http://192.168.1.66', '127.0.0.1:3000'],
    ['no origin', undefined, '127.0.0.1:3000'],
    ['an opaque origin', 'null', '127.0.0.1:3000'],
    ['no host', 'http://127.0.0.1:3000', undefined],
    ['another protocol', 'ftp://127.0.0.1:3000', '127.0.0.1:3000'],
  ])('stays at PUBLIC_URL for %s', (_, origin, host) => {
    expect(follow(origin, host)).toBe(page);
  });

  it('never changes the URL of a real provider', () => {
    const real = 'https://checkout.paystack.com/abc';
    expect(follow('http://127.0.0.1:3000', '127.0.0.1:3000', {}, real)).toBe(real);
    expect(follow('http://127.0.0.1:3000', '127.0.0.1:3000', { paystackSecretKey: 'sk_live_x' })).toBe(page);
  });
});
