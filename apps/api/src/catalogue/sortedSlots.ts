/** Whether one slot comes before another (negative) or after it. Never 0 for two different slots. */
export type CompareSlots = (one: number, other: number) => number;

/** Keeps the slots of an index sorted while products change. */
export class SortedSlots {
  readonly #compare: CompareSlots;
  #slots: Uint32Array;
  #length: number;

  constructor(slots: Iterable<number>, compare: CompareSlots) {
    this.#compare = compare;
    this.#slots = Uint32Array.from(slots).sort(compare);
    this.#length = this.#slots.length;
  }

  all(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
  }

  insert(slot: number): void {
    const place = this.#placeOf(slot);
    if (this.#length === this.#slots.length) {
      const larger = new Uint32Array(2 * this.#length + 16);
      larger.set(this.#slots);
      this.#slots = larger;
    }
    this.#slots.copyWithin(place + 1, place, this.#length);
    this.#slots[place] = slot;
    this.#length += 1;
  }

  /** Call it while the slot still has the values by which it was inserted. */
  remove(slot: number): void {
    const place = this.#placeOf(slot);
    if (this.#slots[place] !== slot) throw new Error(`Slot ${slot} is not where it belongs.`);
    this.#slots.copyWithin(place, place + 1, this.#length);
    this.#length -= 1;
  }

  /** The place of the first slot that does not come before this one. */
  #placeOf(slot: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
