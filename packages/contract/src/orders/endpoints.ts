import type { Endpoint } from '../endpoint.ts';

export const orderEndpoints = {
  getOrderHistory: { method: 'GET', path: '/user/orders', auth: 'customer', additive: true },
  getOrders: { method: 'GET', path: '/get-orders', auth: 'customer', queries: [] },
  placeOrder: { method: 'POST', path: '/orders', auth: 'customer', idempotent: true },
  getOrder: { method: 'GET', path: '/orders/{id}', auth: 'customer' },
  cancelOrder: { method: 'DELETE', path: '/orders/{id}', auth: 'customer' },
} as const satisfies Record<string, Endpoint>;
