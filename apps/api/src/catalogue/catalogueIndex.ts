import { type Category, categories, type ProductSort } from '@abs/contract';
import { type CompareSlots, SortedSlots } from './sortedSlots.ts';
import { Spellings } from './spellings.ts';

/** The data of a product on sale that an index keeps. */
export type IndexedRow = {
  id: string;
  styleId: string;
  colorKey: string;
  size: string;
  color: string;
  colorHex: string | null;
  category: Category | null;
  priceKobo: number;
  position: number;
  /** Microseconds. */
  createdAt: number;
  sortName: string;
  isSoldOut: boolean;
  isCard: boolean;
};

const FIRST_CAPACITY = 256;
const NONE = -1;

/** The number of each category; 0 means none. */
export const categoryNumbers = new Map<Category | null, number>([
  [null, 0],
  ...categories.map((category, index): [Category, number] => [category, index + 1]),
]);

/**
 * All products on sale, with the values by which lists are filtered, counted and ordered. Each product has a slot, a
 * number under which arrays keep its values, so that a list of 100,000 products is filtered and counted in a few
 * milliseconds. Products of one style and color form a card: a chain of slots, the first of which represents all in
 * lists.
 */
export class CatalogueIndex {
  readonly sizes = new Spellings();
  readonly colors = new Spellings();
  /** The id of each slot's product; '' if the slot is free. */
  readonly ids: string[] = [];
  readonly names: string[] = [];
  readonly freeSlots: number[] = [];
  /** The first slot of each card; -1 if the card is free. */
  readonly heads: number[] = [];

  category = new Uint8Array(FIRST_CAPACITY);
  /** Numbers of spellings in `sizes` and `colors`. */
  size = new Uint32Array(FIRST_CAPACITY);
  color = new Uint32Array(FIRST_CAPACITY);
  priceKobo = new Float64Array(FIRST_CAPACITY);
  position = new Int32Array(FIRST_CAPACITY);
  createdAt = new Float64Array(FIRST_CAPACITY);
  isSoldOut = new Uint8Array(FIRST_CAPACITY);
  card = new Int32Array(FIRST_CAPACITY);
  /** The next slot of the same card, or -1. */
  next = new Int32Array(FIRST_CAPACITY);

  /** Grows with each change. */
  version = 0;

  readonly #slots = new Map<string, number>();
  readonly #cards = new Map<string, number>();
  readonly #cardKeys: string[] = [];
  readonly #freeCards: number[] = [];
  readonly #orders = new Map<ProductSort, SortedSlots>();

  /** The number of products. */
  get products(): number {
    return this.#slots.size;
  }

