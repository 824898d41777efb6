import type { Category, ProductSort } from '@abs/contract';
import { call } from './client.ts';

type ListQuery = { page: number; limit: number; sort: ProductSort; search: string; category: Category | null };

type SearchQuery = { query: string; page: number; limit: number; sort?: ProductSort };

export const searchProducts = (query: SearchQuery, signal?: AbortSignal) => call('searchProducts', { query, signal });

/** A page of the collection, or of what a search finds in it. */
export function getProducts({ search, category, ...query }: ListQuery, signal?: AbortSignal) {
  if (search) return searchProducts({ ...query, query: search }, signal);
  return call('getProducts', { query: { ...query, category: category ?? undefined }, signal });
}

export const getProduct = (id: string, signal?: AbortSignal) => call('getProduct', { params: { id }, signal });
