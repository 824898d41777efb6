import { categories } from '@abs/contract';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { CATEGORY, COLOR, FREE, PRICE, SIZE, STOCK } from './filter.ts';

/** How many products, or cards, a list would have with each value of a facet in place of the facet's chosen values. */
export type Counts = {
  /** By number of category. */
  categories: Uint32Array;
  /** By key of the index's sizes and colors. */
  sizes: Uint32Array;
  colors: Uint32Array;
  price: { minKobo: number; maxKobo: number } | null;
  inStock: number;
  /**
   * Marks, by the same numbers, for the values that the list has without its filters: sizes and colors within its
   * categories. Empty unless requested, because a list without filters counts all of its values.
   */
  unfiltered: { categories: Uint8Array; sizes: Uint8Array; colors: Uint8Array };
};

/** The listed products: their number, a mark by slot, and the listed candidates in their order. */
export type Listed = { total: number; isListed: Uint8Array; found: number[]; counts: Counts };

type Options = {
  index: CatalogueIndex;
  /** The result of `findFailures`. */
  failures: Uint8Array;
  /**
   * Lists one product of each style and color, if one of its sizes fits. All sizes count in the category of that
   * product.
   */
  byStyle: boolean;
  /** The slots to choose from; undefined for all. With `byStyle`, one slot of each card. */
  candidates?: readonly number[] | undefined;
  /** Whether to look for the values of the list without its filters. */
  marksUnfiltered: boolean;
};

/** Lists and counts products, or cards, in one pass. */
export function countProducts({ index, failures, byStyle, candidates, marksUnfiltered }: Options): Listed {
  const tally = createTally(index, failures, marksUnfiltered);
  const isListed = new Uint8Array(failures.length);
  const found: number[] = [];
  let total = 0;

  function list(slot: number): void {
    isListed[slot] = 1;
    total += 1;
    if (candidates) found.push(slot);
  }
  function countProduct(slot: number): void {
    if (tally.add(slot, slot)) list(slot);
  }
  /** Counts a chain of slots as one. */
  function countCard(head: number): void {
    let fits = false;
    for (let slot = head; slot >= 0; slot = index.next[slot] as number) {
      if (tally.add(slot, head)) fits = true;
    }
    if (fits) list(head);
  }

  if (candidates) for (const slot of candidates) byStyle ? countCard(index.headOf(slot)) : countProduct(slot);
  else if (byStyle) for (const head of index.heads) countCard(head);
  else for (let slot = 0; slot < failures.length; slot += 1) countProduct(slot);
  return { total, isListed, found, counts: tally.counts() };
}

function createTally(
  { category, size, color, priceKobo, isSoldOut, sizes, colors }: CatalogueIndex,
  failures: Uint8Array,
  marksUnfiltered: boolean,
) {
  const ofCategories = createCounter(categories.length + 1);
  const ofSizes = createCounter(sizes.keys.length);
  const ofColors = createCounter(colors.keys.length);
  const ofStock = createCounter(2);
  const [sizeKeys, colorKeys] = [Uint32Array.from(sizes.keyOf), Uint32Array.from(colors.keyOf)];
  const unfiltered = {
    categories: new Uint8Array(categories.length + 1),
    sizes: new Uint8Array(sizes.keys.length),
    colors: new Uint8Array(colors.keys.length),
  };
  let [minKobo, maxKobo] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

  function mark(slot: number, first: number, fails: number): void {
    if (fails >= FREE) return;
    unfiltered.categories[category[first] as number] = 1;
    if ((fails & CATEGORY) !== 0) return;
    unfiltered.sizes[sizeKeys[size[slot] as number] as number] = 1;
    unfiltered.colors[colorKeys[color[slot] as number] as number] = 1;
  }

  return {
    /**
     * Counts a product for all facets if it passes every filter, or for one facet if it fails only the filter of that
     * facet.
     * @param first the slot of the product, or the first slot of its card, so that a value of several sizes of a card
     * counts once
     * @returns whether it fits
     */
    add(slot: number, first: number): boolean {
      const item = first + 1;
      const fails = ((failures[slot] as number) & ~CATEGORY) | ((failures[first] as number) & CATEGORY);
      if (marksUnfiltered) mark(slot, first, fails);
      // It fails two filters or more, or the slot is free.
      if ((fails & (fails - 1)) !== 0 || fails > STOCK) return false;
      if (fails === 0 || fails === CATEGORY) count(ofCategories, category[first] as number, item);
      if (fails === 0 || fails === SIZE) count(ofSizes, sizeKeys[size[slot] as number] as number, item);
      if (fails === 0 || fails === COLOR) count(ofColors, colorKeys[color[slot] as number] as number, item);
      if (fails === 0 || fails === STOCK) count(ofStock, isSoldOut[slot] as number, item);
      if (fails === 0 || fails === PRICE) {
        const price = priceKobo[slot] as number;
        if (price < minKobo) minKobo = price;
        if (price > maxKobo) maxKobo = price;
      }
      return fails === 0;
    },
    counts: (): Counts => ({
      categories: ofCategories.counts,
      sizes: ofSizes.counts,
      colors: ofColors.counts,
      price: minKobo <= maxKobo ? { minKobo, maxKobo } : null,
      inStock: ofStock.counts[0] ?? 0,
      unfiltered,
    }),
  };
}

/** `last` has the last counted item for each value. */
type Counter = { counts: Uint32Array; last: Uint32Array };

const createCounter = (values: number): Counter => ({ counts: new Uint32Array(values), last: new Uint32Array(values) });

/** Counts an item once per value. The calls for one item must come before those for the next. */
function count({ counts, last }: Counter, value: number, item: number): void {
  if (last[value] === item) return;
  last[value] = item;
  counts[value] = (counts[value] as number) + 1;
}
