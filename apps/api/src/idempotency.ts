/**
 * Calls that take an `Idempotency-Key` do their work once per user, call and key; every repetition gets the first
 * answer (see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/).
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallName } from '@abs/contract';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { ApiError } from './apiError.ts';
import type { Tx } from './db/database.ts';
import { idempotencyKeys } from './db/schema.ts';
import type { Services } from './services.ts';

/** Identifies a request, so that its repetitions are recognised. */
export type Claim = { userId: string; call: CallName; key: string; requestHash: string };

/** Work that uses the network renews its claim while it runs; a claim that was not renewed for this long is abandoned. */
const LEASE_MS = 5_000;
const RENEW_MS = 1_000;
const POLL_MS = 100;
/** Longer than a lease, shorter than the timeouts of callers. */
const WAIT_MS = 12_000;

/** The claim of a request; null if the caller sent no key, in which case nothing is stored. */
export function claimOf(call: CallName, userId: string, key: string | undefined, body: unknown): Claim | null {
  if (key === undefined) return null;
  return { userId, call, key, requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') };
}

const row = ({ userId, call, key }: Claim) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/** True when the claim is new. On PostgreSQL this waits while another transaction holds the same key. */
async function claimed(tx: Tx, claim: Claim, now: Date): Promise<boolean> {
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return inserted.length > 0;
}

async function earlier(tx: Tx, claim: Claim): Promise<{ response: unknown; createdAt: Date } | undefined> {
  const [found] = await tx.select().from(idempotencyKeys).where(row(claim));
  if (found && found.requestHash !== claim.requestHash) {
    throw new ApiError('idempotency_conflict', 'This Idempotency-Key was already used for a different request');
  }
  return found;
}

const remember = (tx: Tx, claim: Claim, response: unknown) =>
  tx.update(idempotencyKeys).set({ response }).where(row(claim));

/**
 * Runs work that is all in one transaction. Key, work and answer are committed together, and a parallel repetition
 * waits for that commit. Work that fails leaves no key behind, so it may be tried again.
 */
export async function once<T>(tx: Tx, claim: Claim | null, now: Date, work: () => Promise<T>): Promise<T> {
  if (!claim) return work();
  if (!(await claimed(tx, claim, now))) {
    const found = await earlier(tx, claim);
    if (found) return found.response as T;
    throw new ApiError('unavailable', 'Please try again.');
  }
  const answer = await work();
  await remember(tx, claim, answer);
  return answer;
}

/**
 * Runs work that makes network calls between its transactions. The key is committed first, and a parallel repetition
 * waits for the answer. Work that fails deletes the key. If its process died, a repetition takes over after `LEASE_MS`.
 */
export async function onceAcross<T>(services: Services, claim: Claim | null, work: () => Promise<T>): Promise<T> {
  if (!claim) return work();
  const { db } = services;
  const deadline = Date.now() + WAIT_MS;
  while (!(await db.transaction((tx) => takeOver(tx, claim, services.now())))) {
    const found = await db.autocommit((tx) => earlier(tx, claim));
    if (found?.response) return found.response as T;
    if (Date.now() > deadline)
      throw new ApiError('unavailable', 'Your earlier request is still being processed. Please try again soon.');
    await sleep(POLL_MS);
  }
  const stopRenewing = keepRenewing(services, claim);
  try {
    const answer = await work();
    await db.transaction((tx) => remember(tx, claim, answer));
    return answer;
  } catch (error) {
    await db.transaction((tx) => tx.delete(idempotencyKeys).where(and(row(claim), isNull(idempotencyKeys.response))));
    throw error;
  } finally {
    stopRenewing();
  }
}

function keepRenewing({ db, log, now }: Services, claim: Claim): () => void {
  const renew = () =>
    db.transaction((tx) =>
      tx
        .update(idempotencyKeys)
        .set({ createdAt: now() })
        .where(and(row(claim), isNull(idempotencyKeys.response))),
    );
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'A claim could not be renewed'));
  }, RENEW_MS);
  return () => clearInterval(timer);
}

async function takeOver(tx: Tx, claim: Claim, now: Date): Promise<boolean> {
  await tx
    .delete(idempotencyKeys)
    .where(
      and(
        row(claim),
        isNull(idempotencyKeys.response),
        eq(idempotencyKeys.requestHash, claim.requestHash),
        lt(idempotencyKeys.createdAt, new Date(now.getTime() - LEASE_MS)),
      ),
    );
  return claimed(tx, claim, now);
}
