import { limits } from '@abs/contract';
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { collections, notifications, orderLines, products, uploads } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { deleteAll } from './files.ts';

/** Uploads per run; the rest can wait for later runs. */
const BATCH = 200;

/**
 * Deletes uploads that have been unused for a day, in two steps: they are marked, so that no product can take one any
 * more, and then their files are deleted before their row. After a crash, the next run continues where it stopped.
 */
export async function deleteOrphans({ db, storage, now }: Pick<Services, 'db' | 'storage' | 'now'>): Promise<void> {
  await db.transaction((tx) => markForDeletion(tx, now()));
  const marked = await db.autocommit((tx) =>
    tx
      .select({ id: uploads.id, picture: uploads.picture })
      .from(uploads)
      .where(isNotNull(uploads.markedForDeletionAt))
      .limit(BATCH),
  );
  for (const { id, picture } of marked) {
    await deleteAll(storage, picture);
    await db.autocommit((tx) => tx.delete(uploads).where(eq(uploads.id, id)));
  }
}

async function markForDeletion(tx: Tx, now: Date): Promise<void> {
  const idle = await tx
    .select({ id: uploads.id, isShown })
    .from(uploads)
    .where(
      and(
        lt(uploads.unusedSince, new Date(now.getTime() - limits.UNUSED_PICTURE_MS)),
        isNull(uploads.markedForDeletionAt),
      ),
    )
    .orderBy(asc(uploads.unusedSince))
    .limit(BATCH)
    // Skips an upload that a product is taking at this moment.
    .for('update', { skipLocked: true });
  const idsOf = (shown: boolean) => idle.filter((one) => one.isShown === shown).map(({ id }) => id);
  await tx
    .update(uploads)
    .set({ markedForDeletionAt: now })
    .where(inArray(uploads.id, idsOf(false)));
  await tx
    .update(uploads)
    .set({ unusedSince: null })
    .where(inArray(uploads.id, idsOf(true)));
}

/**
 * Whether an upload is in a product or a collection, or in the copies of orders and notifications, which show the
 * product as it was when it was bought. Each table is read once, however many uploads there are.
 */
const isShown = sql<boolean>`(
  ${uploads.src} in (select one ->> 'src' from ${products}, jsonb_array_elements(${products.pictures}) as one)
  or ${uploads.src} in (select ${collections.picture} ->> 'src' from ${collections} where ${collections.picture} is not null)
  or ${uploads.src} in (select ${orderLines.cover} ->> 'src' from ${orderLines})
  or ${uploads.src} in (select ${notifications.cover} ->> 'src' from ${notifications} where ${notifications.cover} is not null)
)`;
