import type { CallResponse, Facets, Product, ProductFilters, ProductSort } from '@abs/contract';
import { createListMachine, type ListAnswer, type ListInput, type ListQuery, listContext } from '../list/index.ts';
import * as messages from '../shared/messages.ts';

/** What narrows the collection; null where nothing can, and nobody needs to know by what. */
export type ProductFilter = ProductFilters | null;

/** The requested part of the collection. */
export type ProductQuery = ListQuery<ProductSort, ProductFilter>;

type ProductsAnswer = ListAnswer<Product> & {
  /** Undefined where the backend does not say. */
  totalProducts: number | undefined;
  /** What the list can be narrowed by; undefined where the backend does not say, or nobody wants to know. */
  facets?: Facets;
  /** A search that finds something, where this one found nothing. */
  suggestion?: string;
};

/** The collection, a page at a time. */
export const productListMachine = createListMachine<Product, ProductSort, ProductFilter, ProductsAnswer>({
  id: 'productList',
  loadFailed: messages.productsLoadFailed,
  searchFailed: messages.searchFailed,
  // The filters stay where they are while what they find is on its way.
  keepsAnswer: true,
});

/** The input that shows the first page of the whole collection, but for what is given. */
export function productListInput(query: Partial<ProductQuery> = {}): ListInput<ProductSort, ProductFilter> {
  return { query: { page: 1, sort: 'featured', search: '', filter: null, ...query } };
}

/** What the list's port `fetchPage` answers. @param requestedPage of a backend that does not say which page it answers. */
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

/** What came of the request for a page of products: the answer, or why there is none. */
export type ProductsOutcome = { answer: ProductsAnswer } | { message: string };

/** The machine's snapshot once its first request is over, for a page that comes with its data. */
export function productListAfter(query: Partial<ProductQuery>, outcome: ProductsOutcome) {
  const context = listContext<Product, ProductSort, ProductFilter, ProductsAnswer>(productListInput(query));
  if ('message' in outcome) {
    return productListMachine.resolveState({ value: { list: 'failed' }, context: { ...context, ...outcome } });
  }
  const { rows, isPlain = false } = outcome.answer;
  const answer = { ...outcome.answer, query: context.query };
  return productListMachine.resolveState({ value: { list: 'ready' }, context: { ...context, answer, rows, isPlain } });
}
