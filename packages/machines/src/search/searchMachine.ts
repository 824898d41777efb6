import { type CallResponse, limits, messageOf, type Product } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';
import { SEARCH_DEBOUNCE_MS } from '../shared/timings.ts';
import { searchWords } from './searchWords.ts';

export type SearchInput = {
  /** The search in the URL: the overlay opens with it. */
  search?: string | null;
};

export type SearchEvent =
  | { type: 'search.opened' }
  | { type: 'search.closed' }
  | { type: 'text.changed'; text: string }
  | { type: 'retry.requested' };

export type SearchEmitted =
  /** For the URL; null removes the search. */
  { type: 'search.changed'; search: string | null };

type SearchContext = {
  /** As typed. */
  text: string;
  /** The search words: the result of `searchWords` for `text`. */
  words: string;
  products: readonly Product[];
  /** The total number; undefined if the backend does not send it and there are more than are listed. */
  totalProducts: number | undefined;
  /** A search with results, if this search found nothing; null if there is none. */
  suggestion: string | null;
  message: string | null;
};

type Answer = CallResponse<'searchProducts'> & { suggestion?: string | undefined };
type Query = { query: string; page: number; limit: number };

const NOTHING: SearchContext = { text: '', words: '', products: [], totalProducts: 0, suggestion: null, message: null };

/** Searches while the person types: sends a request when the typing pauses, and aborts it for a newer search. */
export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    emitted: {} as SearchEmitted,
    input: {} as SearchInput,
    tags: {} as 'pending',
    children: {} as { searchProducts: 'searchProducts' },
  },
  actors: {
    searchProducts: port<Answer, Query>('searchProducts'),
  },
  actions: {
    takeText: assign((_, { text }: { text: string }) => ({ text, words: searchWords(text) })),
    forgetAnswer: assign({ products: [], totalProducts: 0, suggestion: null, message: null }),
    takeAnswer: assign((_, { answer }: { answer: Answer }) => ({
      products: answer.products,
      totalProducts: answer.totalProducts,
      suggestion: answer.suggestion ?? null,
      message: null,
    })),
    showFailure: assign((_, params: { error: unknown }) => ({
      products: [],
      totalProducts: 0,
      suggestion: null,
      message: messageOf(params.error, messages.searchFailed),
    })),
    forgetAll: assign(NOTHING),
    announceText: emit(({ context }) => ({ type: 'search.changed' as const, search: context.text || null })),
    announceClosed: emit({ type: 'search.changed', search: null }),
  },
  guards: {
    hasText: ({ context }) => context.text !== '',
    hasWords: ({ context }) => context.words !== '',
    // An additional exclamation mark does not change the search.
    isSameSearch: ({ context }, { text }: { text: string }) => searchWords(text) === context.words,
    isEmpty: (_, { answer }: { answer: Answer }) => answer.products.length === 0,
  },
  delays: { pause: SEARCH_DEBOUNCE_MS },
}).createMachine({
  id: 'search',
  context: ({ input }) => ({ ...NOTHING, text: input.search ?? '', words: searchWords(input.search ?? '') }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasText', target: 'open' }, { target: 'closed' }] },
    closed: { on: { 'search.opened': 'open' } },
    open: {
      initial: 'deciding',
      on: {
        'search.closed': { target: 'closed', actions: ['forgetAll', 'announceClosed'] },
        'text.changed': [
          {
            guard: { type: 'isSameSearch', params: ({ event }) => ({ text: event.text }) },
            actions: [{ type: 'takeText', params: ({ event }) => ({ text: event.text }) }, 'announceText'],
          },
          {
            target: '.typing',
            actions: [{ type: 'takeText', params: ({ event }) => ({ text: event.text }) }, 'announceText'],
          },
        ],
      },
      states: {
        deciding: { always: [{ guard: 'hasWords', target: 'searching' }, { target: 'hint' }] },
        hint: { entry: 'forgetAnswer' },
        typing: { tags: 'pending', after: { pause: 'deciding' } },
        searching: {
          tags: 'pending',
          invoke: {
            id: 'searchProducts',
            src: 'searchProducts',
            input: ({ context }) => ({ query: context.words, page: 1, limit: limits.SEARCH_PAGE_SIZE }),
            onDone: [
              {
                guard: { type: 'isEmpty', params: ({ event }) => ({ answer: event.output }) },
                target: 'empty',
                actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) },
              },
              { target: 'results', actions: { type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) } },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        results: {},
        empty: {},
        failed: { on: { 'retry.requested': 'searching' } },
      },
    },
  },
});
