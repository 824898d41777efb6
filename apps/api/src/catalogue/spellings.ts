import { filterKey } from './sizeOrder.ts';

/** A size or color as the shop shows it. */
export type Label = { text: string; hex: string | null };

/**
 * The sizes, or the colors, of the products of an index, as small numbers: one for each spelling ('M', 'm ', or 'Navy' with
 * its color value), and one for each key, which all spellings of the same size share.
 */
export class Spellings {
  readonly keys: string[] = [];
  /** The key of each spelling. */
  readonly keyOf: number[] = [];
  readonly #labels: Label[] = [];
  readonly #rows: number[] = [];
  readonly #spellings = new Map<string, number>();
  readonly #keyNumbers = new Map<string, number>();

  /** Counts one more product with a spelling. */
  add(text: string, hex: string | null): number {
    const name = `${hex} ${text}`;
    let spelling = this.#spellings.get(name);
    if (spelling === undefined) {
      spelling = this.#labels.push({ text, hex }) - 1;
      this.#spellings.set(name, spelling);
      this.#rows.push(0);
      this.keyOf.push(this.#addKey(filterKey(text)));
    }
    this.#rows[spelling] = (this.#rows[spelling] ?? 0) + 1;
    return spelling;
  }

  /** Counts one product less with a spelling. */
  remove(spelling: number): void {
    this.#rows[spelling] = (this.#rows[spelling] ?? 0) - 1;
  }

  keyNumber(key: string): number | undefined {
    return this.#keyNumbers.get(key);
  }

  /**
   * The most common text and color value of each key; the first in alphabetical order if several are equally common.
   */
  labels(): (Label | undefined)[] {
    const texts = this.keys.map(() => new Map<string, number>());
    const hexes = this.keys.map(() => new Map<string, number>());
    for (const [spelling, { text, hex }] of this.#labels.entries()) {
      const [key, rows] = [this.keyOf[spelling] ?? 0, this.#rows[spelling] ?? 0];
      if (rows === 0) continue;
      addTo(texts[key], text.trim(), rows);
      if (hex !== null) addTo(hexes[key], hex, rows);
    }
    return texts.map((counts, number) => {
      const text = mostCommon(counts);
      return text === null ? undefined : { text, hex: mostCommon(hexes[number]) };
    });
  }

  #addKey(key: string): number {
    const known = this.#keyNumbers.get(key);
    if (known !== undefined) return known;
    const added = this.keys.push(key) - 1;
    this.#keyNumbers.set(key, added);
    return added;
  }
}

function addTo(counts: Map<string, number> | undefined, value: string, rows: number): void {
  counts?.set(value, (counts.get(value) ?? 0) + rows);
}

function mostCommon(counts: ReadonlyMap<string, number> = new Map()): string | null {
  let best: [value: string, rows: number] | undefined;
  for (const [value, rows] of counts) {
    if (!best || rows > best[1] || (rows === best[1] && value < best[0])) best = [value, rows];
  }
  return best?.[0] ?? null;
}
