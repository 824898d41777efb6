import pLimit from 'p-limit';
import { ApiError } from '../apiError.ts';

/** This process encodes two pictures at a time: each holds a thread for a second or two, and the shop needs some. */
const turn = pLimit(2);
/** How many uploads may wait, each with its file in memory. More are refused as `unavailable`. */
const MAX_WAITING = 40;
/** Nobody waits longer than this for a page to respond. */
const MAX_WAIT_MS = 60_000;

/**
 * Runs heavy work when its turn comes.
 * @throws ApiError unavailable if too many wait, or if the turn does not come in time
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
