import { type Category, categories, limits, type ProductSort } from '@abs/contract';
import { type ProductQuery, searchWords } from '@abs/machines';

/**
 * The page in the URL, or the first if the URL has no valid one. A page beyond the last is requested all the same, since
 * only the server knows the last one; the number is capped at the largest that the server accepts.
 */
export function pageFrom(search: URLSearchParams): number {
  const page = search.get('page') ?? '1';
  return /^0*[1-9]\d*$/.test(page) ? Math.min(Number(page), limits.LAST_PAGE) : 1;
}

/** The index of the picture that a product's URL names, counted from 1 there; 0 if it names none that a product can have. */
export function pictureIndexFrom(search: URLSearchParams): number {
  const index = Number(search.get('picture')) - 1;
  return Number.isInteger(index) && index > 0 && index <= limits.SUB_IMAGES_MAX ? index : 0;
}

/** The parameters with one of them set, or removed by an empty value; `page=1` is left out. */
export function withParam(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '' || (name === 'page' && value === '1')) next.delete(name);
  else next.set(name, value);
  return next;
}

/** Whether a URL opens the search. The grid at /shop uses the same parameter for itself. */
export const namesSearch = (pathname: string, search: string) =>
  pathname !== '/shop' && Boolean(new URLSearchParams(search).get('search'));

/**
 * The address under which search engines know a list: each page and category by itself, in whatever order; undefined
 * for what a search found.
 */
export function listPath(pathname: string, search: URLSearchParams, category: Category | null): string | undefined {
  if (search.get('search')) return undefined;
  const kept = new URLSearchParams(category ? { category } : {});
  const query = withParam(kept, 'page', String(pageFrom(search))).toString();
  return query ? `${pathname}?${query}` : pathname;
}

const sorts: readonly ProductSort[] = ['featured', 'newest', 'price-asc', 'price-desc', 'name'];

/** The part of the collection that a URL asks for. Values that the shop does not know count as none. */
export function productQuery(pathname: string, search: URLSearchParams): ProductQuery {
  const page = pageFrom(search);
  if (pathname !== '/shop') return { page, sort: 'featured', search: '', filter: 'all' };
  return {
    page,
    sort: sorts.find((known) => known === search.get('sort')) ?? 'featured',
    search: searchWords(search.get('search') ?? ''),
    filter: categories.find((known) => known === search.get('category')) ?? 'all',
  };
}
