import type { CatalogueIndex } from './catalogueIndex.ts';

type Kept<List> = { version: number; lists: Map<string, List> };

/**
 * Keeps the lists that were requested last from each index until the index changes, because shoppers page through a list
 * and sort it, and counting it again takes milliseconds for each page.
 */
export class RecentLists<List> {
  readonly #kept = new WeakMap<CatalogueIndex, Kept<List>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** The list with these filters. A promise that fails is not kept. @param make makes it when it is not kept */
  get(index: CatalogueIndex, filters: unknown, make: () => List): List {
    const kept = this.#kept.get(index);
    const { version } = index;
    const lists = kept?.version === version ? kept.lists : new Map<string, List>();
    if (lists !== kept?.lists) this.#kept.set(index, { version, lists });
    const key = JSON.stringify(filters);
    const list = lists.get(key) ?? make();
    // At the end of the map, because the first lists are dropped.
    lists.delete(key);
    lists.set(key, list);
    for (const oldest of lists.keys()) if (lists.size > this.#most) lists.delete(oldest);
    if (list instanceof Promise) list.catch(() => lists.delete(key));
    return list;
  }
}
