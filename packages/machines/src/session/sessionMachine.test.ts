import type { User } from '@abs/contract';
import { CallError } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { ada, adasCredentials, notFound } from '../testing/fixtures.ts';
import {
  type Session,
  type SessionEmitted,
  type SessionInput,
  type StoredSession,
  sessionMachine,
} from './sessionMachine.ts';

const adas: Session = { user: ada, token: 'token-1' };
const bolas: Session = { user: { ...ada, userId: 'u2', firstName: 'Bola' }, token: 'token-2' };

const failed = new CallError('The shop took too long to answer.', { code: 'timeout' });

/** The session as an app runs it, with a variable as its storage. */
function run(input: SessionInput) {
  const storage: { session: StoredSession | null; writes: number } = { session: input.stored ?? null, writes: 0 };
  const revokeToken = controlledPort<unknown, { token: string }>();
  const getUser = controlledPort<User, { token: string }>();
  const actor = createActor(
    sessionMachine.provide({
      actors: { revokeToken: revokeToken.logic, getUser: getUser.logic },
      actions: {
        saveSession: (_, { session }) => {
          storage.session = session;
          storage.writes += 1;
        },
        clearSession: () => {
          storage.session = null;
          storage.writes += 1;
        },
      },
    }),
    { input },
  );
  const emitted = emittedBy(actor);
  actor.start();
  return { actor, storage, revokeToken, getUser, emitted };
}

describe('session, pure', () => {
  it('restores the stored session', { tags: ['3.1.1'] }, () => {
    const [snapshot] = initialTransition(sessionMachine, { stored: adas });
    expect(snapshot.value).toBe('signedIn');
    expect(snapshot.context).toMatchObject({ user: ada, token: 'token-1' });
  });

  it('is signed out with an empty storage', { tags: ['3.1.1'] }, () => {
    expect(initialTransition(sessionMachine, { stored: null })[0].value).toEqual({ signedOut: 'settled' });
  });

  it('waits until the storage can be read', () => {
    const [waiting] = initialTransition(sessionMachine, {});
    expect(waiting.value).toBe('restoring');
    expect(waiting.hasTag('pending')).toBe(true);
    const read = (stored: StoredSession | null) =>
      transition(sessionMachine, waiting, { type: 'storage.read', stored })[0].value;
    expect(read(adas)).toBe('signedIn');
    expect(read({ ...adas, user: null })).toBe('identifying');
    expect(read(null)).toEqual({ signedOut: 'settled' });
  });

  it('ignores logging out and expiry while signed out', () => {
    const [out] = initialTransition(sessionMachine, { stored: null });
    expect(out.can({ type: 'session.ended' })).toBe(false);
    expect(out.can({ type: 'session.expired' })).toBe(false);
  });
});

