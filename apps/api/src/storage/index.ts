import * as path from 'node:path';
import type { Config } from '../config.ts';
import { createFolderStorage } from './folder.ts';
import type { Storage } from './storage.ts';

/** The configured storage: a bucket with S3_BUCKET, a folder in the data directory without. */
export async function createStorage({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<Storage> {
  if (!bucket) return createFolderStorage(path.join(dataDir, 'media'));
  // Loaded only where it is wanted.
  const { createBucketStorage } = await import('./bucket.ts');
  return createBucketStorage(bucket);
}
