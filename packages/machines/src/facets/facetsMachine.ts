import { type Facets, messageOf, noFilters, type ProductFilters, withoutNarrowing } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';
import { FILTER_PAUSE_MS } from '../shared/timings.ts';

/** The chosen filters within the results of a search. The search '' finds all products. */
export type FilterChoice = { search: string; filters: ProductFilters };

/** The counts of a choice. */
export type FilterCount = {
  /** Undefined if the backend does not send it. */
  totalProducts: number | undefined;
  facets: Facets | undefined;
};

export type FacetsEvent =
  /** Carries the search, filters and counts of the list. */
  | ({ type: 'filters.opened' } & FilterChoice & FilterCount)
  | { type: 'filters.changed'; filters: ProductFilters }
  | { type: 'filters.cleared' }
  | { type: 'filters.confirmed' }
  | { type: 'filters.closed' }
  | { type: 'retry.requested' };

export type FacetsEmitted =
  /** For the URL of the list. */
  { type: 'filters.applied'; filters: ProductFilters };

type FacetsContext = FilterChoice & FilterCount & { message: string | null };

const sameFilters = (one: ProductFilters, other: ProductFilters) => JSON.stringify(one) === JSON.stringify(other);

/** Chooses filters before the list changes: each choice is counted, and the list changes once, on confirmation. */
export const facetsMachine = setup({
  types: {
    context: {} as FacetsContext,
    events: {} as FacetsEvent,
    emitted: {} as FacetsEmitted,
    tags: {} as 'pending',
    children: {} as { countProducts: 'countProducts' },
  },
  actors: {
    countProducts: port<FilterCount, FilterChoice>('countProducts'),
  },
  actions: {
    takeList: assign((_, { search, filters, totalProducts, facets }: FilterChoice & FilterCount) => ({
      search,
      filters,
      totalProducts,
      facets,
      message: null,
    })),
    takeFilters: assign((_, { filters }: { filters: ProductFilters }) => ({ filters })),
    clearFilters: assign(({ context }) => ({ filters: withoutNarrowing(context.filters) })),
    takeCount: assign((_, { count }: { count: FilterCount }) => ({
      totalProducts: count.totalProducts,
      facets: count.facets,
      message: null,
    })),
    showFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, messages.productsLoadFailed),
    })),
    announce: emit(({ context }) => ({ type: 'filters.applied' as const, filters: context.filters })),
  },
  guards: {
    isOther: ({ context }, { filters }: { filters: ProductFilters }) => !sameFilters(filters, context.filters),
    hasNarrowing: ({ context }) => !sameFilters(context.filters, withoutNarrowing(context.filters)),
  },
  delays: { pause: FILTER_PAUSE_MS },
}).createMachine({
  id: 'facets',
  context: { search: '', filters: noFilters, totalProducts: undefined, facets: undefined, message: null },
  initial: 'closed',
  states: {
    closed: {
      on: { 'filters.opened': { target: 'open', actions: { type: 'takeList', params: ({ event }) => event } } },
    },
    open: {
      initial: 'counted',
      on: {
        'filters.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.choosing',
          actions: { type: 'takeFilters', params: ({ event }) => event },
        },
        'filters.cleared': { guard: 'hasNarrowing', target: '.choosing', actions: 'clearFilters' },
        'filters.confirmed': { target: 'closed', actions: 'announce' },
        'filters.closed': 'closed',
      },
      states: {
        counted: {},
        /** Waits, so that several quick choices are counted once. */
        choosing: { tags: 'pending', after: { pause: 'counting' } },
        counting: {
          tags: 'pending',
          invoke: {
            id: 'countProducts',
            src: 'countProducts',
            input: ({ context: { search, filters } }) => ({ search, filters }),
            onDone: {
              target: 'counted',
              actions: { type: 'takeCount', params: ({ event }) => ({ count: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        /** The choice can be confirmed without a count. */
        failed: { on: { 'retry.requested': 'counting' } },
      },
    },
  },
});
