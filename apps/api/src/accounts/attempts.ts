import { loginSlowdowns } from '@abs/contract';
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
import { runInOrder } from './runInOrder.ts';
import type { Share } from './shares.ts';

/** Above this many failures or concurrent attempts, an IP address gets the smallest share of the hashing queue. */
const SUSPICIOUS = 3;
const MANY_AT_ONCE = 50;

export type Attempt = {
  /** Trimmed and in lower case, with or without an account. */
  email: string;
  ip: string;
  /** Places of this attempt from which the account signed in recently: see knownPlaces.ts. */
  knownPlaces: readonly string[];
};

export type Outcome = {
  isRight: boolean;
  /** Whether this failure is the first after which attempts have to wait. */
  isSlowed: boolean;
};

const attemptsFrom = new Map<string, number>();

/**
 * Checks a password within the limits. Only failures count. Callers from unknown places share one budget per account.
 * Each known place has its own, so that strangers cannot use up the owner's, and is exempt from the limits by IP
 * address. Attempts on one account run one after the other, so that concurrent right passwords are not refused.
 * @param judge checks the password; receives the share of the hashing queue to wait in
 * @throws ApiError `rate_limited`, or the error of `judge`; the attempt then does not count
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
    const places = knownPlaces.map((place) => ({ ...loginSlowdowns.byAccount, key: `login:${place}:${email}` }));
    const known = await countFirst(tx, places, now());
    if (known) return { counted: known, share: 'known' as const };
    const state = await slowdownStateOf(tx, addresses, now());
    if (state.wait !== null) throw tooMany('Too many attempts.', state.wait);
    const strangers = { ...loginSlowdowns.byAccount, key: `login:email:${email}` };
    const stranger = await countFailure(tx, strangers, now());
    if (!stranger) throw tooMany('Too many attempts.', (await slowdownStateOf(tx, [strangers], now())).wait ?? 1);
    return { counted: stranger, share: shareOf(state, ip) };
  });

  // Counts the attempt before checking it, and takes a right one back, so that concurrent guesses cannot exceed the
  // limit.
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

/** Counts a failure in the first slowdown that allows an attempt now. */
async function countFirst(tx: Tx, slowdowns: readonly Slowdown[], now: Date): Promise<Counted | null> {
  for (const slowdown of slowdowns) {
    const counted = await countFailure(tx, slowdown, now);
    if (counted) return counted;
  }
  return null;
}

function ipLimits(ip: string): Slowdown[] {
  const wider = widerNetwork(ip);
  const { byIp } = loginSlowdowns;
  const own = { ...byIp, key: `login:ip:${ip}` };
  return wider ? [own, { ...byIp, free: 10 * byIp.free, key: `login:ip:${wider}` }] : [own];
}

function shareOf({ failures }: SlowdownState, ip: string): Share {
  return failures > SUSPICIOUS || (attemptsFrom.get(ip) ?? 0) > MANY_AT_ONCE ? 'suspect' : 'newcomer';
}
