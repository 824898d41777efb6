import {
  categories,
  filterParamNames,
  filterParams,
  isNarrowed,
  limits,
  noFilters,
  onlyCategory,
  type ProductFilters,
  type ProductSort,
} from '@abs/contract';
import { type ProductQuery, searchWords } from '@abs/machines';

/**
 * The page in the URL, or the first if the URL has no valid one. A page beyond the last is requested anyway, because
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

/** The size that a product's URL names; null if it names none, or a text that is no size. */
export function sizeFrom(search: URLSearchParams): string | null {
  const size = search.get('size')?.trim() ?? '';
  return size !== '' && size.length <= limits.FILTER_VALUE_MAX_LENGTH ? size : null;
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

/** The query of a URL, with its question mark; commas stay readable. */
export function queryText(search: URLSearchParams): string {
  const text = search.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The slug of the collection whose list is at a path; undefined for other lists. Slugs need no escapes. */
export const collectionAt = (pathname: string): string | undefined =>
  /^\/collections\/([^/]+)/.exec(pathname.toLowerCase())?.[1];

/** Whether the list at a path can be narrowed and sorted: that of the home page cannot. */
export const isWholeListAt = (pathname: string) => pathname === '/shop' || collectionAt(pathname) !== undefined;

const sorts: readonly ProductSort[] = ['featured', 'newest', 'price-asc', 'price-desc', 'name'];

/** The parts of a URL that the shop may ignore. */
const ignoredKinds = ['price', 'priceOrder', 'sort', 'category', 'filter'] as const;
export type IgnoredKind = (typeof ignoredKinds)[number];

/**
 * The values of a filter. Forms repeat the name for each value, URLs separate values by commas; a NUL also separates
 * values.
 */
const valuesOf = (search: URLSearchParams, name: string): string[] =>
  search
    .getAll(name)
    .flatMap((text) => text.split(/[,\0]/))
    .map((value) => value.normalize('NFC').trim().toLowerCase())
    .filter(Boolean);

/** The values that a call may carry, sorted and without duplicates. */
function textsOf(search: URLSearchParams, name: string, ignored: Set<IgnoredKind>): string[] {
  const given = [...new Set(valuesOf(search, name))];
  const usable = given.filter(({ length }) => length <= limits.FILTER_VALUE_MAX_LENGTH).sort();
  const kept = usable.slice(0, limits.FILTER_VALUES_MAX);
  if (kept.length < given.length) ignored.add('filter');
  return kept;
}

function categoriesOf(search: URLSearchParams, ignored: Set<IgnoredKind>): ProductFilters['categories'] {
  const given = new Set(valuesOf(search, 'category'));
  const known = categories.filter((category) => given.has(category));
  if (known.length < given.size) ignored.add('category');
  return known;
}

/** The title and description of one page of a list: each has its own, because search engines list them apart. */
export const ofPage = (page: number, title: string, description: string) =>
  page > 1 ? { title: `${title}, page ${page}`, description: `Page ${page}. ${description}` } : { title, description };

/** A price as programs and keyboards write it. Without script, the form of filters sends what was typed. */
const PRICE = /^₦?\s*(?:\d{1,9}|\d{1,3}(?:[, ]\d{3})+)(?:\.\d{1,2})?$/;

/** @returns naira; null for an empty text, undefined for any other */
function priceIn(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const amount = PRICE.test(typed) ? Number(typed.replace(/[₦,\s]/g, '')) : Number.NaN;
  return amount <= limits.FILTER_PRICE_MAX ? amount : undefined;
}

function pricesOf(search: URLSearchParams, ignored: Set<IgnoredKind>) {
  const [priceMin, priceMax] = (['priceMin', 'priceMax'] as const).map((name) => {
    const price = priceIn(search.getAll(name).find(Boolean) ?? '');
    if (price === undefined) ignored.add('price');
    return price ?? null;
  }) as [number | null, number | null];
  if (priceMin === null || priceMax === null || priceMin <= priceMax) return { priceMin, priceMax };
  ignored.add('priceOrder');
  return { priceMin: null, priceMax: null };
}

function inStockOf(search: URLSearchParams, ignored: Set<IgnoredKind>): boolean {
  const value = (search.get('inStock') ?? '').toLowerCase();
  if (!['', 'true', 'on', '1', 'false', '0'].includes(value)) ignored.add('filter');
  return ['true', 'on', '1'].includes(value);
}

/** The filters in the URL of a list, normalised, and the parts of the URL that the shop ignores. */
export function filtersFrom(
  search: URLSearchParams,
  collection?: string,
): { filters: ProductFilters; ignored: IgnoredKind[] } {
  // In a URL that the server has normalised, only this parameter names what else the visitor's URL contained.
  const ignored = new Set<IgnoredKind>(
    ignoredKinds.filter((kind) => valuesOf(search, 'ignored').includes(kind.toLowerCase())),
  );
  const filters: ProductFilters = {
    ...noFilters,
    categories: categoriesOf(search, ignored),
    sizes: textsOf(search, 'size', ignored),
    colors: textsOf(search, 'color', ignored),
    ...pricesOf(search, ignored),
    inStock: inStockOf(search, ignored),
    ...(collection !== undefined && { collection }),
  };
  const sort = search.get('sort');
  if (sort && !sorts.some((known) => known === sort)) ignored.add('sort');
  return { filters, ignored: ignoredKinds.filter((kind) => ignored.has(kind)) };
}

/** The parameters with other filters, at the first page. */
export function withFilters(search: URLSearchParams, filters: ProductFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...filterParamNames, 'page', 'ignored']) next.delete(name);
  for (const [name, value] of Object.entries(filterParams(filters))) next.set(name, value);
  return next;
}

