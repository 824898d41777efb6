import type { Endpoint } from '../endpoint.ts';

export const catalogueEndpoints = {
  getProducts: { method: 'GET', path: '/products', auth: 'none', queries: ['page', 'limit'] },
  getProduct: { method: 'GET', path: '/products/{id}', auth: 'none' },
  searchProducts: { method: 'GET', path: '/search-query', auth: 'none', queries: ['query', 'page', 'limit'] },
} as const satisfies Record<string, Endpoint>;
