import { categories } from '@abs/contract';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { CATEGORY, COLOR, FREE, PRICE, SIZE, STOCK } from './filter.ts';

/** How many products, or cards, there would be with each value of a facet, whatever the present values of that facet. */
export type Counts = {
  /** By number of category. */
  categories: Uint32Array;
  /** By key of the index's sizes and colors. */
  sizes: Uint32Array;
  colors: Uint32Array;
  price: { minKobo: number; maxKobo: number } | null;
  inStock: number;
  /**
   * The values of the list without its filters, as marks by the same numbers: sizes and colors within its categories. Empty
   * unless requested, since a list without filters counts all of its values.
   */
  unfiltered: { categories: Uint8Array; sizes: Uint8Array; colors: Uint8Array };
};

/** What is listed: how many, by slot, and those of the candidates in their order. */
export type Listed = { total: number; isListed: Uint8Array; found: number[]; counts: Counts };

type Options = {
  index: CatalogueIndex;
  /** Of `findFailures`. */
  failures: Uint8Array;
  /** One product of each style and color, where one of its sizes fits. All are in the category of that product. */
  byStyle: boolean;
  /** The slots to choose from, where these are not all; with `byStyle`, one of each card. */
  candidates?: readonly number[] | undefined;
  /** Whether to look for the values of the list without its filters. */
  marksUnfiltered: boolean;
};

/** Goes through products, or cards, once. */
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
     * Counts a product for the facets whose own filter alone it fails, if any.
     * @param first the slot of the product, or the first one of its card: whatever several sizes of a card have counts once
     * @returns whether it fits
     */
    add(slot: number, first: number): boolean {
      const item = first + 1;
      const fails = ((failures[slot] as number) & ~CATEGORY) | ((failures[first] as number) & CATEGORY);
      if (marksUnfiltered) mark(slot, first, fails);
      // Two bits or more, or a free slot.
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

/** `last` has, for each value, the item that was counted last. */
type Counter = { counts: Uint32Array; last: Uint32Array };

const createCounter = (values: number): Counter => ({ counts: new Uint32Array(values), last: new Uint32Array(values) });

/** Counts an item once per value. Items come one after the other. */
function count({ counts, last }: Counter, value: number, item: number): void {
  if (last[value] === item) return;
  last[value] = item;
  counts[value] = (counts[value] as number) + 1;
}
