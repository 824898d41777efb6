import * as messages from '../shared/messages.ts';
import { EMPTY_WISHLIST } from './emptyWishlist.ts';
import { productIdOf, wishlistSetup } from './wishlistSetup.ts';

/**
 * The wishlist. A guest's list is on the device, and joins the account's list at the login. For an account, a heart is
 * shown immediately and then sent, with one request at a time for each product; it is reverted if the request fails. If
 * the backend has no wishlists, the device keeps those of accounts, too.
 */
export const wishlistMachine = wishlistSetup.createMachine({
  id: 'wishlist',
  context: ({ input: { signedIn, deviceItems } }) => ({
    ...EMPTY_WISHLIST,
    isSignedIn: signedIn,
    ...(signedIn ? { deviceItems } : { items: deviceItems }),
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isSignedIn', target: 'signedIn' }, { target: 'onDevice' }] },
    onDevice: {
      initial: 'ready',
      on: {
        'session.opened': { target: 'signedIn', actions: 'beginSession' },
        // Only for an account whose backend has no wishlists.
        'session.closed': [
          {
            guard: { type: 'isLogout', params: ({ event }) => event },
            actions: ['forgetItems', { type: 'saveOnDevice', params: { items: [] } }],
          },
        ],
        'heart.toggled': {
          actions: [
            { type: 'toggleOnDevice', params: ({ event }) => event },
            { type: 'saveOnDevice', params: ({ context }) => context },
          ],
        },
        'device.changed': { actions: { type: 'takeDeviceItems', params: ({ event }) => event } },
      },
      states: {
        ready: { on: { 'refresh.requested': { guard: 'isAnythingSaved', target: 'lookingUp' } } },
        /** Prices, sizes and availability may have changed since the products were saved. */
        lookingUp: {
          on: {
            // The answer would lack this change.
            'heart.toggled': {
              target: 'ready',
              actions: [
                { type: 'toggleOnDevice', params: ({ event }) => event },
                { type: 'saveOnDevice', params: ({ context }) => context },
              ],
            },
            'device.changed': {
              target: 'ready',
              actions: { type: 'takeDeviceItems', params: ({ event }) => event },
            },
          },
          invoke: {
            id: 'lookUpWishlist',
            src: 'lookUpWishlist',
            input: ({ context: { items } }) => ({ productIds: items.map(({ productId }) => productId) }),
            onDone: {
              target: 'ready',
              actions: [
                { type: 'takeLookedUp', params: ({ event }) => ({ answer: event.output }) },
                { type: 'saveOnDevice', params: ({ context }) => context },
              ],
            },
            // The items stay as they were.
            onError: 'ready',
          },
        },
      },
    },
    signedIn: {
      type: 'parallel',
      exit: 'stopHearts',
      on: {
        // Perhaps another user signed in: nothing of the old list may be shown or sent.
        'session.opened': { target: 'signedIn', reenter: true, actions: 'forgetAccount' },
        'session.closed': { target: 'onDevice', actions: 'endSession' },
        'device.changed': { actions: { type: 'takeUnjoinedItems', params: ({ event }) => event } },
        'heart.toggled': { actions: [{ type: 'toggleHeart', params: ({ event }) => event }, 'sendHearts'] },
        'xstate.done.actor.*': {
          actions: [
            {
              type: 'finishHeart',
              params: ({ event }) => ({ productId: productIdOf(event.actorId), answer: event.output }),
            },
            { type: 'saveOnDevice', params: ({ context }) => ({ items: context.deviceItems }) },
            'sendHearts',
          ],
        },
        'xstate.error.actor.*': {
          actions: {
            type: 'failHeart',
            params: ({ event }) => ({ productId: productIdOf(event.actorId), error: event.error }),
          },
        },
      },
      states: {
        list: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isAnythingUnjoined', target: 'joining' }, { target: 'loading' }] },
            joining: {
              tags: 'pending',
              entry: 'beginLoading',
              exit: 'endLoading',
              // Hearts wait until the join has ended, because it could save an item again that was removed meanwhile.
              on: { 'heart.toggled': { actions: { type: 'toggleHeart', params: ({ event }) => event } } },
              invoke: {
                id: 'joinWishlist',
                src: 'joinWishlist',
                input: ({ context }) => ({ productIds: context.deviceItems.map(({ productId }) => productId) }),
                onDone: {
                  target: 'ready',
                  actions: [
                    { type: 'takeList', params: ({ event }) => ({ list: event.output.wishlist }) },
                    { type: 'finishJoin', params: ({ event }) => event.output },
                    { type: 'saveOnDevice', params: { items: [] } },
                    'sendHearts',
                  ],
                },
                onError: [
                  {
                    guard: { type: 'isNotOffered', params: ({ event }) => event },
                    target: '#wishlist.onDevice',
                    actions: ['keepOnDevice', { type: 'saveOnDevice', params: ({ context }) => context }],
                  },
                  {
                    target: 'failed',
                    actions: [{ type: 'showFailure', params: ({ event }) => event }, 'sendHearts'],
                  },
                ],
              },
            },
            loading: {
              tags: 'pending',
              entry: 'beginLoading',
              exit: 'endLoading',
              invoke: {
                id: 'getWishlist',
                src: 'getWishlist',
                onDone: {
                  target: 'ready',
                  actions: { type: 'takeList', params: ({ event }) => ({ list: event.output }) },
                },
                onError: [
                  {
                    guard: { type: 'isNotOffered', params: ({ event }) => event },
                    target: '#wishlist.onDevice',
                    actions: ['keepOnDevice', { type: 'saveOnDevice', params: ({ context }) => context }],
                  },
                  { target: 'failed', actions: { type: 'showFailure', params: ({ event }) => event } },
                ],
              },
            },
            ready: {
              always: { guard: 'isStaleAndQuiet', target: 'refreshing' },
              on: { 'refresh.requested': 'refreshing' },
            },
            /** Like `ready`: the current items stay on the screen. */
            refreshing: {
              entry: 'beginLoading',
              exit: 'endLoading',
              invoke: {
                id: 'getWishlist',
                src: 'getWishlist',
                onDone: {
                  target: 'ready',
                  actions: { type: 'takeList', params: ({ event }) => ({ list: event.output }) },
                },
                onError: 'outdated',
              },
            },
            /** The list may be outdated, which is better than no list. */
            outdated: { on: { 'refresh.requested': 'refreshing' } },
            failed: { on: { 'refresh.requested': 'deciding' } },
          },
        },
        // Parallel to the list, which may load and change meanwhile.
        share: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'share.requested': 'creating',
                'end.requested': { guard: 'isShared', target: 'confirmingEnd' },
              },
            },
            creating: {
              invoke: {
                id: 'shareWishlist',
                src: 'shareWishlist',
                onDone: {
                  target: 'idle',
                  actions: { type: 'takeToken', params: ({ event }) => ({ shareToken: event.output.token }) },
                },
                onError: {
                  target: 'idle',
                  actions: {
                    type: 'announceShareFailed',
                    params: ({ event }) => ({ error: event.error, text: messages.shareFailed }),
                  },
                },
              },
            },
            confirmingEnd: { on: { 'end.confirmed': 'ending', 'end.cancelled': 'idle' } },
            ending: {
              invoke: {
                id: 'endWishlistShare',
                src: 'endWishlistShare',
                onDone: { target: 'idle', actions: { type: 'takeToken', params: { shareToken: null } } },
                onError: {
                  target: 'idle',
                  actions: {
                    type: 'announceShareFailed',
                    params: ({ event }) => ({ error: event.error, text: messages.shareEndFailed }),
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});
