import {
  type AdminOrderDetail,
  type CallResponse,
  type Fulfilment,
  messageOf,
  type OrderAction,
  orderBlock,
  returningOf,
} from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import * as adminMessages from '../shared/adminMessages.ts';
import { isNotFound, isOutdating } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type AdminOrderInput = {
  orderId: string;
  /** The present time in milliseconds since the epoch. @default Date.now */
  now?: () => number;
};

export type AdminOrderEvent =
  | { type: 'refresh.requested' }
  /** Marks a paid order as dispatched, after a confirmation. */
  | { type: 'clear.requested' }
  | { type: 'clear.confirmed' }
  | { type: 'clear.cancelled' }
  /** After a confirmation. */
  | { type: 'cancel.requested' }
  | { type: 'cancel.confirmed' }
  | { type: 'cancel.cancelled' }
  /** Makes a cleared or cancelled order pending again. */
  | { type: 'undo.pressed' }
  /** Records that a refund was paid, after a confirmation. */
  | { type: 'refund.requested'; reference: string }
  | { type: 'refund.confirmed' }
  | { type: 'refund.cancelled' };

export type AdminOrderEmitted =
  /** `canUndo`: whether `undo.pressed` can revert the change. */
  | { type: 'status.changed'; order: AdminOrderDetail; canUndo: boolean; message: string }
  | { type: 'change.failed'; orderId: string; status: Fulfilment; message: string }
  | { type: 'refund.recorded'; order: AdminOrderDetail; message: string }
  | { type: 'refund.failed'; message: string };

type AdminOrderContext = Required<AdminOrderInput> & {
  /** Kept during a refresh. */
  order: AdminOrderDetail | null;
  /** The status being set, or awaiting confirmation. */
  wanted: Fulfilment;
  /** The payment whose refund is being confirmed or recorded. */
  refundReference: string | null;
  /** The last error, from loading or from a change. */
  message: string | null;
};

type SetOrderStatusInput = { orderId: string; status: Fulfilment; refunded?: number };

const isPossible = ({ order, now }: Pick<AdminOrderContext, 'order' | 'now'>, action: OrderAction): boolean =>
  order !== null && orderBlock(order, action, now()) === null;

/**
 * One order in the back office. An admin clears or cancels it after a confirmation, can undo either, and records
 * refunds that were made elsewhere.
 */
export const adminOrderMachine = setup({
  types: {
    context: {} as AdminOrderContext,
    events: {} as AdminOrderEvent,
    emitted: {} as AdminOrderEmitted,
    input: {} as AdminOrderInput,
    tags: {} as 'pending',
    children: {} as {
      getAdminOrder: 'getAdminOrder';
      setOrderStatus: 'setOrderStatus';
      recordRefund: 'recordRefund';
    },
  },
  actors: {
    getAdminOrder: port<CallResponse<'getAdminOrder'>, { orderId: string }>('getAdminOrder'),
    setOrderStatus: port<CallResponse<'setOrderStatus'>, SetOrderStatusInput>('setOrderStatus'),
    recordRefund: port<CallResponse<'recordRefund'>, { orderId: string; reference: string }>('recordRefund'),
  },
  actions: {
    takeOrder: assign((_, params: { order: AdminOrderDetail }) => ({ order: params.order, message: null })),
    dropOrder: assign({ order: null, message: null }),
    takeRefund: assign((_, params: { reference: string }) => ({ refundReference: params.reference })),
    want: assign((_, params: { status: Fulfilment }) => ({ wanted: params.status })),
    showLoadFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.orderLoadFailed),
    })),
    showChangeFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, adminMessages.orderStatusFailed),
    })),
    forgetFailure: assign({ message: null }),
    announceChanged: emit(({ context: { now } }, { order, message }: CallResponse<'setOrderStatus'>) => ({
      type: 'status.changed' as const,
      order,
      canUndo: isPossible({ order, now }, 'reopen'),
      message,
    })),
    announceFailed: emit(({ context }, params: { error: unknown }) => ({
      type: 'change.failed' as const,
      orderId: context.orderId,
      status: context.wanted,
      message: messageOf(params.error, adminMessages.orderStatusFailed),
    })),
    announceRefund: emit((_, { order, message }: CallResponse<'recordRefund'>) => ({
      type: 'refund.recorded' as const,
      order,
      message,
    })),
    announceRefundFailed: emit((_, params: { error: unknown }) => ({
      type: 'refund.failed' as const,
      message: messageOf(params.error, adminMessages.refundFailed),
    })),
    showRefundFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, adminMessages.refundFailed),
    })),
  },
  guards: {
    hasOrder: ({ context }) => context.order !== null,
    canClear: ({ context }) => isPossible(context, 'clear'),
    canCancel: ({ context }) => isPossible(context, 'cancel'),
    canUndo: ({ context }) => isPossible(context, 'reopen'),
    owesRefund: ({ context: { order } }, params: { reference: string }) =>
      order?.payments?.some(({ reference, refundDue }) => reference === params.reference && refundDue > 0) ?? false,
    isMissing: (_, params: { error: unknown }) => isNotFound(params.error),
    isOutdated: (_, params: { error: unknown }) => isOutdating(params.error),
  },
}).createMachine({
  id: 'adminOrder',
  context: ({ input }) => ({
    orderId: input.orderId,
    now: input.now ?? Date.now,
    order: null,
    wanted: 'pending',
    refundReference: null,
    message: null,
  }),
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
          // An outdated order with the error message is better than an empty screen.
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
        'refund.requested': {
          guard: { type: 'owesRefund', params: ({ event }) => ({ reference: event.reference }) },
          target: 'confirmingRefund',
          actions: { type: 'takeRefund', params: ({ event }) => ({ reference: event.reference }) },
        },
      },
    },
    confirmingClear: { on: { 'clear.confirmed': 'changing', 'clear.cancelled': 'ready' } },
    confirmingCancel: { on: { 'cancel.confirmed': 'changing', 'cancel.cancelled': 'ready' } },
    confirmingRefund: { on: { 'refund.confirmed': 'recordingRefund', 'refund.cancelled': 'ready' } },
    recordingRefund: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'recordRefund',
        src: 'recordRefund',
        input: ({ context }) => ({ orderId: context.orderId, reference: context.refundReference ?? '' }),
        onDone: {
          target: 'ready',
          actions: [
            { type: 'takeOrder', params: ({ event }) => ({ order: event.output.order }) },
            { type: 'announceRefund', params: ({ event }) => event.output },
          ],
        },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: { type: 'announceRefundFailed', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'ready',
            actions: [
              { type: 'showRefundFailure', params: ({ event }) => ({ error: event.error }) },
              { type: 'announceRefundFailed', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    changing: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'setOrderStatus',
        src: 'setOrderStatus',
        input: ({ context: { orderId, wanted, order } }) => {
          const refunded = wanted === 'cleared' && order ? returningOf(order) : 0;
          return { orderId, status: wanted, ...(refunded > 0 && { refunded }) };
        },
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
