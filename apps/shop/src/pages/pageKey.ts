import type { PagePart } from '@abs/contract/pages';
import type { RouteMatch } from 'react-router-dom';
import { isWholeListAt, listParams, pictureIndexFrom } from '../routes/searchParams.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The reference backend finds a product whatever the case of its id's letters. */
const productId = (id: string) => (UUID.test(id) ? id.toLowerCase() : id);

/**
 * What tells one page's content from another's: its path, and the parameters that it knows, in one form for all addresses
 * that mean the same: otherwise a page would be kept for all that somebody thinks up. Servers keep rendered pages by it, and
 * browsers tell by it whether the page that came is the one of their address. '*' is every address without a page. Pages
 * behind the login have one key for each route, since no server knows what they show.
 */
export function pageKey(matches: readonly RouteMatch[] | null, search: string): string {
  const page = matches?.at(-1);
  const pattern = page?.route.path ?? '';
  if (!page || pattern === '*') return '*';
  if (matches?.some(({ route }) => route.id === 'signedIn')) return `/${pattern}`;
  const { id = '', slug = '' } = page.params;
  const path = `/${pattern
    .replace('/:slug?', '')
    .replace(':id', encodeURIComponent(productId(id)))
    .replace(':slug', encodeURIComponent(slug.toLowerCase()))}`;
  const given = new URLSearchParams(search);
  const kept = path === '/' || isWholeListAt(path) ? listParams(path, given) : new URLSearchParams();
  const picture = path.startsWith('/product') && pictureIndexFrom(given);
  if (picture) kept.set('picture', `${picture + 1}`);
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/**
 * The part of a server's memory that a page belongs to. Only pages whose number does not depend on what people type, or on
 * how many products and collections there are, share a part with the front page.
 */
export function pagePart(key: string): PagePart {
  const { pathname, searchParams } = new URL(key, 'http://shop');
  const [first, ...others] = searchParams;
  const isNamed = /^\/(?:product|collections)\//.test(pathname);
  if (!first) return isNamed ? 'products' : 'main';
  const [name, value] = first;
  const isCategory = name === 'category' && !value.includes(',') && others.length === 0;
  return isCategory && !isNamed ? 'main' : 'searches';
}
