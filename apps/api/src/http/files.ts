import { readFile, stat } from 'node:fs/promises';
import * as path from 'node:path';
import type { Context } from 'hono';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The Content-Type of a file by its name's ending; undefined for types we do not serve. */
export const contentTypeOf = (name: string): string | undefined => types[path.extname(name)];

/** What a caller may keep: 'immutable' for names that change with the content, 'revalidate' for all else. */
export type Caching = 'immutable' | 'revalidate';
export const cacheControl: Record<Caching, string> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
};

const compressions = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/**
 * The file that an address names inside a folder; null for anything that is none or lies outside. Hidden files and
 * types we do not know are not served.
 */
export function resolveFile(root: string, urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return null;
  const file = path.resolve(root, `./${decoded}`);
  if (!file.startsWith(root.endsWith(path.sep) ? root : root + path.sep)) return null;
  if (
    path
      .relative(root, file)
      .split(path.sep)
      .some((part) => part.startsWith('.'))
  )
    return null;
  return contentTypeOf(file) ? file : null;
}

/**
 * Answers a file, compressed as far as the build has done so and the caller accepts; null when there is none. Not
 * serveStatic of @hono/node-server: it sends hidden files, no ETag, and no Vary with a file that it does not compress
 * (static.test.ts: "hashed assets are kept for ever …", "no file lies at %s"); hono/etag would read each file for a 304.
 */
export async function sendFile(context: Context, file: string, caching: Caching): Promise<Response | null> {
  const found = (await precompressed(context, file)) ?? (await plain(file));
  if (!found) return null;

  const headers = new Headers({
    'Content-Type': contentTypeOf(file) ?? 'application/octet-stream',
    'Cache-Control': cacheControl[caching],
    ETag: found.etag,
  });
  if (found.varies) headers.set('Vary', 'Accept-Encoding');
  if (context.req.header('if-none-match') === found.etag) return new Response(null, { status: 304, headers });
  if (found.encoding) headers.set('Content-Encoding', found.encoding);
  return new Response(new Uint8Array(await readFile(found.file)), { headers });
}

type Found = { file: string; etag: string; encoding?: string; varies: boolean };

async function precompressed(context: Context, file: string): Promise<Found | null> {
  const accepted = context.req.header('accept-encoding') ?? '';
  for (const { encoding, suffix } of compressions) {
    if (!new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted)) continue;
    const found = await plain(file + suffix);
    if (found) return { ...found, encoding, varies: true };
  }
  return null;
}

async function plain(file: string): Promise<Found | null> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return null;
  const etag = `W/"${info.size.toString(36)}-${Math.floor(info.mtimeMs).toString(36)}"`;
  return { file, etag, varies: /\.(html|js|css|svg|json|webmanifest)$/.test(file) };
}