  /** The first slot of a product's card. */
  headOf(slot: number): number {
    return this.heads[this.card[slot] as number] as number;
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  /** Adds a product, or replaces its data. */
  put(row: IndexedRow): void {
    this.remove(row.id);
    this.version += 1;
    const slot = this.freeSlots.pop() ?? this.ids.length;
    if (slot === this.category.length) this.#grow();
    this.#slots.set(row.id, slot);
    this.ids[slot] = row.id;
    this.category[slot] = categoryNumbers.get(row.category) ?? 0;
    this.size[slot] = this.sizes.add(row.size, null);
    this.color[slot] = this.colors.add(row.color, row.colorHex);
    this.priceKobo[slot] = row.priceKobo;
    this.position[slot] = row.position;
    this.createdAt[slot] = row.createdAt;
    this.isSoldOut[slot] = Number(row.isSoldOut);
    this.#addToCard(slot, `${row.styleId} ${row.colorKey}`, row.isCard);
    // Most products of a card have the same name, so they share one string.
    const head = this.headOf(slot);
    const name = this.names[head === slot ? (this.next[slot] as number) : head];
    this.names[slot] = name === row.sortName ? name : row.sortName;
    for (const order of this.#orders.values()) order.insert(slot);
  }

  /** Removes a product. Does nothing if the index does not have it. */
  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.version += 1;
    for (const order of this.#orders.values()) order.remove(slot);
    this.#removeFromCard(slot);
    this.sizes.remove(this.size[slot] as number);
    this.colors.remove(this.color[slot] as number);
    this.#slots.delete(id);
    this.ids[slot] = '';
    this.names[slot] = '';
    this.freeSlots.push(slot);
  }

  /** All slots in an order. Only the first call sorts them. */
  sorted(sort: ProductSort): Uint32Array {
    const known = this.#orders.get(sort) ?? new SortedSlots(this.#slots.values(), this.comparing(sort));
    this.#orders.set(sort, known);
    return known.all();
  }

  /** Call it before many changes: sorting once is then less work than updating the orders for each. */
  forgetOrders(): void {
    this.#orders.clear();
  }

  comparing(sort: ProductSort): CompareSlots {
    const byId: CompareSlots = (one, other) => compareText(this.ids[one] as string, this.ids[other] as string);
    // Reads the arrays from `this`, because they are replaced when the index grows.
    const by: Record<ProductSort, CompareSlots> = {
      featured: (one, other) => (this.position[one] as number) - (this.position[other] as number),
      newest: (one, other) => (this.createdAt[other] as number) - (this.createdAt[one] as number),
      'price-asc': (one, other) => (this.priceKobo[one] as number) - (this.priceKobo[other] as number),
      'price-desc': (one, other) => (this.priceKobo[other] as number) - (this.priceKobo[one] as number),
      name: (one, other) => compareCodePoints(this.names[one] as string, this.names[other] as string),
    };
    return (one, other) => by[sort](one, other) || byId(one, other);
  }

  #addToCard(slot: number, key: string, isFirst: boolean): void {
    let card = this.#cards.get(key);
    if (card === undefined) {
      card = this.#freeCards.pop() ?? this.heads.length;
      this.#cards.set(key, card);
      this.#cardKeys[card] = key;
      this.heads[card] = NONE;
    }
    this.card[slot] = card;
    const head = this.heads[card] as number;
    if (isFirst || head === NONE) {
      this.next[slot] = head;
      this.heads[card] = slot;
    } else {
      this.next[slot] = this.next[head] as number;
      this.next[head] = slot;
    }
  }

  #removeFromCard(slot: number): void {
    const card = this.card[slot] as number;
    const next = this.next[slot] as number;
    if (this.heads[card] === slot) this.heads[card] = next;
    else {
      let before = this.heads[card] as number;
      while (this.next[before] !== slot) before = this.next[before] as number;
      this.next[before] = next;
    }
    if (this.heads[card] !== NONE) return;
    this.#cards.delete(this.#cardKeys[card] as string);
    this.#cardKeys[card] = '';
    this.#freeCards.push(card);
  }

  #grow(): void {
    const capacity = 2 * this.category.length;
    this.category = copy(new Uint8Array(capacity), this.category);
    this.size = copy(new Uint32Array(capacity), this.size);
    this.color = copy(new Uint32Array(capacity), this.color);
    this.priceKobo = copy(new Float64Array(capacity), this.priceKobo);
    this.position = copy(new Int32Array(capacity), this.position);
    this.createdAt = copy(new Float64Array(capacity), this.createdAt);
    this.isSoldOut = copy(new Uint8Array(capacity), this.isSoldOut);
    this.card = copy(new Int32Array(capacity), this.card);
    this.next = copy(new Int32Array(capacity), this.next);
  }
}

function copy<Numbers extends { set(from: Numbers): void }>(to: Numbers, from: Numbers): Numbers {
  to.set(from);
  return to;
}

const compareText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Compares by code points, as the database compares `sort_name`. JavaScript would put letters beyond U+FFFF, which take
 * two units, before some others.
 */
function compareCodePoints(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [one.charCodeAt(index), other.charCodeAt(index)];
    if (a !== b) return placeOfUnit(a) - placeOfUnit(b);
  }
  return one.length - other.length;
}

/** Surrogates, U+D800 to U+DFFF, are parts of letters that come after all others. */
function placeOfUnit(unit: number): number {
  if (unit >= 0xe000) return unit - 0x800;
  return unit >= 0xd800 ? unit + 0x2000 : unit;
}
