import pLimit from 'p-limit';
import PQueue from 'p-queue';
import { ApiError } from '../apiError.ts';
import type { Part } from '../cache/publicAnswers.ts';

/** Public answers that are made at once in this process. Two, so that one uses the processor while the other's queries run. */
const RUNNING_MAX = 2;
/** How many may wait: at some 10 ms each, the last one waits for about a second, or for some seconds beside orders. */
const WAITING_MAX = 100;
/** How long one waits for orders that are being answered before it is made beside them. */
const STAND_BACK_MS = 20;
/** How long after the last order the process counts as free: somebody who buys makes one call after the other. */
const FREE_AFTER_MS = 10;

/** Makes public answers that are not kept yet, a few at a time and after orders, so that they never take the process over. */
export type ReadQueue = {
  /**
   * Makes an answer when it is its turn: those of `main` and sitemaps first, of which there are only a few.
   * @throws ApiError unavailable when too many others wait
   */
  make<Answer>(part: Part, make: () => Promise<Answer>): Promise<Answer>;
  /** Does what comes before all public answers: while it runs, they stand back, and begin one after the other. */
  first<Result>(work: () => Promise<Result>): Promise<Result>;
};

const NORMAL = 0;
const EARLY = 1;

export function createReadQueue(): ReadQueue {
  const queue = new PQueue({ concurrency: RUNNING_MAX });
  const oneByOne = pLimit(1);
  let orders = 0;
  let free: PromiseWithResolvers<void> | undefined;
  let freeTimer: NodeJS.Timeout | undefined;

  /** Not for longer, since an order can take as long as a payment provider or a lock. */
  async function standBack(): Promise<void> {
    if (!free) return;
    const time = Promise.withResolvers<void>();
    const timer = setTimeout(time.resolve, STAND_BACK_MS);
    await Promise.race([free.promise, time.promise]);
    clearTimeout(timer);
  }

  function endOrders(): void {
    free?.resolve();
    free = undefined;
  }

  return {
    make(part, make) {
      const priority = part === 'main' || part === 'sitemaps' ? EARLY : NORMAL;
      if (priority === NORMAL && queue.sizeBy({ priority }) >= WAITING_MAX) return Promise.reject(busy());
      return queue.add(
        async () => {
          await oneByOne(standBack);
          return make();
        },
        { priority },
      );
    },
    async first(work) {
      orders += 1;
      clearTimeout(freeTimer);
      free ??= Promise.withResolvers();
      try {
        return await work();
      } finally {
        orders -= 1;
        if (orders === 0) freeTimer = setTimeout(endOrders, FREE_AFTER_MS).unref();
      }
    },
  };
}

const busy = () => new ApiError('unavailable', 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
