import type { Endpoint } from '../endpoint.ts';

export const cartEndpoints = {
  addToCart: { method: 'POST', path: '/cart', auth: 'customer' },
  getCart: { method: 'GET', path: '/cart', auth: 'customer' },
  deleteCartProduct: { method: 'DELETE', path: '/delete-cart-product/{id}', auth: 'customer' },
  changeCartVariant: { method: 'PUT', path: '/cart/item/{id}', auth: 'customer', additive: true },
  deleteCartItem: { method: 'DELETE', path: '/cart/item/{id}', auth: 'customer' },
} as const satisfies Record<string, Endpoint>;
