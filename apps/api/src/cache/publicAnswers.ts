import type { KeptAnswer, PublicAnswer } from './keptAnswer.ts';

/** Parts of the memory: see createPublicAnswers.ts. */
export type Part = 'main' | 'products' | 'searches' | 'sitemaps';

/** Kept answers that are the same for every visitor. */
export type PublicAnswers = {
  /**
   * The answer of an address: the kept one while the catalogue is as it was when that was made, else a new one from
   * `make`. Callers that need the same one at once share it. Kept are answers with status 200, 404 or 410, and no failure.
   * @param key names the address, and only what the answer depends on: defaults filled in, unknown parameters left out
   * @param make must depend on nothing but the key and the catalogue, never on who calls
   */
  get(key: string, make: () => Promise<PublicAnswer>, part?: Part): Promise<KeptAnswer>;
  /** What `get` would answer without waiting; undefined where it would query the database or make an answer. */
  peek(key: string, part: Part): KeptAnswer | undefined;
  /** Has the next `get` ask the database whether the catalogue has changed. */
  recheck(): void;
  /** Of all that is kept; at most `maxBytes`. */
  readonly bytes: number;
  readonly maxBytes: number;
};
