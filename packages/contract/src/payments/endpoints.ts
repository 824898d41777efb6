import type { Endpoint } from '../endpoint.ts';

export const paymentEndpoints = {
  makePayment: { method: 'POST', path: '/make-payment', auth: 'customer', idempotent: true },
  verifyPayment: { method: 'GET', path: '/payments/verify/{reference}', auth: 'customer', additive: true },
  receivePaymentEvent: { method: 'POST', path: '/payments/webhook', auth: 'provider', additive: true },
} as const satisfies Record<string, Endpoint>;
