import { randomUUID } from 'node:crypto';
import * as path from 'node:path';
import type { Config } from '../config.ts';
import { createFolderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

/** The bucket of S3_BUCKET cannot be used. The message is a whole sentence for the person at the terminal. */
export class StorageUnusableError extends Error {
  override readonly name = 'StorageUnusableError';
}

/**
 * The configured storage: a bucket if S3_BUCKET is set, otherwise a folder in the data directory. A bucket is tested,
 * so that wrong settings fail at start and not with the first picture.
 * @throws StorageUnusableError
 */
export async function createStorage({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<Storage> {
  if (!bucket) return createFolderStorage(path.join(dataDir, 'media'));
  // Loaded only if it is needed.
  const { createBucketStorage } = await import('./bucket.ts');
  const storage = createBucketStorage(bucket);
  await tryOut(storage).catch((error: Error) => {
    const { message } = error.cause instanceof Error ? error.cause : error;
    throw new StorageUnusableError(
      `The bucket ${bucket.bucket} of S3_BUCKET at ${bucket.endpoint} cannot be used: ${message.replace(/\.$/, '')}.`,
      { cause: error },
    );
  });
  return storage;
}

/** Puts, gets and deletes a file. */
async function tryOut(storage: Storage): Promise<void> {
  const name = `start/${randomUUID()}.txt`;
  await storage.put(name, new TextEncoder().encode('ABS'));
  const found = await storage.get(name);
  await found?.body.cancel();
  if (!found) throw new Error('A file that was stored cannot be read');
  await storage.delete(name);
}
