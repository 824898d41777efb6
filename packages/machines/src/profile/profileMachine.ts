import { type CallResponse, messageOf, type User } from '@abs/contract';
import { assign, setup } from 'xstate';
import { messages } from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type ProfileEvent = { type: 'refresh.requested' };

type ProfileContext = {
  /** Null before the first answer; a refresh keeps the one known. */
  user: User | null;
  /** Own orders of every status. */
  totalOrders: number;
  message: string | null;
};

type Answer = CallResponse<'getProfile'>;

/** Who is signed in, as the server knows them, and how much they ordered. */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    tags: {} as 'pending',
    children: {} as { getProfile: 'getProfile' },
  },
  actors: {
    getProfile: port<Answer, undefined>('getProfile'),
  },
  actions: {
    takeProfile: assign((_, { answer }: { answer: Answer }) => ({
      user: answer.user,
      totalOrders: answer.pagination.total,
      message: null,
    })),
    showFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.profileLoadFailed),
    })),
  },
}).createMachine({
  id: 'profile',
  context: { user: null, totalOrders: 0, message: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'getProfile',
        src: 'getProfile',
        onDone: {
          target: 'ready',
          actions: { type: 'takeProfile', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: { on: { 'refresh.requested': 'loading' } },
    failed: { on: { 'refresh.requested': 'loading' } },
  },
});
