import { type CallResponse, clampPage, messageOf, type Order, type OrderStatus } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

/** The requested part of a customer's orders; the server decides how many make a page. */
export type OrderHistoryQuery = {
  status: OrderStatus;
  /** From 1. */
  page: number;
};

export type OrderHistoryInput = Partial<OrderHistoryQuery>;

export type OrderHistoryEvent =
  /** The URL changed. */
  ({ type: 'query.changed' } & OrderHistoryQuery) | { type: 'refresh.requested' };

export type OrderHistoryEmitted =
  /** The requested page does not exist; this one is shown, and belongs in the URL. */
  { type: 'page.clamped'; page: number };

type OrderHistoryContext = {
  query: OrderHistoryQuery;
  /** Those shown, all of the query's status; while another page loads, those of the page before. */
  orders: readonly Order[];
  totalOrders: number;
  /** 0 before the first answer of a status, and when there are no orders of it. */
  totalPages: number;
  message: string | null;
};

type Answer = CallResponse<'getOrderHistory'>;

const NO_ORDERS = { orders: [], totalOrders: 0, totalPages: 0, message: null };

/** The page that an answer is of: what the server says, and never one that does not exist. */
function pageOf({ pagination: { page, totalPages } }: Answer): number {
  return clampPage(page, totalPages);
}

/** A customer's orders of one status, a page at a time. A newer query aborts the older request. */
export const orderHistoryMachine = setup({
  types: {
    context: {} as OrderHistoryContext,
    events: {} as OrderHistoryEvent,
    emitted: {} as OrderHistoryEmitted,
    input: {} as OrderHistoryInput,
    tags: {} as 'pending',
    children: {} as { getOrderHistory: 'getOrderHistory' },
  },
  actors: {
    getOrderHistory: port<Answer, OrderHistoryQuery>('getOrderHistory'),
  },
  actions: {
    // Orders of one status under the heading of another would mislead; another page of the same one does not.
    changeQuery: assign(({ context }, { query }: { query: OrderHistoryQuery }) => ({
      ...(query.status === context.query.status ? {} : NO_ORDERS),
      query,
    })),
    takeAnswer: assign(({ context }, { answer }: { answer: Answer }) => ({
      query: { ...context.query, page: pageOf(answer) },
      orders: answer.orders,
      totalOrders: answer.pagination.total,
      totalPages: answer.pagination.totalPages,
      message: null,
    })),
    takeLastPage: assign(({ context }, { answer }: { answer: Answer }) => ({
      query: { ...context.query, page: answer.pagination.totalPages },
      totalPages: answer.pagination.totalPages,
    })),
    showFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.ordersLoadFailed),
    })),
    announceClamped: emit(({ context }) => ({ type: 'page.clamped' as const, page: context.query.page })),
  },
  guards: {
    isOtherQuery: ({ context }, { query }: { query: OrderHistoryQuery }) =>
      query.status !== context.query.status || query.page !== context.query.page,
    // A backend that does not clamp answers a page beyond the last with nothing.
    isBeyondLast: ({ context }, { answer }: { answer: Answer }) =>
      answer.orders.length === 0 &&
      answer.pagination.totalPages >= 1 &&
      context.query.page > answer.pagination.totalPages,
    isClamped: ({ context }, { answer }: { answer: Answer }) => pageOf(answer) !== context.query.page,
    isListEmpty: ({ context }) => context.orders.length === 0,
  },
}).createMachine({
  id: 'orderHistory',
  context: ({ input }) => ({
    ...NO_ORDERS,
    query: { status: input.status ?? 'SUCCESS', page: input.page ?? 1 },
  }),
  initial: 'loading',
  on: {
    'query.changed': {
      guard: { type: 'isOtherQuery', params: ({ event }) => ({ query: { status: event.status, page: event.page } }) },
      target: '.loading',
      actions: { type: 'changeQuery', params: ({ event }) => ({ query: { status: event.status, page: event.page } }) },
    },
    'refresh.requested': '.loading',
  },
  states: {
    loading: {
      tags: 'pending',
      // A second refresh is ignored: only another status or page aborts the running request.
      on: { 'refresh.requested': {} },
      invoke: {
        id: 'getOrderHistory',
        src: 'getOrderHistory',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'isBeyondLast', params: ({ event }) => ({ answer: event.output }) },
            target: 'loading',
            reenter: true,
            actions: [{ type: 'takeLastPage', params: ({ event }) => ({ answer: event.output }) }, 'announceClamped'],
          },
          {
            guard: { type: 'isClamped', params: ({ event }) => ({ answer: event.output }) },
            target: 'sorting',
            actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, 'announceClamped'],
          },
          { target: 'sorting', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    sorting: { always: [{ guard: 'isListEmpty', target: 'empty' }, { target: 'ready' }] },
    ready: {},
    empty: {},
    failed: {},
  },
});
