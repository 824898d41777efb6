import { cartSetup, productIdOf, requireChosenProductId } from './cartSetup.ts';
import { EMPTY_CART } from './emptyCart.ts';

/**
 * The cart. Steps show at once and are sent one after the other per line, lines side by side. The queues are plain data
 * in the context rather than an actor per line, because badge, sums and the checkout's guard all need every line at once
 * and must never disagree with each other; each request is a spawned port, so that it can be aborted.
 *
 * The cart is never loaded while a request is in flight: its answer could be older or newer than that request, and there
 * is no telling which. A command drops a load under way, and the load is made again once the lines are quiet.
 */
export const cartMachine = cartSetup.createMachine({
  id: 'cart',
  context: ({ input }) => ({ ...EMPTY_CART, isStale: input.signedIn }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isStale', target: 'signedIn' }, { target: 'idle' }] },
    idle: {
      on: {
        'session.opened': 'signedIn',
        'product.added': { actions: { type: 'askForSignIn', params: ({ event }) => event } },
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        // Somebody else's cart, perhaps: nothing of the old one may be seen or sent.
        'session.opened': { target: 'signedIn', reenter: true, actions: ['stopLines', 'forgetCart'] },
        'session.closed': { target: 'idle', actions: ['stopLines', 'forgetCart'] },
        'order.placed': { actions: 'markStale' },
        'refresh.requested': { actions: 'markStale' },
        'product.added': {
          guard: { type: 'isPieces', params: ({ event }) => event },
          actions: [
            { type: 'queueAdd', params: ({ event }) => event },
            { type: 'sendNext', params: ({ event }) => event },
          ],
        },
        'quantity.stepped': {
          guard: { type: 'canStep', params: ({ event }) => event },
          actions: [
            { type: 'queueStep', params: ({ event }) => event },
            { type: 'sendNext', params: ({ event }) => event },
          ],
        },
        'variant.chosen': {
          guard: { type: 'isOtherVariant', params: ({ event }) => event },
          actions: [
            { type: 'queueChange', params: ({ event }) => event },
            { type: 'sendNext', params: ({ event }) => event },
          ],
        },
        'xstate.done.actor.*': {
          actions: [
            {
              type: 'finishTask',
              params: ({ event }) => ({ productId: productIdOf(event.actorId), answer: event.output }),
            },
            { type: 'sendNext', params: ({ event }) => ({ productId: productIdOf(event.actorId) }) },
          ],
        },
        'xstate.error.actor.*': {
          actions: [
            {
              type: 'failTask',
              params: ({ event }) => ({ productId: productIdOf(event.actorId), error: event.error }),
            },
            { type: 'sendNext', params: ({ event }) => ({ productId: productIdOf(event.actorId) }) },
          ],
        },
      },
      states: {
        lines: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'pending',
              initial: 'fetching',
              states: {
                fetching: {
                  always: { guard: 'isSending', target: 'waiting' },
                  on: { 'order.placed': { target: 'fetching', reenter: true } },
                  invoke: {
                    id: 'getCart',
                    src: 'getCart',
                    onDone: {
                      target: '#cart.signedIn.lines.ready',
                      actions: [
                        { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) },
                        'decideRefusedOrder',
                      ],
                    },
                    onError: {
                      target: '#cart.signedIn.lines.failed',
                      actions: [
                        { type: 'showLoadFailure', params: ({ event }) => ({ error: event.error }) },
                        'decideRefusedOrder',
                      ],
                    },
                  },
                },
                waiting: { always: { guard: 'isQuiet', target: 'fetching' } },
              },
            },
            ready: {
              initial: 'current',
              states: {
                current: { always: { guard: 'isStaleAndQuiet', target: 'refreshing' } },
                refreshing: {
                  always: { guard: 'isSending', target: 'current' },
                  on: { 'order.placed': { target: 'refreshing', reenter: true } },
                  invoke: {
                    id: 'getCart',
                    src: 'getCart',
                    onDone: {
                      target: 'current',
                      actions: [
                        { type: 'takeCart', params: ({ event }) => ({ cart: event.output }) },
                        'decideRefusedOrder',
                      ],
                    },
                    onError: {
                      target: 'outdated',
                      actions: [
                        { type: 'showLoadFailure', params: ({ event }) => ({ error: event.error }) },
                        'decideRefusedOrder',
                      ],
                    },
                  },
                },
                // The items may be outdated, and the screen says so; still better than an empty screen.
                outdated: {
                  always: { guard: 'isSending', target: 'current' },
                  on: { 'refresh.requested': 'refreshing', 'order.placed': 'refreshing' },
                },
              },
            },
            failed: {
              always: { guard: 'isSending', target: 'loading.waiting' },
              on: { 'refresh.requested': 'loading', 'order.placed': 'loading' },
            },
          },
        },
        // Beside the lines, which may be loaded or stepped while a question stands.
        deletion: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'delete.requested': {
                  guard: { type: 'isFree', params: ({ event }) => event },
                  target: 'confirmingDelete',
                  actions: { type: 'chooseLine', params: ({ event }) => event },
                },
              },
            },
            confirmingDelete: {
              // Another tab was quicker.
              always: { guard: 'isChosenMissing', target: 'idle', actions: 'dropChoice' },
              on: {
                'delete.cancelled': { target: 'idle', actions: 'dropChoice' },
                'delete.confirmed': {
                  target: 'idle',
                  actions: [
                    { type: 'queueDelete', params: ({ context }) => ({ productId: requireChosenProductId(context) }) },
                    { type: 'sendNext', params: ({ context }) => ({ productId: requireChosenProductId(context) }) },
                    'dropChoice',
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
});
