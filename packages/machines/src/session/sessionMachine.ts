import type { User, UserCredentials } from '@abs/contract';
import { assign, emit, setup } from 'xstate';
import { port } from '../shared/port.ts';

/** The logged-in user, and the bearer token of their calls. */
export type Session = { user: User; token: string };

/** A session in storage: a token is enough, because its user can be loaded. */
export type StoredSession = { user: User | null; token: string };

export type SessionInput = {
  /**
   * The session in storage; null if there is none. Leave it out if storage cannot be read yet, as on a server, and send
   * `storage.read` later.
   */
  stored?: StoredSession | null;
};

export type SessionEvent =
  /** Storage was read, after the machine had started without it. */
  | { type: 'storage.read'; stored: StoredSession | null }
  /** Another tab signed in or out. */
  | { type: 'storage.changed'; session: Session | null }
  | { type: 'session.started'; credentials: UserCredentials }
  | { type: 'user.changed'; user: Partial<User> }
  /** The user chose to log out. */
  | { type: 'session.ended' }
  /** A call was answered with 401; `token` is the token of that call, if known. */
  | { type: 'session.expired'; token?: string };

export type SessionEmitted =
  | { type: 'session.opened'; user: User; token: string; reason: 'restored' | 'login' | 'otherTab' }
  | { type: 'session.closed'; reason: 'logout' | 'expired' | 'otherTab' };

type SessionContext = {
  user: User | null;
  token: string | null;
  /** The token being revoked after logout; kept separately so that no call uses it. */
  revoking: string | null;
  /** Whether storage has been read yet. */
  isRead: boolean;
};

/** The user without the token. Answers and old storage include it, and it would leak into views and logs. */
function withoutToken<T extends object>(user: T): T {
  const { token: _token, ...rest } = user as T & { token?: unknown };
  return rest as T;
}

function toContext(session: StoredSession | null | undefined): Pick<SessionContext, 'user' | 'token'> {
  return session
    ? { user: session.user && withoutToken(session.user), token: session.token }
    : { user: null, token: null };
}

/** The session that a signed-in context holds. */
function held({ user, token }: SessionContext): Session {
  if (user === null || token === null) throw new Error('Nobody is signed in');
  return { user, token };
}

