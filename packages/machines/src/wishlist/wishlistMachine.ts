import * as messages from '../shared/messages.ts';
import { EMPTY_WISHLIST } from './emptyWishlist.ts';
import { productIdOf, wishlistSetup } from './wishlistSetup.ts';

/**
 * What somebody keeps for later. A guest's list is on the device, and joins that of the account at the login. Of an
 * account, a heart shows at once and is sent: one request at a time for each product, as often as it is pressed, and taken
 * back when it is refused. Where the backend has no wishlists, the device keeps those of accounts, too.
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
        // Of an account whose backend has no wishlists.
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
        /** Prices, sizes and what is on sale may have changed since the products were saved. */
        lookingUp: {
          on: {
            // The answer would not know what is kept since.
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
            // They are shown as they were.
            onError: 'ready',
          },
        },
      },
    },
    signedIn: {
      type: 'parallel',
      exit: 'stopHearts',
      on: {
        // Somebody else's list, perhaps: nothing of the old one may be seen or sent.
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
              // Until the server has all of the list, hearts wait: it could save again what was removed meanwhile.
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
            /** As `ready`: what is known is shown. */
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
            /** The list may be old; still better than none. */
            outdated: { on: { 'refresh.requested': 'refreshing' } },
            failed: { on: { 'refresh.requested': 'deciding' } },
          },
        },
        // Beside the list, which may be loaded and changed meanwhile.
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
