import type { KeptAnswer, PublicAnswer } from './keptAnswer.ts';

/** Parts of the memory: see createPublicAnswers.ts. */
export type Part = 'main' | 'products' | 'searches' | 'sitemaps';

/** Kept answers that are the same for every visitor. */
export type PublicAnswers = {
  /**
   * Returns the kept answer for a key, or a new one from `make` if the catalogue has changed since. Concurrent callers
   * of the same key share one answer. Only answers with status 200, 404 or 410 are kept, never failures.
   * @param key has exactly the inputs of the answer: with defaults filled in, without unknown parameters
   * @param make must depend only on the key and the catalogue, never on the caller
   */
  get(key: string, make: () => Promise<PublicAnswer>, part?: Part): Promise<KeptAnswer>;
  /** The kept answer that `get` would return; undefined if it would query the database or make an answer. */
  peek(key: string, part: Part): KeptAnswer | undefined;
  /** Makes the next `get` query the database for changes of the catalogue. */
  recheck(): void;
  /** Size of all kept answers; at most `maxBytes`. */
  readonly bytes: number;
  readonly maxBytes: number;
};
