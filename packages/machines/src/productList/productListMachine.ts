import type { CallResponse, Facets, Product, ProductFilters, ProductSort } from '@abs/contract';
import { createListMachine, type ListAnswer, type ListInput, type ListQuery, listContext } from '../list/index.ts';
import * as messages from '../shared/messages.ts';

/** The filters of the product list; null for a list without filters, which needs no facets. */
export type ProductFilter = ProductFilters | null;

/** The requested part of the product list. */
export type ProductQuery = ListQuery<ProductSort, ProductFilter>;

type ProductsAnswer = ListAnswer<Product> & {
  /** Undefined if the backend does not send it. */
  totalProducts: number | undefined;
  /** The facets of the list; undefined if the backend does not send them, or they were not requested. */
  facets?: Facets;
  /** A search with results, if this search found nothing. */
  suggestion?: string;
};

/** The product list, one page at a time. */
export const productListMachine = createListMachine<Product, ProductSort, ProductFilter, ProductsAnswer>({
  id: 'productList',
  loadFailed: messages.productsLoadFailed,
  searchFailed: messages.searchFailed,
  // The facets stay on the screen while the results of new filters load.
  keepsAnswer: true,
});

/** The input for the first page of all products, unless `query` changes it. */
export function productListInput(query: Partial<ProductQuery> = {}): ListInput<ProductSort, ProductFilter> {
  return { query: { page: 1, sort: 'featured', search: '', filter: null, ...query } };
}

/** Converts the server's answer for the port `fetchPage`. @param requestedPage for an answer without a page number */
export function productsPage(
  answer: CallResponse<'getProducts'> & { isPlain?: boolean; suggestion?: string | undefined },
  requestedPage: number,
): ProductsAnswer {
  const { products: rows, totalProducts, totalPages, currentPage = requestedPage, isPlain = false } = answer;
  const { facets, suggestion } = answer;
  return {
    rows,
    pagination: { page: currentPage, totalPages },
    totalProducts,
    isPlain,
    ...(facets && { facets }),
    ...(suggestion && { suggestion }),
  };
}

/** The outcome of the request for a page of products: the answer, or an error message. */
export type ProductsOutcome = { answer: ProductsAnswer } | { message: string };

/** The machine's snapshot after its first request, for a page that comes with its data. */
export function productListAfter(query: Partial<ProductQuery>, outcome: ProductsOutcome) {
  const context = listContext<Product, ProductSort, ProductFilter, ProductsAnswer>(productListInput(query));
  if ('message' in outcome) {
    return productListMachine.resolveState({ value: { list: 'failed' }, context: { ...context, ...outcome } });
  }
  const { rows, isPlain = false } = outcome.answer;
  const answer = { ...outcome.answer, query: context.query };
  return productListMachine.resolveState({ value: { list: 'ready' }, context: { ...context, answer, rows, isPlain } });
}
