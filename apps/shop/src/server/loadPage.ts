import { type Category, categories } from '@abs/contract';
import type { PageSource } from '@abs/contract/pages';
import { isNotFoundStatus, productListInput, productsPage } from '@abs/machines';
import { productsCall } from '../api/products.ts';
import type { PageData } from '../pages/pageData.ts';
import type { Place } from '../pages/places.ts';
import { collectionAt, productQuery } from '../pages/searchParams.ts';
import { toPlace } from '../pages/toPlace.ts';

/** The data that a page shows besides its own texts, and its status. */
export type LoadedPage = Pick<PageData, 'product' | 'products' | 'sizeGuide' | 'collection'> & {
  status: 200 | 404 | 410 | 503;
  /** The last page of the list, if the URL names a later one. */
  lastPage?: number;
};

/** Loads the data of a page. If a call fails, the page shows the failure. */
export async function loadPage(pathname: string, search: URLSearchParams, source: PageSource): Promise<LoadedPage> {
  if (pathname === '/' || pathname === '/shop') return loadProducts(pathname, search, source);
  const slug = collectionAt(pathname);
  if (slug !== undefined) return loadCollection(slug, pathname, search, source);
  const category = categories.find((known) => pathname === `/size-guide/${known}`);
  if (category) return loadSizeGuide(category, source);
  const { id, guide } = /^\/product\/(?<id>[^/]+)(?<guide>\/size-guide)?$/.exec(pathname)?.groups ?? {};
  if (!id) return { status: 200 };
  const loaded = await loadProduct(decodeURIComponent(id), source);
  return guide ? sizeGuideOf(loaded) : loaded;
}

/**
 * The status of a page whose call was refused. A name or filter that the backend does not accept counts as not found.
 */
const failedStatus = ({ status }: { status: number }) => (isNotFoundStatus(status) ? 404 : 503);

async function loadProducts(pathname: string, search: URLSearchParams, source: PageSource): Promise<LoadedPage> {
  const { query } = productListInput(productQuery(pathname, search));
  const { name, ...request } = productsCall(query);
  const outcome = await source.call(name, request);
  if ('message' in outcome) return { status: failedStatus(outcome), products: { message: outcome.message } };
  const answer = productsPage(outcome.answer, query.page);
  const { page } = answer.pagination;
  return { status: 200, products: { answer }, ...(page < query.page && { lastPage: page }) };
}

async function loadProduct(id: string, source: PageSource): Promise<LoadedPage> {
  const outcome = await source.call('getProduct', { params: { id } });
  if ('answer' in outcome) return { status: 200, product: outcome };
  const status = failedStatus(outcome);
  if (status === 503) return { status, product: { message: outcome.message } };
  // Only an id that the backend accepts can have belonged to a product.
  const wasDeleted = outcome.status === 404 && (await source.wasDeleted(id));
  return { status: wasDeleted ? 410 : status, product: { notFound: true } };
}

/** The page of a product's size guide, which shows nothing of related products. */
function sizeGuideOf(loaded: LoadedPage): LoadedPage {
  if (!loaded.product || !('answer' in loaded.product)) return loaded;
  const { product } = loaded.product.answer;
  return { status: product.sizeGuide ? 200 : 404, product: { answer: { product, relatedProducts: [] } } };
}

/** The navigation of every page; undefined if it cannot be loaded, because the page is sent without it. */
export async function loadPlaces(source: PageSource): Promise<readonly Place[] | undefined> {
  const outcome = await source.call('getCollections', {});
  return 'answer' in outcome ? outcome.answer.collections.map(toPlace) : undefined;
}

async function loadCollection(
  slug: string,
  pathname: string,
  search: URLSearchParams,
  source: PageSource,
): Promise<LoadedPage> {
  const outcome = await source.call('getCollection', { params: { slug } });
  if ('answer' in outcome) {
    if (outcome.answer.isOver) return { status: 410, collection: outcome };
    return { ...(await loadProducts(pathname, search, source)), collection: outcome };
  }
  const status = failedStatus(outcome);
  return { status, collection: status === 404 ? { notFound: true } : { message: outcome.message } };
}

async function loadSizeGuide(category: Category, source: PageSource): Promise<LoadedPage> {
  const outcome = await source.call('getSizeGuide', { params: { category } });
  if ('answer' in outcome) return { status: 200, sizeGuide: outcome };
  const status = failedStatus(outcome);
  return { status, sizeGuide: status === 404 ? { notFound: true } : { message: outcome.message } };
}
