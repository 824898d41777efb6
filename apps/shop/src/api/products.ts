import type { Category, ProductSort } from '@abs/contract';
import { call } from './client.ts';

type ListQuery = { page: number; limit: number; sort: ProductSort; search: string; category: Category | null };

/** A page of the collection, or of what a search finds in it. */
export function getProducts({ search, category, ...query }: ListQuery, signal?: AbortSignal) {
  if (search) return call('searchProducts', { query: { ...query, query: search }, signal });
  return call('getProducts', { query: { ...query, category: category ?? undefined }, signal });
}

export const getProduct = (id: string, signal?: AbortSignal) => call('getProduct', { params: { id }, signal });
