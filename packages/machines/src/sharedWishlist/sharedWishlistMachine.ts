import { type CallResponse, messageOf, type Product } from '@abs/contract';
import { assign, setup } from 'xstate';
import { isNotFound } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

type Answer = CallResponse<'getSharedWishlist'>;

/** @param token of the link */
export type SharedWishlistInput = { token: string };

export type SharedWishlistEvent = { type: 'refresh.requested' };

type SharedWishlistContext = SharedWishlistInput & {
  products: readonly Product[];
  /** Why the wishlist could not be loaded. */
  message: string | null;
};

/** A wishlist that its owner shares by a link, until they end the link. */
export const sharedWishlistMachine = setup({
  types: {
    context: {} as SharedWishlistContext,
    events: {} as SharedWishlistEvent,
    input: {} as SharedWishlistInput,
    tags: {} as 'pending',
    children: {} as { getSharedWishlist: 'getSharedWishlist' },
  },
  actors: {
    getSharedWishlist: port<Answer, SharedWishlistInput>('getSharedWishlist'),
  },
  actions: {
    takeProducts: assign((_, { products }: Answer) => ({ products, message: null })),
    showFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, messages.sharedWishlistLoadFailed),
    })),
  },
  guards: {
    isEnded: (_, { error }: { error: unknown }) => isNotFound(error),
  },
}).createMachine({
  id: 'sharedWishlist',
  context: ({ input: { token } }) => ({ token, products: [], message: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getSharedWishlist',
        src: 'getSharedWishlist',
        input: ({ context: { token } }) => ({ token }),
        onDone: { target: 'ready', actions: { type: 'takeProducts', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isEnded', params: ({ event }) => event }, target: 'notFound' },
          { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => event } },
        ],
      },
    },
    ready: {},
    /** The owner has ended the link, or it never existed. */
    notFound: {},
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});
