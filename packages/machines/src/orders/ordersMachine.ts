import { type CallResponse, messageOf, type Order, payBlock } from '@abs/contract';
import { assign, emit, not, raise, setup, stateIn } from 'xstate';
import { hasCode, hasStatus } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';
import { NO_ORDERS, type OrdersContext } from './noOrders.ts';

export type OrdersInput = { signedIn: boolean };

export type OrdersEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  /** An order was placed or paid: load the orders again. */
  | { type: 'orders.changed' }
  | { type: 'refresh.requested' }
  /** Cancels an order, after a confirmation. The order need not be listed yet, as on its own page. */
  | { type: 'cancel.requested'; orderId: string }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.dismissed' };

export type OrdersEmitted =
  | { type: 'order.cancelled'; orderId: string; message: string }
  | { type: 'cancel.failed'; orderId: string; message: string };

function chosen({ orderId }: OrdersContext): string {
  if (orderId === null) throw new Error('No order is chosen');
  return orderId;
}

/** The orders that wait for payment. Customers can cancel one after a confirmation; they pay in the checkout. */
export const ordersMachine = setup({
  types: {
    context: {} as OrdersContext,
    events: {} as OrdersEvent,
    emitted: {} as OrdersEmitted,
    input: {} as OrdersInput,
    tags: {} as 'pending',
    children: {} as { getOrders: 'getOrders'; cancelOrder: 'cancelOrder' },
  },
  actors: {
    getOrders: port<readonly Order[], undefined>('getOrders'),
    cancelOrder: port<CallResponse<'cancelOrder'>, { orderId: string }>('cancelOrder'),
  },
  actions: {
    forgetOrders: assign(NO_ORDERS),
    // Some backends return orders of every status.
    takeOrders: assign((_, params: { orders: readonly Order[] }) => ({
      orders: params.orders.filter((order) => payBlock(order, null) === null),
      message: null,
    })),
    showFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.ordersLoadFailed),
    })),
    chooseOrder: assign((_, params: { orderId: string }) => ({ orderId: params.orderId })),
    dropChoice: assign({ orderId: null }),
    removeChosen: assign({ orders: ({ context }) => context.orders.filter(({ id }) => id !== context.orderId) }),
    loadAgain: raise({ type: 'orders.changed' }),
    announceCancelled: emit(({ context }) => ({
      type: 'order.cancelled' as const,
      orderId: chosen(context),
      message: messages.orderCancelled,
    })),
    announceCancelFailed: emit(({ context }, params: { error: unknown }) => ({
      type: 'cancel.failed' as const,
      orderId: chosen(context),
      message: messageOf(params.error, messages.orderCancelFailed),
    })),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isCancelling: stateIn({ signedIn: { cancellation: 'cancelling' } }),
    isNotCancelling: not('isCancelling'),
    isListEmpty: ({ context }) => context.orders.length === 0,
    /** The list is outdated: the order was paid or cancelled meanwhile. */
    isOutdated: (_, params: { error: unknown }) =>
      hasStatus(params.error, 404) || hasCode(params.error, 'order_not_pending'),
  },
}).createMachine({
  id: 'orders',
  context: ({ input }) => ({ ...NO_ORDERS, isSignedIn: input.signedIn }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isSignedIn', target: 'signedIn' }, { target: 'idle' }] },
    idle: { on: { 'session.opened': 'signedIn' } },
    signedIn: {
      type: 'parallel',
      on: {
        'session.opened': { target: 'signedIn', reenter: true, actions: 'forgetOrders' },
        'session.closed': { target: 'idle', actions: 'forgetOrders' },
      },
      states: {
        list: {
          initial: 'loading',
          on: { 'orders.changed': '.due' },
          states: {
            // A list requested while an order is being cancelled may still include it.
            due: { tags: 'pending', always: { guard: 'isNotCancelling', target: 'loading' } },
            loading: {
              tags: 'pending',
              always: { guard: 'isCancelling', target: 'due' },
              invoke: {
                id: 'getOrders',
                src: 'getOrders',
                onDone: {
                  target: 'ready',
                  actions: { type: 'takeOrders', params: ({ event }) => ({ orders: event.output }) },
                },
                onError: {
                  target: 'failed',
                  actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
                },
              },
            },
            ready: {
              always: { guard: 'isListEmpty', target: 'empty' },
              on: { 'refresh.requested': 'due' },
            },
            empty: { on: { 'refresh.requested': 'due' } },
            failed: { on: { 'refresh.requested': 'due' } },
          },
        },
        // In parallel, because the list may load while the confirmation is open.
        cancellation: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'cancel.requested': {
                  target: 'confirmingCancel',
                  actions: { type: 'chooseOrder', params: ({ event }) => ({ orderId: event.orderId }) },
                },
              },
            },
            confirmingCancel: {
              on: {
                'cancel.dismissed': { target: 'idle', actions: 'dropChoice' },
                'cancel.confirmed': 'cancelling',
              },
            },
            cancelling: {
              invoke: {
                id: 'cancelOrder',
                src: 'cancelOrder',
                input: ({ context }) => ({ orderId: chosen(context) }),
                onDone: { target: 'idle', actions: ['removeChosen', 'announceCancelled', 'dropChoice'] },
                onError: [
                  {
                    guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
                    target: 'idle',
                    actions: [
                      { type: 'announceCancelFailed', params: ({ event }) => ({ error: event.error }) },
                      'dropChoice',
                      'loadAgain',
                    ],
                  },
                  {
                    target: 'idle',
                    actions: [
                      { type: 'announceCancelFailed', params: ({ event }) => ({ error: event.error }) },
                      'dropChoice',
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
