import { type AdminOrderDetail, type CallResponse, type Fulfilment, messageOf } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { adminMessages } from '../shared/adminMessages.ts';
import { hasStatus, isOutdating } from '../shared/failure.ts';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type AdminOrderInput = { orderId: string };

export type AdminOrderEvent =
  | { type: 'refresh.requested' }
  /** A paid order is sent off. Asked about first. */
  | { type: 'clear.requested' }
  | { type: 'clear.confirmed' }
  | { type: 'clear.dismissed' }
  /** Asked about first. */
  | { type: 'cancel.requested' }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.dismissed' }
  /** The order shall wait again, whatever was done last. */
  | { type: 'undo.pressed' };

export type AdminOrderEmitted =
  /** `canUndo` says whether `undo.pressed` would take it back. */
  | { type: 'status.changed'; order: AdminOrderDetail; canUndo: boolean; message: string }
  | { type: 'change.failed'; orderId: string; status: Fulfilment; message: string };

type AdminOrderContext = {
  orderId: string;
  /** Kept while it is loaded again. */
  order: AdminOrderDetail | null;
  /** The status being set, or asked about. */
  wanted: Fulfilment;
  /** What went wrong last, whether with loading or with a change. */
  message: string | null;
};

/** One order in the shop's hands: cleared or cancelled after a question, and either taken back. */
export const adminOrderMachine = setup({
  types: {
    context: {} as AdminOrderContext,
    events: {} as AdminOrderEvent,
    emitted: {} as AdminOrderEmitted,
    input: {} as AdminOrderInput,
    tags: {} as 'pending',
    children: {} as { getAdminOrder: 'getAdminOrder'; setOrderStatus: 'setOrderStatus' },
  },
  actors: {
    getAdminOrder: port<CallResponse<'getAdminOrder'>, { orderId: string }>('getAdminOrder'),
    setOrderStatus: port<CallResponse<'setOrderStatus'>, { orderId: string; status: Fulfilment }>('setOrderStatus'),
  },
  actions: {
    takeOrder: assign((_, params: { order: AdminOrderDetail }) => ({ order: params.order, message: null })),
    dropOrder: assign({ order: null, message: null }),
    want: assign((_, params: { status: Fulfilment }) => ({ wanted: params.status })),
    showLoadFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.orderLoadFailed),
    })),
    showChangeFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, adminMessages.orderStatusFailed),
    })),
    forgetFailure: assign({ message: null }),
    announceChanged: emit((_, { order, message }: CallResponse<'setOrderStatus'>) => ({
      type: 'status.changed' as const,
      order,
      canUndo: order.fulfilment !== 'pending',
      message,
    })),
    announceFailed: emit(({ context }, params: { error: unknown }) => ({
      type: 'change.failed' as const,
      orderId: context.orderId,
      status: context.wanted,
      message: messageOf(params.error, adminMessages.orderStatusFailed),
    })),
  },
  guards: {
    hasOrder: ({ context }) => context.order !== null,
    canClear: ({ context: { order } }) => order?.fulfilment === 'pending' && order.paymentStatus === 'paid',
    canCancel: ({ context: { order } }) => order?.fulfilment === 'pending',
    canUndo: ({ context: { order } }) => order !== null && order.fulfilment !== 'pending',
    isMissing: (_, params: { error: unknown }) => hasStatus(params.error, 404),
    isOutdated: (_, params: { error: unknown }) => isOutdating(params.error),
  },
}).createMachine({
  id: 'adminOrder',
  context: ({ input }) => ({ orderId: input.orderId, order: null, wanted: 'pending', message: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getAdminOrder',
        src: 'getAdminOrder',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'ready',
          actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output.order }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'notFound',
            actions: 'dropOrder',
          },
          // What is known of it is still better than an empty screen; the message says that it may have changed.
          {
            guard: 'hasOrder',
            target: 'ready',
            actions: { type: 'showLoadFailure', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'failed', actions: { type: 'showLoadFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    ready: {
      on: {
        'refresh.requested': 'loading',
        'clear.requested': {
          guard: 'canClear',
          target: 'confirmingClear',
          actions: { type: 'want', params: { status: 'cleared' } },
        },
        'cancel.requested': {
          guard: 'canCancel',
          target: 'confirmingCancel',
          actions: { type: 'want', params: { status: 'canceled' } },
        },
        'undo.pressed': {
          guard: 'canUndo',
          target: 'changing',
          actions: { type: 'want', params: { status: 'pending' } },
        },
      },
    },
    confirmingClear: { on: { 'clear.confirmed': 'changing', 'clear.dismissed': 'ready' } },
    confirmingCancel: { on: { 'cancel.confirmed': 'changing', 'cancel.dismissed': 'ready' } },
    changing: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'setOrderStatus',
        src: 'setOrderStatus',
        input: ({ context }) => ({ orderId: context.orderId, status: context.wanted }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'takeOrder', params: ({ event }) => ({ order: event.output.order }) },
            { type: 'announceChanged', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'ready',
            actions: [
              { type: 'showChangeFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    notFound: {},
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});
