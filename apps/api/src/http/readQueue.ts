import PQueue from 'p-queue';
import { ApiError } from '../apiError.ts';
import type { Part } from '../cache/publicAnswers.ts';

/** Public answers that are made at once in this process. Two, so that one uses the processor while the other's queries run. */
const RUNNING_MAX = 2;
/** How many may wait: at some 10 ms each, the last one waits for about a second, or for some seconds beside orders. */
const WAITING_MAX = 100;
/** How long one waits for orders that are being answered before it is made beside them. */
const STAND_BACK_MS = 50;

/** Makes public answers that are not kept yet, a few at a time and after orders, so that they never take the process over. */
export type ReadQueue = {
  /**
   * Makes an answer when it is its turn: those of `main` and sitemaps first, of which there are only a few.
   * @throws ApiError unavailable when too many others wait
   */
  make<Answer>(part: Part, make: () => Promise<Answer>): Promise<Answer>;
  /** Does what comes before all public answers: while it runs, each of them stands back for a moment. */
  first<Result>(work: () => Promise<Result>): Promise<Result>;
};

const NORMAL = 0;
const EARLY = 1;

export function createReadQueue(): ReadQueue {
  const queue = new PQueue({ concurrency: RUNNING_MAX });
  let running = 0;
  let done = Promise.withResolvers<void>();

  /** Not for longer, since an order can take as long as a payment provider or a lock. */
  async function standBack(): Promise<void> {
    if (running === 0) return;
    const time = Promise.withResolvers<void>();
    const timer = setTimeout(time.resolve, STAND_BACK_MS);
    await Promise.race([done.promise, time.promise]);
    clearTimeout(timer);
  }

  return {
    make(part, make) {
      const priority = part === 'main' || part === 'sitemaps' ? EARLY : NORMAL;
      if (priority === NORMAL && queue.sizeBy({ priority }) >= WAITING_MAX) return Promise.reject(busy());
      return queue.add(
        async () => {
          await standBack();
          return make();
        },
        { priority },
      );
    },
    async first(work) {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        if (running === 0) {
          done.resolve();
          done = Promise.withResolvers();
        }
      }
    },
  };
}

const busy = () => new ApiError('unavailable', 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
