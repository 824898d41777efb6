import { sessionMachine } from '@abs/machines';
import { type ActorRefFrom, createActor } from 'xstate';
import { getUser } from '../api/accounts.ts';
import { callPort } from '../api/callPort.ts';
import { connectSession } from '../api/client.ts';
import { portOf } from '../api/portOf.ts';
import { clearSession, onSessionStored, readSession, saveSession } from '../session/storage.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Starts this tab's session, gives the API client access to its token, and listens to other tabs. */
export function startSession({ readsStorage }: { readsStorage: boolean }): SessionActor {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        revokeToken: callPort('logout', ({ token }) => ({ token })),
        getUser: portOf((input, signal) => getUser(input.token, signal)),
      },
      actions: { saveSession: (_, { session }) => saveSession(session), clearSession },
    }),
    { input: readsStorage ? { stored: readSession() } : {} },
  ).start();
  connectSession({
    token: () => actor.getSnapshot().context.token,
    onExpired: (token) => actor.send({ type: 'session.expired', token }),
  });
  const stopListening = onSessionStored((session) => actor.send({ type: 'storage.changed', session }));
  actor.subscribe({ complete: stopListening });
  return actor;
}

/** Sends the stored session to the session's actor, unless the actor started with it. */
export function restoreSession(session: SessionActor): void {
  if (session.getSnapshot().matches('restoring')) session.send({ type: 'storage.read', stored: readSession() });
}
