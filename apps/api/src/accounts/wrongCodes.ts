import { ApiError } from '../apiError.ts';
import type { Tx } from '../db/database.ts';
import { otpRequests } from '../db/schema.ts';
import { areUsedUp, hit, hitAll, type Limit, limitOf, tooMany, uncount } from '../limits/rateLimit.ts';
import { refusals } from '../refusals.ts';

/**
 * How many wrong four-digit codes are accepted before passwords can be reset only by link. A guess is right once in
 * 10,000 times, so a month of guessing opens some account with a probability of one in ten, and a given account with
 * one in 1,000.
 */
export const wrongCodeLimits = { accountPerMonth: 10, allPerHour: 200, allPerMonth: 1_000 } as const;

/** Wrong codes in a day before the owner of an account is notified; fewer are typing mistakes. */
const REPORTED_FROM = 3;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

/** By e-mail, whether or not it has an account. */
const accountBudget = (email: string): Limit => ({
  key: `guess:month:${email}`,
  max: wrongCodeLimits.accountPerMonth,
  windowMs: MONTH,
});
const budgetsOfAll: readonly Limit[] = [
  { key: 'guess:all:hour', max: wrongCodeLimits.allPerHour, windowMs: HOUR },
  { key: 'guess:all:month', max: wrongCodeLimits.allPerMonth, windowMs: MONTH },
];

type Guess = { email: string; ip: string };

/** Whether an e-mail needs a link because codes are no longer accepted for it. */
export function areCodesUsedUp(tx: Tx, email: string, now: Date): Promise<boolean> {
  return areUsedUp(tx, now, [accountBudget(email), ...budgetsOfAll]);
}

/**
 * Counts a guess before it is checked, so that concurrent guesses in any number of processes cannot exceed the limits.
 * A guess that a narrower limit refuses does not count against a wider one, so that guessing at one account or from one
 * IP address does not disable codes for other accounts.
 * @returns the error if the guess must not be checked, otherwise null. Not thrown, because the count has to be
 * committed.
 */
export async function countGuess(tx: Tx, guess: Guess, now: Date): Promise<ApiError | null> {
  const wait = await hitAll(tx, now, ...limitOf.guessByIp(guess.ip));
  if (wait !== null) return tooMany('Too many wrong codes.', wait);
  // Reads before counting, because all guesses of an attack would otherwise wait for the lock of the same row.
  if (await areUsedUp(tx, now, budgetsOfAll)) return refuseForAll(tx, now);
  const ofAccount = accountBudget(guess.email);
  if ((await hit(tx, ofAccount, now)) !== null) return linkRequired();
  for (const budget of budgetsOfAll) {
    if ((await hit(tx, budget, now)) === null) continue;
    await uncount(tx, ofAccount);
    return refuseForAll(tx, now);
  }
  return null;
}

async function refuseForAll(tx: Tx, now: Date): Promise<ApiError> {
  await requestReport(tx, { purpose: 'reportGuessing', email: '' }, now);
  return linkRequired();
}

/** Takes back a guess that was right. */
export async function forgiveGuess(tx: Tx, guess: Guess): Promise<void> {
  await uncount(tx, ...limitOf.guessByIp(guess.ip), accountBudget(guess.email), ...budgetsOfAll);
}

/** Notifies the owner, if the account exists, of repeated wrong codes, because another person may be guessing. */
export async function reportWrongCode(tx: Tx, { email }: Guess, now: Date): Promise<void> {
  const mistypings: Limit = { key: `guess:day:${email}`, max: REPORTED_FROM - 1, windowMs: DAY };
  if ((await hit(tx, mistypings, now)) === null) return;
  await requestReport(tx, { purpose: 'reportWrongCodes', email }, now);
}

/** Stores a report for known and unknown e-mails. `grantCodeRequests` mails it in the background. */
async function requestReport(
  tx: Tx,
  report: { purpose: 'reportWrongCodes' | 'reportGuessing'; email: string },
  now: Date,
): Promise<void> {
  const once: Limit = { key: `${report.purpose}:${report.email}`, max: 1, windowMs: DAY };
  if (await areUsedUp(tx, now, [once])) return;
  if ((await hitAll(tx, now, once, limitOf.reportsPerDay(report.email))) !== null) return;
  await tx.insert(otpRequests).values({ ...report, createdAt: now });
}

function linkRequired(): ApiError {
  return new ApiError(...refusals.tooManyWrongCodes, { fields: { otp: refusals.tooManyWrongCodes[1] } });
}
