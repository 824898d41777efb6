import { and, isNotNull, lt } from 'drizzle-orm';
import { idempotencyKeys, mails, otpCodes, rateLimits, sessions } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { tidyUploads } from '../uploads/tidy.ts';
import { type Job, repeat } from './repeat.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** Deletes, each hour, what can no longer matter. */
export function startHousekeeping(services: Services): Job {
  return repeat('housekeeping', HOUR, services.log, () => sweep(services));
}

export async function sweep(services: Services): Promise<void> {
  await tidyTables(services);
  await tidyUploads(services);
}

async function tidyTables({ db, now }: Services): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await db.read(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, before(0)));
    await tx.delete(otpCodes).where(lt(otpCodes.expiresAt, before(DAY)));
    await tx.delete(rateLimits).where(lt(rateLimits.windowEndsAt, before(0)));
    await tx.delete(mails).where(and(isNotNull(mails.sentAt), lt(mails.sentAt, before(30 * DAY))));
    // A caller that repeats a key does so within minutes; nobody repeats one after a week.
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(7 * DAY)));
  });
}
