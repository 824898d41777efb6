import { existsSync, readFileSync } from 'node:fs';
import * as path from 'node:path';

/**
 * What each page of the shop will load besides the index, as the build wrote it down (`preloads.json`: address pattern
 * with `:parameters`, `:optional?` ones too, to the files). Sent as a Link header, so that a phone on a slow network fetches a page's script
 * beside the shop's own and not a round trip after it.
 * @returns the Link header of an address, undefined where nothing is known of it.
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