/**
 * The session of the shop, which all tabs share. The app provides `saveSession` and `clearSession` (its storage) and
 * the ports `revokeToken` and `getUser`, and sends `storage.changed` when another tab changes the session. Only the tab
 * that acts writes to storage, because two tabs would otherwise answer each other forever.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    input: {} as SessionInput,
    tags: {} as 'pending',
    children: {} as { revokeToken: 'revokeToken'; getUser: 'getUser' },
  },
  actors: {
    getUser: port<User, { token: string }>('getUser'),
    revokeToken: port<unknown, { token: string }>('revokeToken'),
  },
  actions: {
    saveSession: (_, _params: { session: Session }) => {
      throw new Error('The action "saveSession" is not provided');
    },
    clearSession: () => {
      throw new Error('The action "clearSession" is not provided');
    },
    holdSession: assign((_, params: { session: Session | null }) => ({
      ...toContext(params.session),
      revoking: null,
      isRead: true,
    })),
    holdStored: assign((_, params: { stored: StoredSession | null }) => ({
      ...toContext(params.stored),
      isRead: true,
    })),
    mergeUser: assign(({ context }, params: { user: Partial<User> }) => ({
      user: context.user && { ...context.user, ...withoutToken(params.user) },
    })),
    takeUser: assign((_, params: { user: User }) => ({ user: withoutToken(params.user) })),
    forgetSession: assign({ user: null, token: null, isRead: true }),
    keepTokenToRevoke: assign({ revoking: ({ context }) => context.token }),
    dropRevokedToken: assign({ revoking: null }),
    announceOpened: emit(({ context }, params: { reason: 'restored' | 'login' | 'otherTab' }) => ({
      type: 'session.opened' as const,
      ...held(context),
      reason: params.reason,
    })),
    announceClosed: emit((_, params: { reason: 'logout' | 'expired' | 'otherTab' }) => ({
      type: 'session.closed' as const,
      reason: params.reason,
    })),
  },
  guards: {
    isRead: ({ context }) => context.isRead,
    isSignedIn: ({ context }) => context.token !== null && context.user !== null,
    hasToken: ({ context }) => context.token !== null,
    hasSession: (_, params: { session: Session | null }) => params.session !== null,
    isOtherSession: ({ context }, params: { session: Session | null }) =>
      params.session !== null &&
      (params.session.token !== context.token || params.session.user.userId !== context.user?.userId),
    // A slow answer to a call of an earlier session must not close the current one.
    isOwnToken: ({ context }, params: { token: string | undefined }) =>
      params.token === undefined || params.token === context.token,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...toContext(input.stored), revoking: null, isRead: input.stored !== undefined }),
  initial: 'restoring',
  states: {
    restoring: {
      tags: 'pending',
      always: [
        {
          guard: 'isSignedIn',
          target: 'signedIn',
          actions: { type: 'announceOpened', params: { reason: 'restored' } },
        },
        { guard: 'hasToken', target: 'identifying' },
        { guard: 'isRead', target: 'signedOut' },
      ],
      on: {
        'storage.read': { actions: { type: 'holdStored', params: ({ event }) => ({ stored: event.stored }) } },
      },
    },
    // A token was stored without its user.
    identifying: {
      tags: 'pending',
      invoke: {
        id: 'getUser',
        src: 'getUser',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: {
          target: 'signedIn',
          actions: [
            { type: 'takeUser', params: ({ event }) => ({ user: event.output }) },
            { type: 'saveSession', params: ({ context }) => ({ session: held(context) }) },
            { type: 'announceOpened', params: { reason: 'restored' } },
          ],
        },
        // The stored token stays: it may be valid, and the next page load tries again.
        onError: { target: 'signedOut', actions: 'forgetSession' },
      },
      on: {
        'session.expired': {
          guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
          target: 'signedOut',
          actions: ['forgetSession', 'clearSession', { type: 'announceClosed', params: { reason: 'expired' } }],
        },
        'storage.changed': [
          {
            guard: { type: 'hasSession', params: ({ event }) => ({ session: event.session }) },
            target: 'signedIn',
            actions: [
              { type: 'holdSession', params: ({ event }) => ({ session: event.session }) },
              { type: 'announceOpened', params: { reason: 'otherTab' } },
            ],
          },
          { target: 'signedOut', actions: 'forgetSession' },
        ],
      },
    },
    signedOut: {
      initial: 'settled',
      states: {
        // The logout is shown immediately. The token is revoked afterwards, and the outcome changes nothing here.
        revoking: {
          exit: 'dropRevokedToken',
          invoke: {
            id: 'revokeToken',
            src: 'revokeToken',
            input: ({ context }) => ({ token: context.revoking ?? '' }),
            onDone: 'settled',
            onError: 'settled',
          },
        },
        settled: {},
      },
      on: {
        'storage.changed': {
          guard: { type: 'hasSession', params: ({ event }) => ({ session: event.session }) },
          target: 'signedIn',
          actions: [
            { type: 'holdSession', params: ({ event }) => ({ session: event.session }) },
            { type: 'announceOpened', params: { reason: 'otherTab' } },
          ],
        },
      },
    },
    signedIn: {
      on: {
        'user.changed': {
          actions: [
            { type: 'mergeUser', params: ({ event }) => ({ user: event.user }) },
            { type: 'saveSession', params: ({ context }) => ({ session: held(context) }) },
          ],
        },
        'session.ended': {
          target: 'signedOut.revoking',
          actions: [
            'keepTokenToRevoke',
            'forgetSession',
            'clearSession',
            { type: 'announceClosed', params: { reason: 'logout' } },
          ],
        },
        'session.expired': {
          guard: { type: 'isOwnToken', params: ({ event }) => ({ token: event.token }) },
          target: 'signedOut',
          actions: ['forgetSession', 'clearSession', { type: 'announceClosed', params: { reason: 'expired' } }],
        },
        'storage.changed': [
          {
            guard: { type: 'isOtherSession', params: ({ event }) => ({ session: event.session }) },
            target: 'signedIn',
            actions: [
              { type: 'holdSession', params: ({ event }) => ({ session: event.session }) },
              { type: 'announceOpened', params: { reason: 'otherTab' } },
            ],
          },
          {
            // The same session: another tab completed the profile.
            guard: { type: 'hasSession', params: ({ event }) => ({ session: event.session }) },
            actions: { type: 'holdSession', params: ({ event }) => ({ session: event.session }) },
          },
          {
            target: 'signedOut',
            actions: ['forgetSession', { type: 'announceClosed', params: { reason: 'otherTab' } }],
          },
        ],
      },
    },
  },
  on: {
    'session.started': {
      target: '.signedIn',
      actions: [
        {
          type: 'holdSession',
          params: ({ event: { credentials } }) => ({ session: { user: credentials, token: credentials.token } }),
        },
        { type: 'saveSession', params: ({ context }) => ({ session: held(context) }) },
        { type: 'announceOpened', params: { reason: 'login' } },
      ],
    },
  },
});