/** The part of the collection that a URL requests. Unknown values are ignored. */
export function productQuery(pathname: string, search: URLSearchParams): ProductQuery {
  const page = pageFrom(search);
  if (!isWholeListAt(pathname)) return { page, sort: 'featured', search: '', filter: null };
  return {
    page,
    sort: sorts.find((known) => known === search.get('sort')) ?? 'featured',
    // Elsewhere the parameter opens the search over the page.
    search: pathname === '/shop' ? searchWords(search.get('search') ?? '') : '',
    filter: filtersFrom(search, collectionAt(pathname)).filters,
  };
}

/** The parameters that a list's content depends on, normalised, so that equivalent URLs have the same. */
export function listParams(pathname: string, search: URLSearchParams): URLSearchParams {
  const { page, sort, search: words } = productQuery(pathname, search);
  const { filters, ignored } = filtersFrom(search);
  const isWhole = isWholeListAt(pathname);
  const params = {
    page: page > 1 ? String(page) : '',
    ...(isWhole && {
      sort: sort === 'featured' ? '' : sort,
      search: words,
      ...filterParams(filters),
      ignored: ignored.join(),
    }),
  };
  return new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
}

/** Whether a list is hidden from search engines: those with filters are, because their number is unlimited. */
export const isListHidden = (pathname: string, search: URLSearchParams): boolean =>
  isWholeListAt(pathname) && isNarrowed(filtersFrom(search, collectionAt(pathname)).filters);

/**
 * The canonical path of a list. Each page and each category has its own, for any sort order; search results have none.
 * The path of a filtered list is that of the list without filters.
 */
export function listPath(pathname: string, search: URLSearchParams): string | undefined {
  if (searchWords(search.get('search') ?? '')) return undefined;
  const { filters } = filtersFrom(search);
  const category = pathname === '/shop' ? onlyCategory(filters) : null;
  const kept = new URLSearchParams(category ? { category } : {});
  const isHidden = isListHidden(pathname, search);
  return pathname + queryText(isHidden ? kept : withParam(kept, 'page', String(pageFrom(search))));
}
