import { type Category, categories } from '@abs/contract';
import type { CallInput } from '@abs/contract/calls';
import { ApiError } from '../apiError.ts';
import { toKobo } from '../money.ts';
import { type CatalogueIndex, categoryNumbers } from './catalogueIndex.ts';
import { filterKey } from './sizeOrder.ts';
import type { Spellings } from './spellings.ts';

type CallQuery = CallInput<'getProducts'>['query'];
type FilterField = 'category' | 'size' | 'color' | 'priceMin' | 'priceMax' | 'inStock';
/** The parameters of a list. All except `page` and `limit` are optional. */
export type ListQuery = Pick<CallQuery, 'page' | 'limit'> & Partial<Omit<CallQuery, 'page' | 'limit'>>;

/** @throws ApiError `validation` if no price can fit. */
export function checkPriceLimits({ priceMin, priceMax }: Pick<ListQuery, 'priceMin' | 'priceMax'>): void {
  if (priceMin === undefined || priceMax === undefined || priceMin <= priceMax) return;
  const message = 'priceMin must not be above priceMax';
  throw new ApiError('validation', message, { fields: { priceMin: message } });
}

/** The category of a list; undefined for several or none. */
export const onlyCategory = ({ category = [] }: Pick<ListQuery, 'category'>): Category | undefined =>
  category.length === 1 ? category[0] : undefined;

/** Whether a list has other filters than a single category, for which the database keeps orders and totals. */
export const isFiltered = (query: Pick<ListQuery, FilterField>): boolean =>
  (query.category?.length ?? 0) > 1 || hasOwnFilter(query);

/** Whether a list has other filters than categories. */
export const hasOwnFilter = ({ size, color, priceMin, priceMax, inStock }: Pick<ListQuery, FilterField>): boolean =>
  [size, color].some((values) => values && values.length > 0) ||
  priceMin !== undefined ||
  priceMax !== undefined ||
  inStock === true;

/** The filters that a product fails, as bits. */
export const CATEGORY = 1;
export const SIZE = 2;
export const COLOR = 4;
export const PRICE = 8;
export const STOCK = 16;

/** A slot without a product. */
export const FREE = 32;

/** The filters that each slot's product fails, as bits; 0 if it fits. */
export function findFailures(index: CatalogueIndex, query: Pick<ListQuery, FilterField>): Uint8Array {
  const failures = new Uint8Array(index.ids.length);
  for (const slot of index.freeSlots) failures[slot] = FREE;
  markUnless(failures, CATEGORY, index.category, allowedCategories(query.category));
  markUnless(failures, SIZE, index.size, allowedSpellings(index.sizes, query.size));
  markUnless(failures, COLOR, index.color, allowedSpellings(index.colors, query.color));
  if (query.priceMin !== undefined || query.priceMax !== undefined) {
    const cheapest = query.priceMin === undefined ? 0 : toKobo(query.priceMin);
    const dearest = query.priceMax === undefined ? Number.POSITIVE_INFINITY : toKobo(query.priceMax);
    for (let slot = 0; slot < failures.length; slot += 1) {
      const price = index.priceKobo[slot] as number;
      if (price < cheapest || price > dearest) failures[slot] = (failures[slot] as number) | PRICE;
    }
  }
  if (query.inStock) markUnless(failures, STOCK, index.isSoldOut, IN_STOCK);
  return failures;
}

/** By `isSoldOut`. */
const IN_STOCK = Uint8Array.of(1, 0);

function markUnless(
  failures: Uint8Array,
  bit: number,
  values: Uint8Array | Uint32Array,
  allowed: Uint8Array | null,
): void {
  if (!allowed) return;
  for (let slot = 0; slot < failures.length; slot += 1) {
    if (!allowed[values[slot] as number]) failures[slot] = (failures[slot] as number) | bit;
  }
}

function allowedCategories(wanted: readonly Category[] = []): Uint8Array | null {
  if (wanted.length === 0) return null;
  const allowed = new Uint8Array(categories.length + 1);
  for (const category of wanted) allowed[categoryNumbers.get(category) ?? 0] = 1;
  return allowed;
}

function allowedSpellings(spellings: Spellings, wanted: readonly string[] = []): Uint8Array | null {
  if (wanted.length === 0) return null;
  const keys = new Set(wanted.map((value) => spellings.keyNumber(filterKey(value))));
  return Uint8Array.from(spellings.keyOf, (key) => Number(keys.has(key)));
}
