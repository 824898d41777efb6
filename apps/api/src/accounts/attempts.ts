import type { Tx } from '../db/database.ts';
import { widerNetwork } from '../http/clientAddress.ts';
import { tooMany } from '../limits/rateLimit.ts';
import {
  type Counted,
  countFailure,
  type Slowdown,
  type SlowdownState,
  slowdownStateOf,
  uncountFailure,
} from '../limits/slowdown.ts';
import type { Services } from '../services.ts';
import type { Share } from './passwordHash.ts';
import { runInOrder } from './runInOrder.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Ten failures, then a minute, two, four, up to an hour: at most 40 guesses a day. */
const loginByAccount = { free: 10, windowMs: 24 * HOUR, firstMs: MINUTE, longestMs: HOUR };
/** Many customers share the address of a mobile network, and many more a /48. */
const loginByIp = { free: 100, windowMs: HOUR, firstMs: 2 * SECOND, longestMs: 15 * MINUTE };

/** Above this many failures or attempts at once, an address hashes in the smallest share. */
const SUSPICIOUS = 3;
const MANY_AT_ONCE = 50;

export type Attempt = {
  /** As typed, trimmed and in lower case; with or without an account. */
  email: string;
  ip: string;
  /** Places from which the account signed in lately and this attempt comes: see knownPlaces.ts. */
  knownPlaces: readonly string[];
};

export type Outcome = {
  isRight: boolean /** This failure was the first after which attempts wait. */;
  isSlowed: boolean;
};

const attemptsFrom = new Map<string, number>();

/**
 * Has a password judged within the limits. Failures count, successes never do. Strangers share one budget for an
 * account; each known place has its own, so that strangers cannot use up the owner's, and passes the limits of its
 * address. Attempts on one account take turns: those that are right at the same time do not get in each other's way.
 * @param judge whether the password is right; given the share of the hashing queue to wait in
 * @throws ApiError `rate_limited`; whatever `judge` throws, which then counts as no attempt
 */
export function attemptSignIn(
  services: Services,
  attempt: Attempt,
  judge: (share: Share) => Promise<boolean>,
): Promise<Outcome> {
  const { ip } = attempt;
  attemptsFrom.set(ip, (attemptsFrom.get(ip) ?? 0) + 1);
  return runInOrder(attempt.email, () => judgeWithinLimits(services, attempt, judge)).finally(() => {
    const left = (attemptsFrom.get(ip) ?? 1) - 1;
    if (left === 0) attemptsFrom.delete(ip);
    else attemptsFrom.set(ip, left);
  });
}

async function judgeWithinLimits(
  { db, now }: Services,
  { email, ip, knownPlaces }: Attempt,
  judge: (share: Share) => Promise<boolean>,
): Promise<Outcome> {
  const addresses = ipLimits(ip);
  const { counted, share } = await db.autocommit(async (tx) => {
    const places = knownPlaces.map((place) => ({ ...loginByAccount, key: `login:${place}:${email}` }));
    const known = await countFirst(tx, places, now());
    if (known) return { counted: known, share: 'known' as const };
    const state = await slowdownStateOf(tx, addresses, now());
    if (state.wait !== null) throw tooMany('Too many attempts.', state.wait);
    const strangers = { ...loginByAccount, key: `login:email:${email}` };
    const stranger = await countFailure(tx, strangers, now());
    if (!stranger) throw tooMany('Too many attempts.', (await slowdownStateOf(tx, [strangers], now())).wait ?? 1);
    return { counted: stranger, share: shareOf(state, ip) };
  });

  // Counted before it is judged and taken back when it was right, so that parallel guesses cannot pass together.
  const uncount = () => db.autocommit((tx) => uncountFailure(tx, counted));
  const isRight = await judge(share).catch(async (error) => {
    await uncount();
    throw error;
  });
  if (isRight) await uncount();
  else {
    await db.autocommit(async (tx) => {
      for (const address of addresses) await countFailure(tx, address, now());
    });
  }
  return { isRight, isSlowed: !isRight && counted.isSlowed };
}

/** Counts with the first that need not wait. */
async function countFirst(tx: Tx, slowdowns: readonly Slowdown[], now: Date): Promise<Counted | null> {
  for (const slowdown of slowdowns) {
    const counted = await countFailure(tx, slowdown, now);
    if (counted) return counted;
  }
  return null;
}

function ipLimits(ip: string): Slowdown[] {
  const wider = widerNetwork(ip);
  const own = { ...loginByIp, key: `login:ip:${ip}` };
  return wider ? [own, { ...loginByIp, free: 10 * loginByIp.free, key: `login:ip:${wider}` }] : [own];
}

function shareOf({ failures }: SlowdownState, ip: string): Share {
  return failures > SUSPICIOUS || (attemptsFrom.get(ip) ?? 0) > MANY_AT_ONCE ? 'suspect' : 'newcomer';
}
