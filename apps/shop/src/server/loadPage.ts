import type { PageSource } from '@abs/contract/pages';
import { productListInput, productsPage } from '@abs/machines';
import { productsCall } from '../api/products.ts';
import type { PageData } from '../pages/pageData.ts';
import { productQuery } from '../routes/searchParams.ts';

/** What a page shows beside its own texts, and the status it is sent with. */
export type LoadedPage = Pick<PageData, 'product' | 'products'> & {
  status: 200 | 404 | 410 | 503;
  /** The page of the list that there is, where the address names a later one. */
  lastPage?: number;
};

/** Loads what the page of an address shows. Whatever fails becomes a page that says so. */
export async function loadPage(pathname: string, search: URLSearchParams, source: PageSource): Promise<LoadedPage> {
  if (pathname === '/' || pathname === '/shop') return loadProducts(pathname, search, source);
  const id = /^\/product\/([^/]+)$/.exec(pathname)?.[1];
  return id ? loadProduct(decodeURIComponent(id), source) : { status: 200 };
}

async function loadProducts(pathname: string, search: URLSearchParams, source: PageSource): Promise<LoadedPage> {
  const { query } = productListInput(productQuery(pathname, search));
  const category = query.filter === 'all' ? undefined : query.filter;
  const { name, ...request } = productsCall({ ...query, category });
  const outcome = await source.call(name, request);
  if ('message' in outcome) return { status: 503, products: { message: outcome.message } };
  const answer = productsPage(outcome.answer, query.page);
  const { page } = answer.pagination;
  return { status: 200, products: { answer }, ...(page < query.page && { lastPage: page }) };
}

async function loadProduct(id: string, source: PageSource): Promise<LoadedPage> {
  const outcome = await source.call('getProduct', { params: { id } });
  if ('answer' in outcome) return { status: 200, product: outcome };
  if (outcome.status === 404) {
    return { status: (await source.wasDeleted(id)) ? 410 : 404, product: { notFound: true } };
  }
  return { status: 503, product: { message: outcome.message } };
}
