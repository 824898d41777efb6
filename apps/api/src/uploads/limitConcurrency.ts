import pLimit from 'p-limit';
import { ApiError } from '../apiError.ts';

/** Encodes at once in this process: each holds a thread for a second or two, and the shop wants some as well. */
const turn = pLimit(2);
/** How many uploads may wait, each with its file in memory; beyond that the server says that it is busy. */
const MAX_WAITING = 40;
/** Longer, nobody looks at a page that does not answer. */
const MAX_WAIT_MS = 60_000;

/**
 * Does heavy work when it is its turn.
 * @throws ApiError unavailable, when too many wait, or the turn has not come in time
 */
export async function limitConcurrency<T>(work: () => Promise<T>, maxWaitMs = MAX_WAIT_MS): Promise<T> {
  if (turn.pendingCount >= MAX_WAITING) throw busy();
  const started = Promise.withResolvers<void>();
  const timer = setTimeout(() => started.reject(busy()), maxWaitMs);
  let waits = true;
  const result = turn(async () => {
    clearTimeout(timer);
    if (!waits) throw busy();
    started.resolve();
    return work();
  });
  result.catch(() => {});
  try {
    await started.promise;
  } catch (error) {
    waits = false;
    throw error;
  }
  return result;
}

const busy = () =>
  new ApiError('unavailable', 'Too many pictures are being uploaded. Please try again in a moment.', { retryAfter: 5 });
