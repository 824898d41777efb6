import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { KeptAnswer, type PublicAnswer } from '../cache/keptAnswer.ts';
import { busy, WAITING_MAX } from '../http/readQueue.ts';

/** How many pages are cached. The shop has fewer pages of text. */
const CACHED_MAX = 50;
const WARNING_GAP_MS = 60_000;

/** Returns the page with a cache key, which `render` renders without data unless it is cached. */
type PagesWithoutData = (key: string, render: () => Promise<PublicAnswer>) => Promise<KeptAnswer>;

/**
 * Pages while the database is away: a page of text is complete except for its navigation; every other page shows that
 * the shop is busy. They never change, and are rendered outside the read queue, whose jobs may all be waiting for the
 * database.
 */
export function createPagesWithoutData(log: Logger): PagesWithoutData {
  const limit = pLimit(1);
  const cached = new LRUCache<string, KeptAnswer>({ max: CACHED_MAX });
  let warnedAt = Number.NEGATIVE_INFINITY;

  function warn(): void {
    if (performance.now() - warnedAt < WARNING_GAP_MS) return;
    log.warn('Pages are rendered without the database, which does not answer');
    warnedAt = performance.now();
  }

  async function renderOnce(key: string, render: () => Promise<PublicAnswer>): Promise<KeptAnswer> {
    const known = cached.get(key);
    if (known) return known;
    const { headers, ...page } = await render();
    const answer = new KeptAnswer({ ...page, headers: { ...headers, 'Cache-Control': 'no-store' } });
    cached.set(key, answer);
    return answer;
  }

  return async (key, render) => {
    warn();
    if (limit.pendingCount >= WAITING_MAX) throw busy();
    return limit(() => renderOnce(key, render));
  };
}
