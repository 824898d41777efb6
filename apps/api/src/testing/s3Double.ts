import S3rver from '@20minutes/s3rver';
import type { BucketConfig } from '../storage/bucket.ts';
import { temporaryDataDir } from './serverProcess.ts';

/** An S3-compatible server with one empty bucket, which checks signatures. `config` connects to it. */
export async function startS3Double(): Promise<{ config: BucketConfig; stop(): Promise<void> }> {
  const data = temporaryDataDir();
  const bucket = 'abs-pictures';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: data.dir,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  return {
    config: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      // The double's only account.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    },
    stop: async () => {
      await server.close();
      data.remove();
    },
  };
}
