import { type Category, limits, type ProductSort } from '@abs/contract';
import { call } from './call.ts';
import { takes } from './client.ts';

type ListQuery = { page: number; sort: ProductSort; search: string; category: Category | undefined };

type SearchQuery = { query: string; page: number; limit: number; sort?: ProductSort };

/** The cut may fall within a letter of two units, of which half is no text. */
const cut = (text: string) => text.slice(0, limits.SEARCH_MAX_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/** Products that match a search, of which no more is sent than the contract allows. */
export function searchProducts({ query, ...rest }: SearchQuery, signal?: AbortSignal) {
  return call('searchProducts', { query: { query: cut(query), ...rest }, signal });
}

/** What finds the products of a category where a backend knows none. */
const wordFor = (category: Category): string => (category === 'tshirt' ? 't-shirt' : category);

/** The call for a page of the collection, or of what a search finds in it. */
export function productsCall({ search, category, page, sort }: ListQuery) {
  const query = { page, limit: limits.PRODUCTS_PER_PAGE, sort };
  return search
    ? ({ name: 'searchProducts', query: { ...query, query: cut(search) } } as const)
    : ({ name: 'getProducts', query: { ...query, category } } as const);
}

/** A page of the collection, or of what a search finds in it. A backend without categories is searched for theirs. */
export async function getProducts(query: ListQuery, signal?: AbortSignal) {
  const ask = ({ name, ...request }: ReturnType<typeof productsCall>) => call(name, { ...request, signal });
  const answer = await ask(productsCall(query));
  if (takes('list-queries')) return answer;
  const { category, search } = query;
  const found = category && !search ? await ask(productsCall({ ...query, search: wordFor(category) })) : answer;
  return { ...found, isPlain: true };
}
