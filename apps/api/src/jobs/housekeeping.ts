import { limits } from '@abs/contract';
import { and, isNotNull, lt } from 'drizzle-orm';
import { KNOWN_PLACE_MS } from '../accounts/knownPlaces.ts';
import { deleteOldSecurityEvents } from '../accounts/securityEvents.ts';
import { deleteUnverifiedAccounts } from '../accounts/unverifiedAccounts.ts';
import { deleteOldChanges } from '../catalogue/currentIndex.ts';
import { compactCounters } from '../db/counters.ts';
import { emailChanges, idempotencyKeys, knownPlaces, mails, otpCodes, rateLimits, sessions } from '../db/schema.ts';
import { deleteUnconfirmed } from '../newsletter/subscribers.ts';
import { type Job, repeat } from '../repeat.ts';
import { deleteOldRestockRequests } from '../restock/queries.ts';
import type { Services } from '../services.ts';
import { registerPictureStore } from '../storage/pictureStores.ts';
import { deleteOrphans } from '../uploads/deleteOrphans.ts';
import { makeSharePictures } from '../uploads/makeSharePictures.ts';
import { deleteInBatches } from './deleteInBatches.ts';
import { fillSearchTexts } from './fillSearchTexts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Deletes obsolete rows and files every hour. Compacts counters and registers the picture store every minute. */
export function startHousekeeping(services: Services): Pick<Job, 'stop'> {
  const jobs = [
    repeat('housekeeping', HOUR, services.log, () => sweep(services)),
    repeat('counters', MINUTE, services.log, () => compactCounters(services)),
    repeat('picture stores', MINUTE, services.log, () => registerPictureStore(services)),
  ];
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}

export async function sweep(services: Services): Promise<void> {
  await fillSearchTexts(services);
  await makeSharePictures(services);
  await deleteExpiredRows(services);
  await deleteInBatches(services.db, (tx, limit) => deleteUnverifiedAccounts(tx, services.now(), limit));
  await deleteInBatches(services.db, (tx, limit) => deleteUnconfirmed(tx, services.now(), limit));
  await deleteOrphans(services);
}

async function deleteExpiredRows({ db, now }: Services): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await db.autocommit(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, before(0)));
    await tx.delete(otpCodes).where(lt(otpCodes.expiresAt, before(DAY)));
    await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, before(0)));
    await tx.delete(rateLimits).where(lt(rateLimits.windowEndsAt, before(0)));
    await deleteOldSecurityEvents(tx, now());
    await deleteOldRestockRequests(tx, now());
    await deleteOldChanges(tx);
    await tx.delete(knownPlaces).where(lt(knownPlaces.lastSignInAt, before(KNOWN_PLACE_MS)));
    await tx.delete(mails).where(and(isNotNull(mails.sentAt), lt(mails.sentAt, before(30 * DAY))));
    await tx.delete(mails).where(lt(mails.failedAt, before(90 * DAY)));
    // Callers repeat a key within minutes, never after a week.
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(limits.IDEMPOTENCY_KEY_LIFETIME_MS)));
  });
}
