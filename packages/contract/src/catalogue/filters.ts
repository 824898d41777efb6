import type { Category } from './values.ts';

/** The filters of a list of products. An empty list of values does not filter. */
export type ProductFilters = {
  categories: readonly Category[];
  /** Sizes and colors in lower case, because case is ignored. */
  sizes: readonly string[];
  colors: readonly string[];
  /** Naira; null for no limit. */
  priceMin: number | null;
  priceMax: number | null;
  inStock: boolean;
  /** The slug of the collection whose products are listed; in URLs it is part of the path. */
  collection?: string | undefined;
};

/** Lists everything. */
export const noFilters: ProductFilters = {
  categories: [],
  sizes: [],
  colors: [],
  priceMin: null,
  priceMax: null,
  inStock: false,
};

/** The names of the filters in the API's query and the shop's URLs, in the order of the URLs. */
export const filterParamNames = ['category', 'size', 'color', 'priceMin', 'priceMax', 'inStock'] as const;
export type FilterParam = (typeof filterParamNames)[number];

/** Filters as query parameters, without those that are not set. */
export function filterParams(filters: ProductFilters): Partial<Record<FilterParam, string>> {
  const { categories, sizes, colors, priceMin, priceMax, inStock } = filters;
  return {
    ...(categories.length > 0 && { category: categories.join() }),
    ...(sizes.length > 0 && { size: sizes.join() }),
    ...(colors.length > 0 && { color: colors.join() }),
    ...(priceMin !== null && { priceMin: String(priceMin) }),
    ...(priceMax !== null && { priceMax: String(priceMax) }),
    ...(inStock && { inStock: 'true' }),
  };
}

/** The only category of a list; null for several, for all of them, and within a collection. */
export function onlyCategory({ categories, collection }: ProductFilters): Category | null {
  if (collection !== undefined) return null;
  const [category = null, ...others] = categories;
  return others.length > 0 ? null : category;
}

/** The filters of a list without those that narrow it beyond its category or collection. */
export function withoutNarrowing(filters: ProductFilters): ProductFilters {
  const category = onlyCategory(filters);
  const { collection } = filters;
  return { ...noFilters, categories: category ? [category] : [], ...(collection !== undefined && { collection }) };
}

/** Whether filters narrow a list beyond one category, which has a page of its own. */
export function isNarrowed(filters: ProductFilters): boolean {
  return filterCount(filters) > 0;
}

/** How many filters narrow a list beyond its category or collection; both limits of the price count once. */
export function filterCount(filters: ProductFilters): number {
  const { categories, sizes, colors, priceMin, priceMax, inStock } = filters;
  const hasPrice = priceMin !== null || priceMax !== null;
  return (
    (onlyCategory(filters) === null ? categories.length : 0) +
    sizes.length +
    colors.length +
    Number(hasPrice) +
    Number(inStock)
  );
}
