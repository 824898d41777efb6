import {
  type Category,
  filterParams,
  limits,
  onlyCategory,
  type ProductFilters,
  type ProductSort,
} from '@abs/contract';
import type { FilterChoice, FilterCount } from '@abs/machines';
import { call } from './call.ts';
import { takes } from './client.ts';

type ListQuery = { page: number; sort: ProductSort; search: string; filter: ProductFilters | null };

type SearchQuery = { query: string; page: number; limit: number; sort?: ProductSort };

/** Removes half a character, if the cut falls within one of two code units. */
const cut = (text: string) => text.slice(0, limits.SEARCH_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** Products that match a search. The search text is cut to the length that the contract allows. */
export function searchProducts({ query, ...rest }: SearchQuery, signal?: AbortSignal) {
  return call('searchProducts', { query: { query: cut(query), group: 'style', ...rest }, signal });
}

/** The search text for a category, for backends without categories. */
const wordFor = (category: Category): string => (category === 'tshirt' ? 't-shirt' : category);

/**
 * The call for a page of the collection or of search results, with one product for each color of a style. A backend
 * without styles lists all products.
 */
export function productsCall({ search, filter, page, sort }: ListQuery, limit: number = limits.PRODUCTS_PER_PAGE) {
  const collection = filter?.collection;
  const narrowed = filter && {
    ...filterParams(filter),
    ...(collection !== undefined && { collection }),
    facets: 'true',
  };
  const query = { page, limit, sort, group: 'style', ...narrowed };
  return search
    ? ({ name: 'searchProducts', query: { ...query, query: cut(search) } } as const)
    : ({ name: 'getProducts', query } as const);
}

const ask = ({ name, ...request }: ReturnType<typeof productsCall>, signal?: AbortSignal) =>
  call(name, { ...request, signal });

/**
 * A page of the collection or of search results. If the backend has no categories, a text search replaces the category.
 */
export async function getProducts(query: ListQuery, signal?: AbortSignal) {
  const answer = await ask(productsCall(query), signal);
  if (takes('list-queries')) return answer;
  const { filter, search } = query;
  const category = filter && onlyCategory(filter);
  const byWord = category && !search && productsCall({ ...query, search: wordFor(category) });
  return { ...(byWord ? await ask(byWord, signal) : answer), isPlain: true };
}

/** Counts the products that match the filters, and returns the facets that can narrow them further. */
export async function countProducts({ search, filters }: FilterChoice, signal?: AbortSignal): Promise<FilterCount> {
  const { totalProducts, facets } = await ask(
    productsCall({ search, filter: filters, page: 1, sort: 'featured' }, 1),
    signal,
  );
  return { totalProducts, facets };
}
