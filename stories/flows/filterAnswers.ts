/** How the flow stories' server filters lists, and which facets it returns. */

import { filterParams, noFilters, type ProductFilters, priceLimitOf } from '@abs/contract';
import type { Facets, Product } from '@abs/contract/entities';

const listOf = (query: URLSearchParams, name: string) =>
  (query.get(name) ?? '').toLowerCase().split(',').filter(Boolean);

/** The filters of a call. */
function filtersOf(query: URLSearchParams): ProductFilters {
  return {
    ...noFilters,
    categories: listOf(query, 'category') as ProductFilters['categories'],
    sizes: listOf(query, 'size'),
    colors: listOf(query, 'color'),
    priceMin: priceLimitOf(query.get('priceMin') ?? '') ?? null,
    priceMax: priceLimitOf(query.get('priceMax') ?? '') ?? null,
    inStock: query.get('inStock') === 'true',
  };
}

const isAmong = (chosen: readonly string[], value = '') => chosen.length === 0 || chosen.includes(value.toLowerCase());

function isFound(
  product: Product,
  { categories, sizes, colors, priceMin, priceMax, inStock }: ProductFilters,
): boolean {
  return (
    isAmong(categories, product.category) &&
    isAmong(sizes, product.size) &&
    isAmong(colors, product.color) &&
    product.price >= (priceMin ?? 0) &&
    product.price <= (priceMax ?? Number.POSITIVE_INFINITY) &&
    (!inStock || product.quantity > 0)
  );
}

/** One product for each color of a style, with its sizes and the colors of the style. */
function byStyle(products: readonly Product[]): Product[] {
  const styleOf = ({ styleId, id }: Product) => styleId ?? id;
  const option = ({ id, size, color, colorHex, quantity }: Product) => ({ id, size, color, colorHex, quantity });
  return products
    .filter(
      (product) =>
        products.find((other) => styleOf(other) === styleOf(product) && other.color === product.color) === product,
    )
    .map((product) => {
      const style = products.filter((other) => styleOf(other) === styleOf(product));
      const sizes = style.filter(({ color }) => color === product.color).map(option);
      const colors = style.filter(({ color }, index) => style.findIndex((other) => other.color === color) === index);
      return { ...product, sizes, colors: colors.map(option) };
    });
}

/** The number of products for each value, as if nothing of `name` were chosen. */
function counts(
  all: readonly Product[],
  filters: ProductFilters,
  name: 'size' | 'color' | 'category',
): { value: string; count: number; colorHex?: string }[] {
  const param = { size: 'sizes', color: 'colors', category: 'categories' } as const;
  const found = all.filter((product) => isFound(product, { ...filters, [param[name]]: [] }));
  const values = new Map(all.map((product) => [product[name] ?? '', product.colorHex]));
  return [...values].map(([value, colorHex]) => ({
    value,
    count: byStyle(found.filter((product) => product[name] === value)).length,
    ...(name === 'color' && colorHex !== undefined && { colorHex }),
  }));
}

function facetsOf(all: readonly Product[], filters: ProductFilters): Facets {
  const prices = all
    .filter((product) => isFound(product, { ...filters, priceMin: null, priceMax: null }))
    .map(({ price }) => price);
  return {
    sizes: counts(all, filters, 'size'),
    colors: counts(all, filters, 'color'),
    categories: counts(all, filters, 'category') as Facets['categories'],
    price: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    inStock: byStyle(all.filter((product) => isFound(product, { ...filters, inStock: true }))).length,
  };
}

/** The products that a call finds, and the facets if it requests them. */
export function narrowed(all: readonly Product[], query: URLSearchParams): { found: Product[]; facets?: Facets } {
  const filters = filtersOf(query);
  const matches =
    Object.keys(filterParams(filters)).length > 0 ? all.filter((product) => isFound(product, filters)) : all;
  const found = query.get('group') === 'style' ? byStyle(matches) : [...matches];
  return { found, ...(query.get('facets') === 'true' && { facets: facetsOf(all, filters) }) };
}
