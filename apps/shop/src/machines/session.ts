import { sessionMachine } from '@abs/machines';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { getUser, revokeToken } from '../api/accounts.ts';
import { connectSession } from '../api/client.ts';
import { clearSession, onSessionStored, readSession, saveSession } from '../session/storage.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Starts the one session of this tab, lends its token to the API client, and listens to other tabs. */
export function startSession(): SessionActor {
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        revokeToken: fromPromise(({ input, signal }) => revokeToken(input.token, signal)),
        getUser: fromPromise(({ input, signal }) => getUser(input.token, signal)),
      },
      actions: { saveSession: (_, { session }) => saveSession(session), clearSession },
    }),
    { input: { stored: readSession() } },
  ).start();
  connectSession({
    token: () => actor.getSnapshot().context.token,
    onExpired: (token) => actor.send({ type: 'session.expired', token }),
  });
  const stopListening = onSessionStored((session) => actor.send({ type: 'storage.changed', session }));
  actor.subscribe({ complete: stopListening });
  return actor;
}
