import * as path from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
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

/** How caches may keep a file: 'immutable' if its name changes with the content, otherwise 'revalidate'. */
export type Caching = 'immutable' | 'revalidate';
export const cacheControl: Record<Caching, string> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
};

/**
 * The file inside a folder that a URL path names; null if the path is invalid or leaves the folder. Hidden files and
 * unknown types are not served.
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
