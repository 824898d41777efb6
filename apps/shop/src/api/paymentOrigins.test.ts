import { isPaymentPage } from '@abs/machines';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let paymentOrigins: () => string[];

beforeAll(async () => {
  vi.stubEnv('VITE_API_URL', 'https://api.shop.test/');
  vi.stubEnv('VITE_PAYMENT_ORIGINS', 'https://pay.shop.test/, https://pay.abs.test');
  vi.stubGlobal('window', { location: new URL('https://shop.test/cart') });
  ({ paymentOrigins } = await import('./paymentOrigins.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it.each([
  'https://checkout.paystack.com/abc',
  'https://shop.test/sandbox/paystack/checkout/abs-1',
  'https://api.shop.test/sandbox/paystack/checkout/abs-1',
  'https://pay.shop.test/abc',
  'https://pay.abs.test/abc',
])('allows the payment page %s', { tags: ['10.3.9'] }, (url) => {
  expect(isPaymentPage(url, paymentOrigins())).toBe(true);
});

it.each([
  'https://paystack.com/abc',
  'https://checkout.paystack.com.evil.test/abc',
  'https://checkout.paystack.com@evil.test/abc',
  'http://checkout.paystack.com/abc',
  'https://shop.test:8443/abc',
  'https://evil.test/abc',
  'javascript:alert(1)',
  '/payment/callback',
  '',
])('refuses the payment page %j', { tags: ['10.3.9'] }, (url) => {
  expect(isPaymentPage(url, paymentOrigins())).toBe(false);
});
