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

/** Answers a file of a built shop; a path that has none is a page of the shop. */
export function serveFile(dir: string, path: string, response: ServerResponse): void {
  const requested = join(dir, normalize(decodeURIComponent(path)));
  const isFile = existsSync(requested) && statSync(requested).isFile();
  // What looks like a file and is none must not be answered with a page, or a script that is missing would run HTML.
  if (!isFile && extname(path) !== '') {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const file = isFile ? requested : join(dir, 'index.html');
  response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
  response.end(readFileSync(file));
}
