import { type CallResponse, messageOf, type User } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import * as messages from '../shared/messages.ts';
import { port } from '../shared/port.ts';

export type ProfileEvent =
  | { type: 'refresh.requested' }
  /** Ends all sessions, here and elsewhere, after a confirmation. */
  | { type: 'logoutEverywhere.requested' }
  | { type: 'logoutEverywhere.confirmed' }
  | { type: 'logoutEverywhere.cancelled' };

/** All sessions of the account have ended, including this one. */
export type ProfileEmitted = { type: 'logoutEverywhere.completed'; message: string };

type ProfileContext = {
  /** Null before the first answer; kept during a refresh. */
  user: User | null;
  /** Number of the user's orders, of every status. */
  totalOrders: number;
  /** What the user can change besides names and gender. */
  settings: readonly string[];
  /** The address to which the user's e-mail address changes once it is confirmed; null if none is requested. */
  pendingEmail: string | null;
  message: string | null;
  /** Why the sessions could not be ended. */
  logoutMessage: string | null;
};

type Answer = { user: User; pagination: { total: number }; settings: readonly string[]; pendingEmail: string | null };

/** The logged-in user as the server knows them, and the number of their orders. */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    emitted: {} as ProfileEmitted,
    tags: {} as 'pending',
    children: {} as { getProfile: 'getProfile'; logoutEverywhere: 'logoutEverywhere' },
  },
  actors: {
    getProfile: port<Answer, undefined>('getProfile'),
    logoutEverywhere: port<CallResponse<'logoutEverywhere'>, undefined>('logoutEverywhere'),
  },
  actions: {
    takeProfile: assign((_, { answer }: { answer: Answer }) => ({
      user: answer.user,
      totalOrders: answer.pagination.total,
      settings: answer.settings,
      pendingEmail: answer.pendingEmail,
      message: null,
    })),
    showFailure: assign((_, params: { error: unknown }) => ({
      message: messageOf(params.error, messages.profileLoadFailed),
    })),
    showLogoutFailure: assign((_, params: { error: unknown }) => ({
      logoutMessage: messageOf(params.error, messages.logoutEverywhereFailed),
    })),
    clearLogoutFailure: assign({ logoutMessage: null }),
    announceCompleted: emit((_, params: { message: string }) => ({
      type: 'logoutEverywhere.completed' as const,
      ...params,
    })),
  },
}).createMachine({
  id: 'profile',
  context: { user: null, totalOrders: 0, settings: [], pendingEmail: null, message: null, logoutMessage: null },
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
    ready: { on: { 'refresh.requested': 'loading', 'logoutEverywhere.requested': 'confirmingLogout' } },
    failed: { on: { 'refresh.requested': 'loading' } },
    confirmingLogout: {
      exit: 'clearLogoutFailure',
      on: { 'logoutEverywhere.confirmed': 'endingSessions', 'logoutEverywhere.cancelled': 'ready' },
    },
    endingSessions: {
      invoke: {
        id: 'logoutEverywhere',
        src: 'logoutEverywhere',
        onDone: {
          target: 'loggedOut',
          actions: { type: 'announceCompleted', params: ({ event }) => ({ message: event.output.message }) },
        },
        onError: {
          target: 'confirmingLogout',
          actions: { type: 'showLogoutFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loggedOut: { type: 'final' },
  },
});
