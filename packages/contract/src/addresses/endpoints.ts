import type { Endpoint } from '../endpoint.ts';

export const addressEndpoints = {
  getAddresses: { method: 'GET', path: '/user/addresses', auth: 'customer', additive: true },
  addAddress: { method: 'POST', path: '/user/addresses', auth: 'customer', additive: true },
  changeAddress: { method: 'PUT', path: '/user/addresses/{id}', auth: 'customer', additive: true },
  removeAddress: { method: 'DELETE', path: '/user/addresses/{id}', auth: 'customer', additive: true },
} as const satisfies Record<string, Endpoint>;
