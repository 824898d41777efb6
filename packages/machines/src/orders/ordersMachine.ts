import { type CallResponse, messageOf, type Order } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { hasCode, hasStatus } from '../shared/failure.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type OrdersInput = { signedIn: boolean };

export type OrdersEvent =
  | { type: 'session.opened' }
  | { type: 'session.closed' }
  /** There is a new order, or one was paid: load them again. */
  | { type: 'orders.changed' }
  | { type: 'refresh.requested' }
  | { type: 'delete.requested'; orderId: string }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' }
  | { type: 'pay.requested'; orderId: string };

export type OrdersEmitted =
  /** For the checkout, as its `order.payRequested`. */
  | { type: 'payment.requested'; orderId: string }
  | { type: 'order.deleted'; orderId: string; message: string }
  | { type: 'delete.failed'; orderId: string; message: string };

type OrdersContext = {
  /** The pending ones, as the server sorts them: newest first. Their number is the badge's. */
  orders: readonly Order[];
  /** The order whose deletion is being confirmed or under way. */
  orderId: string | null;
  message: string | null;
  /** Whether the list changed while it could not be loaded. */
  isStale: boolean;
  /** Whether somebody was signed in when the flow started. */
  isSignedIn: boolean;
};

const NO_ORDERS = { orders: [], orderId: null, message: null, isStale: false };

function chosen({ orderId }: OrdersContext): string {
  if (orderId === null) throw new Error('No order is chosen');
  return orderId;
}

/** The orders that wait for payment: to be paid, or deleted after a question. */
export const ordersMachine = setup({
  types: {
    context: {} as OrdersContext,
    events: {} as OrdersEvent,
    emitted: {} as OrdersEmitted,
    input: {} as OrdersInput,
    tags: {} as 'pending',
    children: {} as { getOrders: 'getOrders'; deleteOrder: 'deleteOrder' },
  },
  actors: {
    getOrders: port<readonly Order[], undefined>('getOrders'),
    deleteOrder: port<CallResponse<'deleteOrder'>, { orderId: string }>('deleteOrder'),
  },
  actions: {
    forgetOrders: assign(NO_ORDERS),
    // Some backends answer orders of every status.
    takeOrders: assign((_, params: { orders: readonly Order[] }) => ({
      orders: params.orders.filter((order) => order.status === 'PENDING'),
      message: null,
      isStale: false,
    })),
    showFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.ordersLoadFailed),
    })),
    chooseOrder: assign((_, params: { orderId: string }) => ({ orderId: params.orderId })),
    markStale: assign({ isStale: true }),
    dropChoice: assign({ orderId: null }),
    removeChosen: assign({ orders: ({ context }) => context.orders.filter(({ id }) => id !== context.orderId) }),
    requestPayment: emit((_, params: { orderId: string }) => ({
      type: 'payment.requested' as const,
      orderId: params.orderId,
    })),
    announceDeleted: emit(({ context }) => ({
      type: 'order.deleted' as const,
      orderId: chosen(context),
      message: messages.orderDeleted,
    })),
    announceDeleteFailed: emit(({ context }, params: { error: unknown }) => ({
      type: 'delete.failed' as const,
      orderId: chosen(context),
      message: messageOf(params.error, messages.orderDeleteFailed),
    })),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isListed: ({ context }, params: { orderId: string }) => context.orders.some(({ id }) => id === params.orderId),
    isStale: ({ context }) => context.isStale,
    isListEmpty: ({ context }) => context.orders.length === 0,
    /** The order is not what the list says: it was paid or cancelled meanwhile. */
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
      initial: 'loading',
      on: {
        'session.opened': { target: 'signedIn', reenter: true, actions: 'forgetOrders' },
        'session.closed': { target: 'idle', actions: 'forgetOrders' },
        'orders.changed': { target: '.loading', actions: 'dropChoice' },
      },
      states: {
        loading: {
          tags: 'pending',
          invoke: {
            id: 'getOrders',
            src: 'getOrders',
            onDone: {
              target: 'sorting',
              actions: { type: 'takeOrders', params: ({ event }) => ({ orders: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        sorting: {
          always: [
            { guard: 'isStale', target: 'loading' },
            { guard: 'isListEmpty', target: 'empty' },
            { target: 'ready' },
          ],
        },
        ready: {
          on: {
            'refresh.requested': 'loading',
            'delete.requested': {
              guard: { type: 'isListed', params: ({ event }) => ({ orderId: event.orderId }) },
              target: 'confirmingDelete',
              actions: { type: 'chooseOrder', params: ({ event }) => ({ orderId: event.orderId }) },
            },
            'pay.requested': {
              guard: { type: 'isListed', params: ({ event }) => ({ orderId: event.orderId }) },
              actions: { type: 'requestPayment', params: ({ event }) => ({ orderId: event.orderId }) },
            },
          },
        },
        confirmingDelete: {
          on: {
            'delete.cancelled': { target: 'ready', actions: 'dropChoice' },
            'delete.confirmed': 'deleting',
          },
        },
        deleting: {
          tags: 'pending',
          // Loading now would drop the deletion's answer: that comes first.
          on: { 'orders.changed': { actions: 'markStale' } },
          invoke: {
            id: 'deleteOrder',
            src: 'deleteOrder',
            input: ({ context }) => ({ orderId: chosen(context) }),
            onDone: { target: 'sorting', actions: ['removeChosen', 'announceDeleted', 'dropChoice'] },
            onError: [
              {
                guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
                target: 'loading',
                actions: [
                  { type: 'announceDeleteFailed', params: ({ event }) => ({ error: event.error }) },
                  'dropChoice',
                ],
              },
              {
                target: 'sorting',
                actions: [
                  { type: 'announceDeleteFailed', params: ({ event }) => ({ error: event.error }) },
                  'dropChoice',
                ],
              },
            ],
          },
        },
        empty: { on: { 'refresh.requested': 'loading' } },
        failed: { on: { 'refresh.requested': 'loading' } },
      },
    },
  },
});
