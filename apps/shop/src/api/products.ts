import { type Category, limits, type ProductSort } from '@abs/contract';
import { call, takes } from './client.ts';

type ListQuery = { page: number; sort: ProductSort; search: string; category: Category | undefined };

type SearchQuery = { query: string; page: number; limit: number; sort?: ProductSort };

/** Products that match a search, of which no more is sent than the contract allows. */
export function searchProducts({ query, ...rest }: SearchQuery, signal?: AbortSignal) {
  // The cut may fall within a letter of two units, of which half is no text.
  const cut = query.slice(0, limits.SEARCH_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return call('searchProducts', { query: { query: cut, ...rest }, signal });
}

/** What finds the products of a category where a backend knows none. */
const wordFor = (category: Category): string => (category === 'tshirt' ? 't-shirt' : category);

/** A page of the collection, or of what a search finds in it. A backend without categories is searched for theirs. */
export async function getProducts({ search, category, page, sort }: ListQuery, signal?: AbortSignal) {
  const query = { page, limit: limits.PRODUCTS_PER_PAGE, sort };
  const answer = search
    ? await searchProducts({ ...query, query: search }, signal)
    : await call('getProducts', { query: { ...query, category }, signal });
  if (takes('list-queries')) return answer;
  const found = category && !search ? await searchProducts({ ...query, query: wordFor(category) }, signal) : answer;
  return { ...found, isPlain: true };
}
