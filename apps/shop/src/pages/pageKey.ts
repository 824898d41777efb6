import type { RouteMatch } from 'react-router-dom';
import { isWholeListAt, listParams, pictureIndexFrom } from '../routes/searchParams.ts';

/**
 * What tells one page's content from another's: its path, and the parameters that it knows, in one form for all addresses
 * that mean the same: otherwise a page would be kept for all that somebody thinks up. Servers keep rendered pages by it, and browsers tell by it whether the page that came is the one of their address. '*' is every address without a page.
 */
export function pageKey(matches: readonly RouteMatch[] | null, search: string): string {
  const page = matches?.at(-1);
  const pattern = page?.route.path ?? '';
  if (!page || pattern === '*') return '*';
  const { id = '', slug = '' } = page.params;
  const path = `/${pattern
    .replace('/:slug?', '')
    .replace(':id', encodeURIComponent(id))
    .replace(':slug', encodeURIComponent(slug.toLowerCase()))}`;
  const given = new URLSearchParams(search);
  const kept = path === '/' || isWholeListAt(path) ? listParams(path, given) : new URLSearchParams();
  const picture = path.startsWith('/product') && pictureIndexFrom(given);
  if (picture) kept.set('picture', `${picture + 1}`);
  return kept.size > 0 ? `${path}?${kept}` : path;
}
