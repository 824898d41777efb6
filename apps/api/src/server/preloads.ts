import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';

/**
 * Reads from the build's `preloads.json` which files each page of the shop loads besides the index. It maps URL
 * patterns, with `:parameters` and `:optional?` ones, to files. Sent as a Link header, so that a phone on a slow
 * network fetches a page's script together with the shop's own and not a round trip later.
 * @returns a function that gives the Link header of a path; undefined for unknown paths
 */
export function readPreloads(shopDir: string): (urlPath: string) => string | undefined {
  const file = path.join(shopDir, 'preloads.json');
  if (!existsSync(file)) return () => undefined;
  const preloads = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  const pages = Object.entries(preloads).map(([pattern, files]) => ({
    pattern: new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
    link: files.map((name) => `</${name}>; ${relation(name)}`).join(', '),
  }));
  return (urlPath) => pages.find(({ pattern }) => pattern.test(urlPath))?.link || undefined;
}

const relation = (name: string) => (name.endsWith('.css') ? 'rel=preload; as=style; crossorigin' : 'rel=modulepreload');
