import { type CallResponse, messageOf, type Order } from '@abs/contract';
import { assign, setup } from 'xstate';
import { isNotFound } from '../shared/failure.ts';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type OrderDetailInput = { orderId: string };

export type OrderDetailEvent = { type: 'refresh.requested' };

type OrderDetailContext = { orderId: string; order: Order | null; message: string | null };

/** One order, loaded by its id. The server decides who may see it, and what its status is. */
export const orderDetailMachine = setup({
  types: {
    context: {} as OrderDetailContext,
    events: {} as OrderDetailEvent,
    input: {} as OrderDetailInput,
    tags: {} as 'pending',
    children: {} as { getOrder: 'getOrder' },
  },
  actors: {
    getOrder: port<CallResponse<'getOrder'>, { orderId: string }>('getOrder'),
  },
  actions: {
    takeOrder: assign((_, params: { order: Order }) => ({ order: params.order, message: null })),
    dropOrder: assign({ order: null }),
    showFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.orderLoadFailed),
    })),
  },
  guards: {
    isMissing: (_, params: { error: unknown }) => isNotFound(params.error),
  },
}).createMachine({
  id: 'orderDetail',
  context: ({ input: { orderId } }) => ({ orderId, order: null, message: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getOrder',
        src: 'getOrder',
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
          {
            target: 'failed',
            actions: ['dropOrder', { type: 'showFailure', params: ({ event }) => ({ error: event.error }) }],
          },
        ],
      },
    },
    ready: { on: { 'refresh.requested': 'loading' } },
    notFound: {},
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});
