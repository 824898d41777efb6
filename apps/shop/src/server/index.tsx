/** Renders the shop's pages as HTML. The build bundles this file for the server. */
import { categories, collectionPath } from '@abs/contract';
import type { CreatePageRenderer, RenderedPage } from '@abs/contract/pages';
import { isAuthRoute } from '@abs/machines';
import { matchPath, matchRoutes } from 'react-router-dom';
import type { PageMetaProps } from '../app/PageMeta.tsx';
import { type HeadPage, headOf } from '../head/headOf.ts';
import { pageKey, pagePart } from '../pages/pageKey.ts';
import type { Place } from '../pages/places.ts';
import { withParam } from '../pages/searchParams.ts';
import { aliases } from '../routes/aliases.tsx';
import { routes } from '../routes.tsx';
import { documentFrom, filesOf } from './document.ts';
import { type LoadedPage, loadPage, loadPlaces } from './loadPage.ts';
import { browserOnly, renderRoot } from './renderRoot.tsx';

export { renderStaticPages } from './staticPages.ts';

/** The features of this server beyond the basic contract, because it is the reference backend. */
const features = ['idempotency-key', 'list-queries', 'order-filters'] as const;

/** A path whose escapes can all be decoded. Escapes of a malformed path count as plain text, as in the router. */
function decodable(pathname: string): string {
  try {
    decodeURIComponent(pathname);
    return pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

/** Whether search engines should not list the page at a path. */
function isUnlisted(pathname: string): boolean {
  if (pathname === '/browse' || matchPath('/product/:id/size-guide', pathname) || isAuthRoute(pathname)) return true;
  return matchRoutes(routes, pathname)?.some(({ route }) => route.id === 'signedIn') ?? false;
}

/** The data for the head's tags. */
function headPage(
  address: string,
  { status, product, products, collection }: LoadedPage,
  meta: PageMetaProps,
  places: readonly Place[] = [],
): HeadPage {
  const { pathname } = new URL(address, 'http://shop');
  const page = { path: address, title: meta.title, ...(meta.description && { description: meta.description }) };
  if (status === 503) return { kind: 'error', ...page };
  if (status !== 200) return { kind: 'notFound', ...page };
  if (isUnlisted(pathname)) return { kind: 'unlisted', ...page };
  if (product && 'answer' in product) return { kind: 'product', ...page, product: product.answer.product };
  if (products && 'answer' in products) {
    const ofCategory = places.find(({ url }) => url === meta.path);
    const { picture } = collection && 'answer' in collection ? collection.answer.collection : (ofCategory ?? {});
    const list = { products: [...products.answer.rows], ...(picture && { picture }) };
    return { kind: pathname === '/' ? 'home' : 'shop', ...page, ...list };
  }
  return { kind: 'text', ...page };
}

export const createPageRenderer: CreatePageRenderer = ({ template, preloads, readStyle, origin, source }) => {
  const toDocument = documentFrom(template, readStyle);

  return {
    resolve(url) {
      const { pathname: path, search } = new URL(url, 'http://shop');
      const pathname = decodable(path);
      const alias = Object.entries(aliases).find(([path]) => matchPath(path, pathname));
      if (alias) return { movedTo: alias[1] + search };
      const category = categories.find((known) => matchPath(`/collections/${known}`, pathname));
      if (category) return { movedTo: collectionPath({ kind: 'category', slug: category }) };
      const matches = matchRoutes(routes, pathname);
      if (browserOnly.has(matches?.at(-1)?.route.path ?? '')) return null;
      const key = pageKey(matches, search);
      return { key, part: pagePart(key) };
    },

    async render(key): Promise<RenderedPage> {
      const isKnown = key !== '*';
      const address = isKnown ? key : '/*';
      const { pathname, searchParams } = new URL(address, 'http://shop');
      const loaded: LoadedPage = isKnown ? await loadPage(pathname, searchParams, source) : { status: 404 };
      const { status, lastPage, ...content } = loaded;
      if (lastPage !== undefined) {
        const rest = withParam(searchParams, 'page', String(lastPage)).toString();
        return { status: 302, location: rest ? `${pathname}?${rest}` : pathname };
      }
      const places = await loadPlaces(source);
      const data = { key, origin, features, ...(places && { places }), ...content };
      const { root, meta } = await renderRoot(address, data);
      const head = headOf(headPage(address, loaded, meta, places), { origin });
      return { status, ...toDocument(root, { head, files: filesOf(preloads, pathname), data }) };
    },
  };
};
