import type { PagePart } from '@abs/contract/pages';
import type { RouteMatch } from 'react-router-dom';
import { isWholeListAt, listParams, pictureIndexFrom } from './searchParams.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Ids of the reference backend are not case-sensitive. */
const productId = (id: string) => (UUID.test(id) ? id.toLowerCase() : id);

/**
 * The cache key of a page: its path and known parameters, normalised so that equivalent URLs share a key and made-up
 * parameters create none. Servers cache rendered pages by it. Browsers compare it with the key of the page that they received
 * before they hydrate. '*' is any URL without a page. Pages behind the login have one key per route, because the server
 * renders only their frame.
 */
export function pageKey(matches: readonly RouteMatch[] | null, search: string): string {
  const page = matches?.at(-1);
  const pattern = page?.route.path ?? '';
  if (!page || pattern.endsWith('*')) return '*';
  if (matches?.some(({ route }) => route.id === 'signedIn')) return `/${pattern}`;
  const { id = '', slug = '' } = page.params;
  const path = `/${pattern
    .replace('/:slug?', '')
    .replace(':id', encodeURIComponent(productId(id)))
    .replace(':slug', encodeURIComponent(slug.toLowerCase()))}`;
  const given = new URLSearchParams(search);
  const kept = path === '/' || isWholeListAt(path) ? listParams(path, given) : new URLSearchParams();
  const picture = pattern.startsWith('product/:id/:slug') && pictureIndexFrom(given);
  if (picture) kept.set('picture', `${picture + 1}`);
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/**
 * The part of the server's cache that a page belongs to. Only pages of a fixed set share a part with the front page.
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
