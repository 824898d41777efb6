import { type Category, limits, type ProductSort } from '@abs/contract';
import { call } from './client.ts';

type ListQuery = { page: number; limit: number; sort: ProductSort; search: string; category: Category | null };

type SearchQuery = { query: string; page: number; limit: number; sort?: ProductSort };

/** Products that match a search, of which no more is sent than the contract allows. */
export function searchProducts({ query, ...rest }: SearchQuery, signal?: AbortSignal) {
  // The cut may fall within a letter of two units, of which half is no text.
  const cut = query.slice(0, limits.SEARCH_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return call('searchProducts', { query: { query: cut, ...rest }, signal });
}

/** A page of the collection, or of what a search finds in it. */
export function getProducts({ search, category, ...query }: ListQuery, signal?: AbortSignal) {
  if (search) return searchProducts({ ...query, query: search }, signal);
  return call('getProducts', { query: { ...query, category: category ?? undefined }, signal });
}

export const getProduct = (id: string, signal?: AbortSignal) => call('getProduct', { params: { id }, signal });
