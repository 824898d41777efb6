import { existsSync, readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
};

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/**
 * The file with which a static host answers a path: aboutus.html for `/aboutus`, product.html for
 * `/product/p1/palm-hoodie`, and 200.html for other pages, or the index of a shop that was built without files for its
 * pages.
 */
function fileFor(dir: string, path: string): string | undefined {
  const requested = join(dir, normalize(decodeURIComponent(path)));
  if (isFile(requested)) return requested;
  // A missing file must not be answered with a page, or a browser would run HTML as a script.
  if (extname(path) !== '') return undefined;
  if (path === '/') return join(dir, 'index.html');
  const parts = path.split('/').filter(Boolean);
  const pages = parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/')}.html`);
  return [...pages, '200.html', 'index.html'].map((page) => join(dir, page)).find(isFile);
}

/** Serves a file of a built shop, or the page that a path without a file belongs to. */
export function serveFile(dir: string, path: string, response: ServerResponse): void {
  const file = fileFor(dir, path);
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  response.end(readFileSync(file));
}
