import {
  type CallResponse,
  type Category,
  clampPage,
  limits,
  messageOf,
  type Product,
  type ProductSort,
} from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

/** The requested part of the collection. */
export type ProductQuery = {
  /** From 1. */
  page: number;
  limit: number;
  sort: ProductSort;
  /** What was searched for; empty for the whole collection. */
  search: string;
  category: Category | null;
};

export type ProductListInput = { query?: Partial<ProductQuery> };

export type ProductListEvent =
  /** The address changed. Unless it names a page too, another query starts at the first. */
  { type: 'query.changed'; query: Partial<ProductQuery> } | { type: 'refresh.requested' };

export type ProductListEmitted =
  /** The requested page does not exist; this one is shown, and belongs in the URL. */
  { type: 'page.clamped'; page: number };

type ProductListContext = {
  query: ProductQuery;
  /** Those shown; while another page loads, those of the page before. */
  products: readonly Product[];
  /** Undefined where the backend does not say. */
  totalProducts: number | undefined;
  /** The backend lists its products in one order only. */
  isPlain: boolean;
  /** 0 before the first answer, and for an empty collection. */
  totalPages: number;
  message: string | null;
};

type Answer = CallResponse<'getProducts'> & { isPlain?: boolean };

const FIRST: ProductQuery = { page: 1, limit: limits.PRODUCTS_PER_PAGE, sort: 'featured', search: '', category: null };

function withQuery(query: ProductQuery, change: Partial<ProductQuery>): ProductQuery {
  const { page = 1, ...rest } = change;
  return { ...query, ...rest, page };
}

function isOther(query: ProductQuery, change: Partial<ProductQuery>): boolean {
  return (Object.keys(change) as (keyof ProductQuery)[]).some((key) => change[key] !== query[key]);
}

/** The page that an answer is of: what the server says, and never one that does not exist. */
function pageOf({ currentPage, totalPages }: Answer, requestedPage: number): number {
  return clampPage(currentPage ?? requestedPage, totalPages);
}

/** The collection, a page at a time. A newer query aborts the older request, so that its answer cannot arrive later. */
export const productListMachine = setup({
  types: {
    context: {} as ProductListContext,
    events: {} as ProductListEvent,
    emitted: {} as ProductListEmitted,
    input: {} as ProductListInput,
    tags: {} as 'pending',
    children: {} as { getProducts: 'getProducts' },
  },
  actors: {
    getProducts: port<Answer, ProductQuery>('getProducts'),
  },
  actions: {
    changeQuery: assign(({ context }, params: { query: Partial<ProductQuery> }) => ({
      query: withQuery(context.query, params.query),
    })),
    takeAnswer: assign(({ context }, { answer }: { answer: Answer }) => ({
      query: { ...context.query, page: pageOf(answer, context.query.page) },
      products: answer.products,
      totalProducts: answer.totalProducts,
      totalPages: answer.totalPages,
      isPlain: answer.isPlain === true,
      message: null,
    })),
    takeLastPage: assign(({ context }, { answer }: { answer: Answer }) => ({
      query: { ...context.query, page: answer.totalPages },
      totalPages: answer.totalPages,
    })),
    showFailure: assign(({ context }, params: { error: unknown }) => ({
      message: messageOf(params.error, context.query.search ? messages.searchFailed : messages.productsLoadFailed),
    })),
    announceClamped: emit((_, params: { page: number }) => ({ type: 'page.clamped' as const, page: params.page })),
  },
  guards: {
    isOtherQuery: ({ context }, params: { query: Partial<ProductQuery> }) => isOther(context.query, params.query),
    // A backend that does not clamp answers a page beyond the last with nothing.
    isBeyondLast: ({ context }, { answer }: { answer: Answer }) =>
      answer.products.length === 0 && answer.totalPages >= 1 && context.query.page > answer.totalPages,
    isClamped: ({ context }, { answer }: { answer: Answer }) =>
      answer.products.length > 0 && pageOf(answer, context.query.page) !== context.query.page,
    isEmpty: (_, { answer }: { answer: Answer }) => answer.products.length === 0,
  },
}).createMachine({
  id: 'productList',
  context: ({ input }) => ({
    query: { ...FIRST, ...input.query },
    products: [],
    totalProducts: 0,
    totalPages: 0,
    isPlain: false,
    message: null,
  }),
  initial: 'loading',
  on: {
    'query.changed': {
      guard: { type: 'isOtherQuery', params: ({ event }) => ({ query: event.query }) },
      target: '.loading',
      actions: { type: 'changeQuery', params: ({ event }) => ({ query: event.query }) },
    },
    'refresh.requested': '.loading',
  },
  states: {
    loading: {
      tags: 'pending',
      // A second refresh is ignored: only another page, order or search aborts the running request.
      on: { 'refresh.requested': {} },
      invoke: {
        id: 'getProducts',
        src: 'getProducts',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'isBeyondLast', params: ({ event }) => ({ answer: event.output }) },
            target: 'loading',
            reenter: true,
            actions: [
              { type: 'takeLastPage', params: ({ event }) => ({ answer: event.output }) },
              { type: 'announceClamped', params: ({ event }) => ({ page: event.output.totalPages }) },
            ],
          },
          {
            guard: { type: 'isClamped', params: ({ event }) => ({ answer: event.output }) },
            target: 'ready',
            actions: [
              { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              { type: 'announceClamped', params: ({ context }) => ({ page: context.query.page }) },
            ],
          },
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ answer: event.output }) },
            target: 'empty',
            actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
          },
          { target: 'ready', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {},
    empty: {},
    failed: {},
  },
});