describe('session, running', () => {
  it('signs in, keeps the session and never puts the token into the user', {
    tags: ['3.1.4', '3.1.6', '4.1.3', '10.1.20'],
  }, () => {
    const { actor, storage, emitted } = run({ stored: null });
    actor.send({ type: 'session.started', credentials: adasCredentials });
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(actor.getSnapshot().context.user).toEqual(ada);
    expect(storage.session).toEqual(adas);
    expect(emitted).toEqual([{ type: 'session.opened', user: ada, token: 'token-1', reason: 'login' }]);
  });

  it('removes the token from a stored or changed user', { tags: ['10.1.20'] }, () => {
    const { actor, storage } = run({ stored: { user: adasCredentials, token: 'token-1' } });
    expect(actor.getSnapshot().context.user).toEqual(ada);
    actor.send({ type: 'user.changed', user: { ...adasCredentials, firstName: 'Adaeze' } });
    expect(storage.session?.user).toEqual({ ...ada, firstName: 'Adaeze' });
  });

  it('announces a restored session', () => {
    expect(run({ stored: adas }).emitted).toEqual([
      { type: 'session.opened', user: ada, token: 'token-1', reason: 'restored' },
    ]);
  });

  it('merges and stores a changed user', { tags: ['4.1.6'] }, () => {
    const { actor, storage } = run({ stored: adas });
    actor.send({ type: 'user.changed', user: { lastName: 'Eze' } });
    expect(storage.session).toEqual({ user: { ...ada, lastName: 'Eze' }, token: 'token-1' });
  });

  it.each([
    ['succeeds', 'answer'],
    ['is answered 404', 'refuse'],
  ] as const)('logs out immediately, before revoking %s', { tags: ['2.3.12', '4.1.4'] }, async (_, how) => {
    const { actor, storage, revokeToken, emitted } = run({ stored: adas });
    actor.send({ type: 'session.ended' });
    actor.send({ type: 'session.ended' });
    expect(actor.getSnapshot().matches('signedOut')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ user: null, token: null });
    expect(storage.session).toBeNull();
    expect(revokeToken.requests.map(({ input }) => input)).toEqual([{ token: 'token-1' }]);
    await revokeToken.request()[how](notFound);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
    expect(actor.getSnapshot().context.revoking).toBeNull();
    expect(emitted.slice(1)).toEqual([{ type: 'session.closed', reason: 'logout' }]);
  });

  it('closes on a 401 to the current token, but not on a late 401 to an earlier token', {
    tags: ['10.1.19', '10.5.2'],
  }, () => {
    const { actor, storage, emitted } = run({ stored: adas });
    actor.send({ type: 'session.expired', token: 'an-older-token' });
    expect(actor.getSnapshot().value).toBe('signedIn');
    actor.send({ type: 'session.expired', token: 'token-1' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
    expect(storage.session).toBeNull();
    expect(emitted.at(-1)).toEqual({ type: 'session.closed', reason: 'expired' });
  });

  it('loads the user of a token that was stored alone, and signs in', { tags: ['3.1.1'] }, async () => {
    const { actor, storage, getUser, emitted } = run({ stored: { token: 'token-1', user: null } });
    expect(actor.getSnapshot().value).toBe('identifying');
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(getUser.requests.map(({ input }) => input)).toEqual([{ token: 'token-1' }]);
    await getUser.request().answer(ada);
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(storage.session).toEqual(adas);
    expect(emitted).toEqual([{ type: 'session.opened', user: ada, token: 'token-1', reason: 'restored' }]);
  });

  it('clears a token that was stored alone when the server refuses it, and emits session.closed', () => {
    const { actor, storage, emitted } = run({ stored: { token: 'token-1', user: null } });
    actor.send({ type: 'session.expired', token: 'token-1' });
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
    expect(storage.session).toBeNull();
    expect(emitted).toEqual([{ type: 'session.closed', reason: 'expired' }]);
  });

  it('keeps a token without its user for the next page load when the server does not answer', async () => {
    const { actor, storage, getUser } = run({ stored: { token: 'token-1', user: null } });
    await getUser.request().refuse(failed);
    expect(actor.getSnapshot().value).toEqual({ signedOut: 'settled' });
    expect(actor.getSnapshot().context.token).toBeNull();
    expect(storage.session).toEqual({ token: 'token-1', user: null });
  });

  it('follows another tab that signs in while it loads the user of the token', () => {
    const { actor } = run({ stored: { token: 'token-1', user: null } });
    actor.send({ type: 'storage.changed', session: bolas });
    expect(actor.getSnapshot().value).toBe('signedIn');
    expect(actor.getSnapshot().context.token).toBe('token-2');
  });

  it('follows other tabs without writing to storage itself', { tags: ['10.1.21'] }, () => {
    const { actor, storage, emitted } = run({ stored: null });
    actor.send({ type: 'storage.changed', session: adas });
    actor.send({ type: 'storage.changed', session: { ...adas, user: { ...ada, firstName: 'Adaeze' } } });
    expect(actor.getSnapshot().context.user?.firstName).toBe('Adaeze');
    actor.send({ type: 'storage.changed', session: bolas });
    actor.send({ type: 'storage.changed', session: null });
    expect(emitted.map((event) => [event.type, 'reason' in event && event.reason])).toEqual([
      ['session.opened', 'otherTab'],
      ['session.opened', 'otherTab'],
      ['session.closed', 'otherTab'],
    ]);
    expect(storage.writes).toBe(0);
  });
});

it.each([
  ['saveSession', null, { type: 'session.started', credentials: adasCredentials }],
  ['clearSession', adas, { type: 'session.ended' }],
] as const)('fails with an error when the app does not provide %s', (name, stored, event) => {
  const actor = createActor(sessionMachine, { input: { stored } });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  actor.send(event);
  expect(String(errors[0])).toContain(`"${name}" is not provided`);
});

it('rejects wrong types', () => {
  expectTypeOf<Extract<SessionEmitted, { type: 'session.closed' }>['reason']>().toEqualTypeOf<
    'logout' | 'expired' | 'otherTab'
  >();
  // @ts-expect-error the port takes a token, not a number
  sessionMachine.provide({ actors: { revokeToken: fromPromise<unknown, number>(async () => null) } });
  // @ts-expect-error credentials carry a token
  const event: Parameters<ReturnType<typeof run>['actor']['send']>[0] = { type: 'session.started', credentials: ada };
  expect(event.type).toBe('session.started');
});
