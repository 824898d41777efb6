import { describe, expect, it } from 'vitest';
import { isAllowedPaymentUrl } from './allowedUrl.ts';

const allowed = { origins: ['https://shop.test', 'http://localhost:3000'], hosts: ['pay.example.com'] };

describe('isAllowedPaymentUrl', () => {
  it.each([
    'https://checkout.paystack.com/abc123',
    'https://shop.test/sandbox/paystack/checkout/x',
    'http://localhost:3000/sandbox/paystack/checkout/x',
    'https://pay.example.com/x',
  ])('lets a payment go to %s', (url) => {
    expect(isAllowedPaymentUrl(url, allowed)).toBe(true);
  });

  it.each([
    '',
    '/checkout',
    'not a url',
    'http://checkout.paystack.com/abc123',
    'https://checkout.paystack.com.evil.test/',
    'https://evil.test/?checkout.paystack.com',
    'https://checkout.paystack.com@evil.test/',
    'https://user:pass@checkout.paystack.com/',
    'javascript:alert(1)',
    'data:text/html,hi',
    'http://localhost:3001/',
    'https://sub.shop.test/',
  ])('refuses %j', (url) => {
    expect(isAllowedPaymentUrl(url, allowed)).toBe(false);
  });
});
