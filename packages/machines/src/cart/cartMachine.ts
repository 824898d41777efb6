import { cartSetup, productIdOf, requireChosenProductId } from './cartSetup.ts';
import { EMPTY_CART } from './emptyCart.ts';

/**
 * The cart. It shows steps immediately. It sends the steps of one line one after the other, and those of different
 * lines concurrently. The queues are plain data in the context rather than an actor per line, because the badge, the
 * sums and the checkout's guard all need every line and must agree; each request is a spawned port, so that it can be
 * aborted.
 *
 * The cart never loads while another request is in flight, because the loaded cart may or may not include its change. A
 * command aborts a running load, and the load starts again when no request is in flight. A refresh restarts a running
 * load, which may have read the cart before the change that it is for.
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
        // Perhaps another user signed in: nothing of the old cart may be shown or sent.
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
                  on: {
                    'order.placed': { target: 'fetching', reenter: true },
                    'refresh.requested': { target: 'fetching', reenter: true },
                  },
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
                  on: {
                    'order.placed': { target: 'refreshing', reenter: true },
                    'refresh.requested': { target: 'refreshing', reenter: true },
                  },
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
                // The items may be outdated, and the screen shows this. It is better than an empty screen.
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
        // Parallel to the lines, which may load or change while the confirmation is open.
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
              // The line was removed meanwhile, for example in another tab.
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
