import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { cacheControl } from '../http/files.ts';
import { type Storage, typeOfName } from './storage.ts';

export type BucketConfig = {
  bucket: string;
  /** Origin of the service, e.g. https://s3.eu-west-1.amazonaws.com. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Puts the bucket into the path of URLs instead of the host name, which most services other than Amazon's need. */
  forcePathStyle: boolean;
};

const TIMEOUT_MS = 10_000;

/**
 * Keeps files in a bucket of an S3-compatible service. Requests are signed with AWS Signature Version 4, and tried
 * twice more if the service fails.
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export function createBucketStorage(config: BucketConfig): Storage {
  const { accessKeyId, secretAccessKey, region } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const base = addressOf(config);

  async function send(method: 'PUT' | 'GET' | 'DELETE', name: string, content?: Uint8Array) {
    const type = typeOfName(name);
    // The timeout ends with the response's headers, because its body may go to a client on a slow network.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), TIMEOUT_MS);
    const response = await client
      .fetch(`${base}/${name}`, {
        method,
        signal: patience.signal,
        ...(content && {
          body: content as Uint8Array<ArrayBuffer>,
          headers: {
            'content-type': type,
            'cache-control': cacheControl.immutable,
            // Part of the signature, so that the service refuses content that was damaged on its way.
            'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
          },
        }),
      })
      .finally(() => clearTimeout(timer));
    if (response.ok || response.status === 404) return response;
    const answer = await response.text().catch(() => '');
    const code = /<Code>(\w+)<\/Code>/.exec(answer)?.[1];
    throw new Error(`The storage refused ${method} ${name} with ${response.status}${code ? ` ${code}` : ''}.`);
  }

  return {
    async put(name, content) {
      const response = await send('PUT', name, content);
      await response.body?.cancel();
      // For PUT, 404 means that the bucket does not exist.
      if (!response.ok) throw new Error(`The storage has no bucket ${config.bucket}.`);
    },

    async get(name) {
      const response = await send('GET', name);
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return null;
      }
      const size = Number(response.headers.get('content-length'));
      return { body: response.body, size, type: typeOfName(name) };
    },

    async delete(name) {
      const response = await send('DELETE', name);
      await response.body?.cancel();
    },
  };
}

/** The URL of a bucket's files, without a trailing slash. */
export function addressOf({
  endpoint,
  bucket,
  forcePathStyle,
}: Pick<BucketConfig, 'endpoint' | 'bucket' | 'forcePathStyle'>): string {
  const url = new URL(endpoint);
  if (!forcePathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path}${forcePathStyle ? `/${bucket}` : ''}`;
}
