import pLimit from 'p-limit';
import PQueue from 'p-queue';
import { ApiError } from '../apiError.ts';
import type { Part } from '../cache/publicAnswers.ts';

/** Concurrency of this process. Two, so that one job can use the CPU while the other waits for the database. */
const RUNNING_MAX = 2;
/** Queue length. A job takes about 10 ms, so the last one starts after a second, or after some seconds under many orders. */
export const WAITING_MAX = 100;
/** How long a job waits for running orders before it starts anyway. */
const ORDER_WAIT_MS = 20;
/** How long after an order's last call jobs still wait, because a checkout makes several calls in a row. */
const ORDER_GAP_MS = 10;

/** Limits how many uncached public responses are computed in parallel, and gives orders priority over them. */
export type ReadQueue = {
  /**
   * Runs a job when a slot is free. Jobs of `main` and `sitemaps`, of which there are few, go first.
   * @throws ApiError unavailable when the queue is full
   */
  make<Answer>(part: Part, make: () => Promise<Answer>): Promise<Answer>;
  /** Runs work with priority, without queueing. While it runs, queued jobs wait and then start one at a time. */
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

  /** The wait is limited, because an order may be waiting for a payment provider or a lock. */
  async function waitForOrders(): Promise<void> {
    if (!free) return;
    const time = Promise.withResolvers<void>();
    const timer = setTimeout(time.resolve, ORDER_WAIT_MS);
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
          await oneByOne(waitForOrders);
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
        if (orders === 0) freeTimer = setTimeout(endOrders, ORDER_GAP_MS).unref();
      }
    },
  };
}

/** The refusal when too many requests wait already. */
export const busy = (): ApiError =>
  new ApiError('unavailable', 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
