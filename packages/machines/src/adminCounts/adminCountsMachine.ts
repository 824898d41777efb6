import type { AdminCounts, CallResponse, User } from '@abs/contract';
import { assign, setup } from 'xstate';
import { isNotOffered, retryAfterOf } from '../shared/failure.ts';
import { port } from '../shared/port.ts';

type UserType = User['userType'];

export type AdminCountsInput = {
  /** Type of the logged-in user; null for a guest. */
  userType: UserType | null;
};

export type AdminCountsEvent =
  | { type: 'session.opened'; userType: UserType }
  | { type: 'session.closed' }
  | { type: 'visibility.changed'; visible: boolean }
  /** An action has changed the counts. */
  | { type: 'counts.invalidated' };

type AdminCountsContext = {
  userType: UserType | null;
  isVisible: boolean;
  /** Null before the first answer. */
  counts: AdminCounts | null;
  /** Consecutive failed requests. */
  failures: number;
  /** Milliseconds to wait, as the server requested. */
  pause: number;
};

const PERIOD_MS = 30_000;
const LONGEST_MS = 5 * 60_000;

const NOTHING = { counts: null, failures: 0, pause: 0 };

/**
 * The counts on the badges of the back office. Polls every 30 seconds while an admin is signed in and the page is
 * visible. After a failure it keeps the last counts and waits longer each time, up to five minutes.
 */
export const adminCountsMachine = setup({
  types: {
    context: {} as AdminCountsContext,
    events: {} as AdminCountsEvent,
    input: {} as AdminCountsInput,
    children: {} as { getAdminCounts: 'getAdminCounts' },
  },
  actors: {
    getAdminCounts: port<CallResponse<'getAdminCounts'>, undefined>('getAdminCounts'),
  },
  actions: {
    takeUser: assign((_, params: { userType: UserType | null }) => ({ ...NOTHING, userType: params.userType })),
    takeVisibility: assign((_, params: { visible: boolean }) => ({ isVisible: params.visible })),
    takeCounts: assign((_, { counts }: { counts: AdminCounts }) => ({ ...NOTHING, counts })),
    countFailure: assign(({ context }, { error }: { error: unknown }) => ({
      failures: context.failures + 1,
      pause: (retryAfterOf(error) ?? 0) * 1000,
    })),
  },
  guards: {
    isAdmin: ({ context }) => context.userType === 'Admin',
    isVisible: ({ context }) => context.isVisible,
    isHidden: ({ context }) => !context.isVisible,
    isNotOffered: (_, params: { error: unknown }) => isNotOffered(params.error),
  },
  delays: {
    period: PERIOD_MS,
    backoff: ({ context: { failures, pause } }) => Math.max(pause, Math.min(PERIOD_MS * 2 ** failures, LONGEST_MS)),
  },
}).createMachine({
  id: 'adminCounts',
  context: ({ input }) => ({ ...NOTHING, userType: input.userType, isVisible: true }),
  initial: 'starting',
  on: {
    'session.opened': {
      target: '.starting',
      actions: { type: 'takeUser', params: ({ event }) => ({ userType: event.userType }) },
    },
    'session.closed': { target: '.idle', actions: { type: 'takeUser', params: { userType: null } } },
    'visibility.changed': {
      actions: { type: 'takeVisibility', params: ({ event }) => ({ visible: event.visible }) },
    },
  },
  states: {
    starting: { always: [{ guard: 'isAdmin', target: 'watching' }, { target: 'idle' }] },
    idle: {},
    watching: {
      initial: 'asking',
      always: { guard: 'isHidden', target: 'paused' },
      // Counts requested before the action finished may not include it.
      on: { 'counts.invalidated': '.asking' },
      states: {
        asking: {
          invoke: {
            id: 'getAdminCounts',
            src: 'getAdminCounts',
            onDone: {
              target: 'waiting',
              actions: { type: 'takeCounts', params: ({ event }) => ({ counts: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isNotOffered', params: ({ event }) => ({ error: event.error }) },
                target: '#adminCounts.notOffered',
              },
              {
                target: 'backingOff',
                actions: { type: 'countFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        waiting: { after: { period: 'asking' } },
        backingOff: { after: { backoff: 'asking' } },
      },
    },
    /** The server does not offer counts: no badges and no polling until the next login. */
    notOffered: {},
    /** The page is hidden. */
    paused: { always: { guard: 'isVisible', target: 'watching' } },
  },
});
