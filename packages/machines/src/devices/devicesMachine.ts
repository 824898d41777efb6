import { type AccountSession, type CallResponse, messageOf } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { hasStatus } from '../shared/failure.ts';
import { port } from '../shared/port.ts';
import * as settingsMessages from '../shared/settingsMessages.ts';

export type DevicesEvent =
  /** Loads the list, again if it is loaded. */
  { type: 'refresh.requested' } | { type: 'logout.requested'; id: string };

/** A device is logged out; it may have been before. */
export type DevicesEmitted = { type: 'device.loggedOut'; device: AccountSession };

type DevicesContext = {
  /** Null until they are loaded, or loaded again. */
  devices: readonly AccountSession[] | null;
  /** The device that is being logged out. */
  endingId: string | null;
  /** Why the list could not be loaded, or the device not be logged out. */
  message: string | null;
};

/** The devices on which the user is logged in, of which each can be logged out. It loads nothing until requested. */
export const devicesMachine = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    emitted: {} as DevicesEmitted,
    tags: {} as 'pending',
    children: {} as { getSessions: 'getSessions'; endSession: 'endSession' },
  },
  actors: {
    getSessions: port<CallResponse<'getSessions'>, undefined>('getSessions'),
    endSession: port<CallResponse<'endSession'>, { id: string }>('endSession'),
  },
  actions: {
    clear: assign({ devices: null, message: null }),
    takeDevices: assign((_, { answer }: { answer: CallResponse<'getSessions'> }) => ({
      devices: answer.sessions,
    })),
    takeEnding: assign((_, { id }: { id: string }) => ({ endingId: id, message: null })),
    removeEnded: assign(({ context }) => ({
      devices: context.devices?.filter(({ id }) => id !== context.endingId) ?? null,
      endingId: null,
    })),
    emitLoggedOut: emit(({ context }) => ({ type: 'device.loggedOut' as const, device: endingIn(context) })),
    showLoadFailure: assign((_, { error }: { error: unknown }) => ({
      message: messageOf(error, settingsMessages.devicesLoadFailed),
    })),
    showEndFailure: assign((_, { error }: { error: unknown }) => ({
      endingId: null,
      message: messageOf(error, settingsMessages.deviceLogoutFailed),
    })),
  },
  guards: {
    isOther: ({ context }, { id }: { id: string }) =>
      context.devices?.some((device) => device.id === id && !device.isCurrent) ?? false,
    isLoggedOut: (_, { error }: { error: unknown }) => hasStatus(error, 404),
  },
}).createMachine({
  id: 'devices',
  context: { devices: null, endingId: null, message: null },
  initial: 'idle',
  states: {
    idle: { on: { 'refresh.requested': 'loading' } },
    loading: {
      tags: 'pending',
      entry: 'clear',
      invoke: {
        id: 'getSessions',
        src: 'getSessions',
        onDone: {
          target: 'ready',
          actions: { type: 'takeDevices', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'showLoadFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { 'refresh.requested': 'loading' } },
    ready: {
      on: {
        'refresh.requested': 'loading',
        'logout.requested': {
          guard: { type: 'isOther', params: ({ event }) => ({ id: event.id }) },
          target: 'loggingOut',
          actions: { type: 'takeEnding', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    loggingOut: {
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ id: endingIn(context).id }),
        onDone: { target: 'ready', actions: ['emitLoggedOut', 'removeEnded'] },
        onError: [
          {
            guard: { type: 'isLoggedOut', params: ({ event }) => ({ error: event.error }) },
            target: 'ready',
            actions: ['emitLoggedOut', 'removeEnded'],
          },
          { target: 'ready', actions: { type: 'showEndFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
  },
});

function endingIn({ devices, endingId }: DevicesContext): AccountSession {
  const device = devices?.find(({ id }) => id === endingId);
  if (!device) throw new Error('No device is being logged out');
  return device;
}
