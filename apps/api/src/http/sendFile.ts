import { readFile, stat } from 'node:fs/promises';
import type { Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../cache/keptAnswer.ts';
import { acceptedEncodings } from './acceptEncoding.ts';
import { type HeaderRecord, quickAnswer } from './commonHeaders.ts';
import type { AppEnv } from './env.ts';
import { type Caching, cacheControl, contentTypeOf } from './files.ts';
import { isKnownVersion } from './notModified.ts';

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** A file as it is sent: its bytes, and its headers with names in lower case. */
type Sent = { body: Buffer; etag: string; headers: HeaderRecord; readAt: number };

/** Limits in bytes, of all files in memory and of a single one. */
const MEMORY = 8_000_000;
const LARGEST = 300_000;
/** Bytes that a file takes besides its content, for its name and headers. */
const OVERHEAD = 1_000;
/** A new build may replace files whose names do not change with their content. */
const LOOK_AGAIN_MS = 1_000;

const sentFiles = new LRUCache<string, Sent>({
  maxSize: MEMORY,
  maxEntrySize: LARGEST,
  sizeCalculation: ({ body }) => body.byteLength + OVERHEAD,
});

/**
 * Sends a file, in the best form that the build has compressed and the caller accepts; null if it does not exist. Small
 * files stay in memory until the least recently used are evicted. Not serveStatic of @hono/node-server: it sends hidden
 * files, no ETag, and no Vary with a file that it does not compress (static.test.ts: "hashed assets are kept for ever …"
 * and "finds no file for %s"); hono/etag would read each file for a 304.
 */
export async function sendFile(context: Context<AppEnv>, file: string, caching: Caching): Promise<Response | null> {
  const accepted = acceptedEncodings(context.req.header('accept-encoding'));
  const key = `${caching} ${accepted.join()} ${file}`;
  const known = sentFiles.get(key);
  const sent = known && isCurrent(known, caching) ? known : await readSent(file, accepted, caching, known);
  if (!sent) {
    sentFiles.delete(key);
    return null;
  }
  if (sent !== known) sentFiles.set(key, sent);
  if (isKnownVersion(context.req.header('if-none-match'), sent.etag)) {
    const { 'content-encoding': _, ...headers } = sent.headers;
    return quickAnswer(context, null, 304, headers);
  }
  return quickAnswer(context, sent.body, 200, sent.headers);
}

const isCurrent = ({ readAt }: Sent, caching: Caching) =>
  caching === 'immutable' || performance.now() - readAt < LOOK_AGAIN_MS;

/** Reads the best form of a file, unless that form is already in memory. */
async function readSent(file: string, accepted: readonly Encoding[], caching: Caching, known: Sent | undefined) {
  const readAt = performance.now();
  const found = await findForm(file, accepted);
  if (!found) return null;
  if (known?.etag === found.etag) return { ...known, readAt };
  const headers: Record<string, string> = {
    'content-type': contentTypeOf(file) ?? 'application/octet-stream',
    'cache-control': cacheControl[caching],
    etag: found.etag,
  };
  if (/\.(html|js|css|svg|json|webmanifest)$/.test(file)) headers.vary = 'Accept-Encoding';
  if (found.encoding) headers['content-encoding'] = found.encoding;
  return { body: await readFile(found.file), etag: found.etag, headers, readAt };
}

type Form = { file: string; etag: string; encoding?: Encoding };

async function findForm(file: string, accepted: readonly Encoding[]): Promise<Form | null> {
  for (const encoding of accepted) {
    const form = await findFile(file + suffixes[encoding]);
    if (form) return { ...form, encoding };
  }
  return findFile(file);
}

async function findFile(file: string): Promise<Form | null> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return null;
  return { file, etag: `W/"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"` };
}
