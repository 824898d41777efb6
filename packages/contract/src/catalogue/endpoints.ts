import type { Endpoint } from '../endpoint.ts';

export const catalogueEndpoints = {
  getProducts: { method: 'GET', path: '/products', auth: 'none', queries: ['page', 'limit'] },
  getProduct: { method: 'GET', path: '/products/{id}', auth: 'none' },
  searchProducts: { method: 'GET', path: '/search-query', auth: 'none', queries: ['query', 'page', 'limit'] },
  getCollections: { method: 'GET', path: '/collections', auth: 'none', additive: true },
  getCollection: { method: 'GET', path: '/collections/{slug}', auth: 'none', additive: true },
  getSizeGuide: { method: 'GET', path: '/size-guides/{category}', auth: 'none', additive: true },
} as const satisfies Record<string, Endpoint>;
