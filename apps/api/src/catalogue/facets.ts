import { categories } from '@abs/contract';
import type { Facets } from '@abs/contract/entities';
import { toNaira } from '../money.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import type { Counts } from './countProducts.ts';
import type { ListQuery } from './filter.ts';
import { compareSizes, filterKey } from './sizeOrder.ts';
import type { Spellings } from './spellings.ts';

/** How many values of a facet are returned besides the chosen ones. The most common are kept. */
const MOST_VALUES = 100;

type Value = { value: string; count: number; colorHex?: string | undefined };

/**
 * The facets of a list in the format of the contract. They have the values of the list without its filters, even if no
 * listed product has them, and the chosen values, even if no product has them, so that a shop can show and deselect
 * them.
 */
export function toFacets(
  index: CatalogueIndex,
  counts: Counts,
  { size, color, category = [] }: Pick<ListQuery, 'size' | 'color' | 'category'>,
): Facets {
  const sizes = valuesOf(index.sizes, counts.sizes, counts.unfiltered.sizes, size);
  const colors = valuesOf(index.colors, counts.colors, counts.unfiltered.colors, color);
  return {
    sizes: sizes
      .map(({ value, count }) => ({ value, count }))
      .sort((one, other) => compareSizes(one.value, other.value) || byText(one, other)),
    colors: colors.sort((one, other) => other.count - one.count || byText(one, other)),
    categories: categories
      .map((value, position) => ({ value, number: position + 1, count: counts.categories[position + 1] ?? 0 }))
      .filter(
        ({ value, number, count }) =>
          count > 0 || counts.unfiltered.categories[number] === 1 || category.includes(value),
      )
      .map(({ value, count }) => ({ value, count })),
    price: counts.price && { min: toNaira(counts.price.minKobo), max: toNaira(counts.price.maxKobo) },
    inStock: counts.inStock,
  };
}

const byText = (one: Value, other: Value): number => (one.value < other.value ? -1 : one.value > other.value ? 1 : 0);

function valuesOf(
  spellings: Spellings,
  counts: Uint32Array,
  unfiltered: Uint8Array,
  chosen: readonly string[] = [],
): Value[] {
  const labels = spellings.labels();
  const chosenKeys = new Map(chosen.map((text) => [filterKey(text), text]));
  const toValue = (text: string, number: number | undefined): Value => {
    if (number === undefined) return { value: text, count: 0 };
    const label = labels[number];
    return { value: label?.text ?? text, count: counts[number] ?? 0, ...(label?.hex && { colorHex: label.hex }) };
  };
  const others = spellings.keys
    .map((key, number) => ({ key, number, count: counts[number] ?? 0 }))
    .filter(({ key, number, count }) => (count > 0 || unfiltered[number] === 1) && !chosenKeys.has(key))
    .sort((one, other) => other.count - one.count || (one.key < other.key ? -1 : 1))
    .slice(0, MOST_VALUES);
  return [
    ...[...chosenKeys].map(([key, text]) => toValue(text, spellings.keyNumber(key))),
    ...others.map(({ key, number }) => toValue(key, number)),
  ];
}
