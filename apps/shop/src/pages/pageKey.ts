import type { RouteMatch } from 'react-router-dom';
import { pictureIndexFrom } from '../routes/searchParams.ts';

/** The parameters that a page's content depends on, in the order in which its key has them. */
const knownParams: Readonly<Record<string, readonly string[]>> = {
  '/': ['page'],
  '/shop': ['page', 'sort', 'category', 'search'],
};

/**
 * What tells one page's content from another's: its path, and the parameters that it knows. Servers keep rendered pages
 * by it, and browsers tell by it whether the page that came is the one of their address. '*' is every address without a page.
 */
export function pageKey(matches: readonly RouteMatch[] | null, search: string): string {
  const page = matches?.at(-1);
  const pattern = page?.route.path ?? '';
  if (!page || pattern === '*') return '*';
  const path = `/${pattern.replace('/:slug?', '').replace(':id', encodeURIComponent(page.params.id ?? ''))}`;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of knownParams[path] ?? []) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  // As a number that a product can have: otherwise a page would be kept for all that somebody thinks up.
  const picture = path.startsWith('/product') && pictureIndexFrom(given);
  if (picture) kept.set('picture', `${picture + 1}`);
  return kept.size > 0 ? `${path}?${kept}` : path;
}
