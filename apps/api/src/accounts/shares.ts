import { ApiError } from '../apiError.ts';

/** Maximum number of concurrent hashes: each uses 19 MiB, and files and DNS share libuv's four threads. */
const MAX_AT_ONCE = 3;
/**
 * Who requests a hash: a caller at a known place of the account, another caller, or a caller whose IP address failed or
 * tried too often. Each group has a share of the work, so that guessing does not keep other callers waiting. The share
 * does not depend on whether the account exists, because the time to an answer would reveal it.
 */
export type Share = 'known' | 'newcomer' | 'suspect';

/** How many may wait in each share: a few seconds of work. Beyond that, the server answers that it is busy. */
const MAX_WAITING: Record<Share, number> = { known: 100, newcomer: 100, suspect: 30 };

let running = 0;
const waiting: Record<Share, (() => void)[]> = { known: [], newcomer: [], suspect: [] };
/** The order in which the shares are served next: a share that was served moves to the end. */
const order: Share[] = ['known', 'newcomer', 'suspect'];

/**
 * Does a piece of work once the share has its turn.
 * @throws ApiError `unavailable` if too many wait in the share
 */
export async function inTurn<Result>(share: Share, work: () => Promise<Result>): Promise<Result> {
  await turn(share);
  try {
    return await work();
  } finally {
    const next = nextInTurn();
    if (next) next();
    else running--;
  }
}

async function turn(share: Share): Promise<void> {
  if (running < MAX_AT_ONCE) {
    running++;
    return;
  }
  if (waiting[share].length >= MAX_WAITING[share]) {
    throw new ApiError('unavailable', 'The shop is busy. Please try again in a moment.', { retryAfter: 5 });
  }
  // A finished task passes its slot to the next one, so `running` does not change.
  await new Promise<void>((resolve) => waiting[share].push(resolve));
}

function nextInTurn(): (() => void) | undefined {
  const share = order.find((candidate) => waiting[candidate].length > 0);
  if (!share) return undefined;
  order.push(...order.splice(order.indexOf(share), 1));
  return waiting[share].shift();
}
