import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import type { OperatorWarning } from '@abs/contract';
import { count, gt } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Tx } from '../db/database.ts';
import { pictureStores } from '../db/schema.ts';
import type { Services } from '../services.ts';

/** Each process reports its store once a minute. A store without a report for this long is no longer in use. */
const SILENT_MS = 3 * 60_000;

/** Reports where this process keeps uploaded pictures. */
export async function registerPictureStore({
  db,
  config,
  now,
}: Pick<Services, 'db' | 'config' | 'now'>): Promise<void> {
  const id = await storeId(config);
  const seenAt = now();
  await db.autocommit((tx) =>
    tx.insert(pictureStores).values({ id, seenAt }).onConflictDoUpdate({ target: pictureStores.id, set: { seenAt } }),
  );
}

/** Warns if running processes keep pictures in different places. */
export async function picturesApart(tx: Tx, { now }: Pick<Services, 'now'>): Promise<OperatorWarning | null> {
  const since = new Date(now().getTime() - SILENT_MS);
  const [row] = await tx.select({ stores: count() }).from(pictureStores).where(gt(pictureStores.seenAt, since));
  if (!row || row.stores < 2) return null;
  return {
    code: 'picturesApart',
    message:
      'Server processes keep uploaded pictures in different places: a picture that one of them took is missing on ' +
      'another. Set S3_BUCKET for all of them, or give them one shared DATA_DIR.',
  };
}

/** The bucket, or an id in a file of the folder, because its path may be another folder on another machine. */
async function storeId({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<string> {
  if (bucket) return `${bucket.endpoint} ${bucket.bucket}`;
  const folder = path.join(dataDir, 'media');
  const file = path.join(folder, '.id');
  await mkdir(folder, { recursive: true });
  // Only the first process writes an id; the others read it.
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(file, 'utf8');
}
