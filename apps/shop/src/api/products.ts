import { limits, type ProductSort } from '@abs/contract';
import { call } from './client.ts';

export const getProducts = (query: { page: number; sort?: ProductSort | undefined }, signal?: AbortSignal) =>
  call('getProducts', { query: { ...query, limit: limits.PRODUCTS_PER_PAGE }, signal });
export const getProduct = (id: string, signal?: AbortSignal) => call('getProduct', { params: { id }, signal });
