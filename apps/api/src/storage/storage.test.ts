import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Double } from '../testing/s3Double.ts';
import { freePort, temporaryDataDir } from '../testing/serverProcess.ts';
import { addressOf, createBucketStorage } from './bucket.ts';
import { createFolderStorage } from './folder.ts';
import { createStorage } from './index.ts';
import type { Storage } from './storage.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
async function read(storage: Storage, name: string) {
  const found = await storage.get(name);
  return found && { text: await new Response(found.body).text(), size: found.size, type: found.type };
}

const data = temporaryDataDir();
let double: Awaited<ReturnType<typeof startS3Double>>;
beforeAll(async () => {
  double = await startS3Double();
});
afterAll(async () => {
  await double.stop();
  data.remove();
});

describe.each([
  ['a folder', async () => createStorage({ bucket: undefined, dataDir: data.dir })],
  ['a bucket', async () => createStorage({ bucket: double.config, dataDir: '/nonexistent' })],
])('%s', (_, open) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await open();
  });

  test('returns a stored file with its type', async () => {
    await storage.put('uploads/one-640.avif', bytes('one'));
    await storage.put('uploads/one-640.jpg', bytes('another'));
    expect(await read(storage, 'uploads/one-640.avif')).toEqual({ text: 'one', size: 3, type: 'image/avif' });
    expect(await read(storage, 'uploads/one-640.jpg')).toEqual({ text: 'another', size: 7, type: 'image/jpeg' });
  });

  test('keeps every byte of an empty file and of a file with a million bytes', async () => {
    for (const length of [0, 1_000_000]) {
      const content = Uint8Array.from({ length }, (_, index) => (index * 31) % 256);
      await storage.put('uploads/bytes.webp', content);
      const found = await storage.get('uploads/bytes.webp');
      expect(found?.size).toBe(length);
      expect(Buffer.from(await new Response(found?.body).arrayBuffer()).equals(content)).toBe(true);
    }
  });

  test('returns null for a name that was never stored, or was deleted', async () => {
    expect(await storage.get('uploads/never.jpg')).toBeNull();
    await storage.put('uploads/deleted.jpg', bytes('deleted'));
    await storage.delete('uploads/deleted.jpg');
    expect(await storage.get('uploads/deleted.jpg')).toBeNull();
    await storage.delete('uploads/deleted.jpg');
  });

  test('replaces a file of the same name', async () => {
    await storage.put('uploads/again.png', bytes('before'));
    await storage.put('uploads/again.png', bytes('now'));
    expect((await read(storage, 'uploads/again.png'))?.text).toBe('now');
  });

  test('lets a caller cancel reading a file', async () => {
    await storage.put('uploads/large.png', new Uint8Array(500_000));
    const found = await storage.get('uploads/large.png');
    await found?.body.cancel();
    expect((await storage.get('uploads/large.png'))?.size).toBe(500_000);
  });

  test.each([
    '../secret.png',
    '/etc/passwd.png',
    'uploads/../a.png',
    'a\\b.png',
    'a\0.png',
    'uploads/a',
    '.png',
    'A.png',
  ])('refuses the name %j', async (name) => {
    await expect(storage.put(name, bytes('x'))).rejects.toThrow('Not a name of the storage');
    await expect(storage.get(name)).rejects.toThrow('Not a name of the storage');
    await expect(storage.delete(name)).rejects.toThrow('Not a name of the storage');
  });
});

test('a folder has only complete files, even if writes fail or overlap', async () => {
  const folder = path.join(data.dir, 'other');
  const storage = createFolderStorage(folder);
  // A folder has the name of the file, so the last step fails, after all bytes are written.
  await mkdir(path.join(folder, 'uploads', 'taken.png'), { recursive: true });
  await expect(storage.put('uploads/taken.png', bytes('x'))).rejects.toThrow();
  await Promise.all(
    Array.from({ length: 20 }, (_, n) => storage.put('uploads/name.png', new Uint8Array(n + 1).fill(n))),
  );
  const found = await storage.get('uploads/name.png');
  const content = new Uint8Array(await new Response(found?.body).arrayBuffer());
  expect(new Set(content)).toEqual(new Set([content.length - 1]));
  expect((await readdir(path.join(folder, 'uploads'))).sort()).toEqual(['name.png', 'taken.png']);
});

describe('a bucket that fails', () => {
  test('names the reason: a wrong key, or a missing bucket', async () => {
    const locked = createBucketStorage({ ...double.config, secretAccessKey: 'wrong' });
    await expect(locked.put('uploads/a.png', bytes('x'))).rejects.toThrow(
      'The storage refused PUT uploads/a.png with 403 SignatureDoesNotMatch.',
    );
    const elsewhere = createBucketStorage({ ...double.config, bucket: 'no-such-bucket' });
    await expect(elsewhere.put('uploads/a.png', bytes('x'))).rejects.toThrow(
      'The storage has no bucket no-such-bucket.',
    );
  });

  test('is detected at start', async () => {
    const start = (bucket: Partial<typeof double.config>) =>
      createStorage({ bucket: { ...double.config, ...bucket }, dataDir: '/nonexistent' });
    const { endpoint } = double.config;
    await expect(start({ secretAccessKey: 'wrong' })).rejects.toThrow(
      `The bucket abs-pictures of S3_BUCKET at ${endpoint} cannot be used: The storage refused PUT`,
    );
    await expect(start({ bucket: 'no-such-bucket' })).rejects.toThrow(
      `The bucket no-such-bucket of S3_BUCKET at ${endpoint} cannot be used: The storage has no bucket no-such-bucket.`,
    );
    const nowhere = `127.0.0.1:${await freePort()}`;
    await expect(start({ endpoint: `http://${nowhere}` })).rejects.toThrow(
      `The bucket abs-pictures of S3_BUCKET at http://${nowhere} cannot be used: connect ECONNREFUSED ${nowhere}.`,
    );
  });

  test('gets the request again after a failure of the service', async () => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`);
      response.writeHead(requests.length < 3 ? 503 : 204).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const storage = createBucketStorage({ ...double.config, endpoint: `http://127.0.0.1:${port}` });
    await storage.delete('uploads/a.png');
    expect(requests).toEqual(Array(3).fill('DELETE /abs-pictures/uploads/a.png'));
    server.close();
  });
});

test('a URL has the bucket in its host name, or in its path with forcePathStyle', () => {
  const at = (endpoint: string, forcePathStyle: boolean) => addressOf({ endpoint, bucket: 'abs', forcePathStyle });
  expect(at('https://s3.eu-west-1.amazonaws.com', false)).toBe('https://abs.s3.eu-west-1.amazonaws.com');
  expect(at('http://127.0.0.1:9000/', true)).toBe('http://127.0.0.1:9000/abs');
  expect(at('https://storage.example/s3/', true)).toBe('https://storage.example/s3/abs');
});
