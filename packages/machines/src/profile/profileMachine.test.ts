import type { CallResponse, User } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { afterDone, controlledPort } from '../testing/controlled.ts';
import { ada, offline } from '../testing/fixtures.ts';
import { type ProfileEvent, profileMachine } from './profileMachine.ts';

type Answer = { user: User; pagination: { total: number }; settings: readonly string[]; pendingEmail: string | null };

function answer(user: User = ada): Answer {
  return { user, pagination: { total: 7 }, settings: ['password'], pendingEmail: null };
}

function run() {
  const getProfile = controlledPort<Answer, undefined>();
  const logoutEverywhere = controlledPort<CallResponse<'logoutEverywhere'>, undefined>();
  const clock = new SimulatedClock();
  const actor = createActor(
    profileMachine.provide({ actors: { getProfile: getProfile.logic, logoutEverywhere: logoutEverywhere.logic } }),
    { clock },
  );
  const completed: string[] = [];
  actor.on('logoutEverywhere.completed', ({ message }) => completed.push(message));
  actor.start();
  return {
    actor,
    getProfile,
    logoutEverywhere,
    completed,
    clock,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('profile', () => {
  it('shows the logged-in user and the number of their orders', { tags: ['2.11.3', '4.1.9'] }, async () => {
    const { actor, getProfile, value, context } = run();
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(context()).toEqual({
      user: null,
      totalOrders: 0,
      settings: [],
      pendingEmail: null,
      message: null,
      logoutMessage: null,
    });
    await getProfile.request().answer(answer());
    expect(value()).toBe('ready');
    expect(context()).toEqual({
      user: ada,
      totalOrders: 7,
      settings: ['password'],
      pendingEmail: null,
      message: null,
      logoutMessage: null,
    });
  });

  it('can refresh after a failed load, and sends one request for a double click', { tags: ['2.11.8'] }, async () => {
    const { actor, getProfile, value, context } = run();
    await getProfile.request().refuse(new Error('boom'));
    expect(value()).toBe('failed');
    expect(context().message).toBe('Failed to load your profile.');
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(getProfile.requests).toHaveLength(2);
    await getProfile.request().answer(answer());
    expect(context()).toMatchObject({ user: ada, message: null });
  });

  it('keeps the profile during a reload, and when the reload fails', async () => {
    const { actor, getProfile, value, context } = run();
    await getProfile.request().answer(answer());
    actor.send({ type: 'refresh.requested' });
    expect([value(), context().user]).toEqual(['loading', ada]);
    await getProfile.request().refuse(offline);
    expect(value()).toBe('failed');
    expect(context()).toMatchObject({ user: ada, message: 'Network Error' });
  });

  it('waits for the answer without a timeout', async () => {
    const { getProfile, clock, value } = run();
    clock.increment(60_000);
    expect(value()).toBe('loading');
    await getProfile.request().answer(answer());
    expect(value()).toBe('ready');
  });

  it('asks for confirmation before it ends all sessions, and ends them once for a double click', async () => {
    const { actor, getProfile, logoutEverywhere, completed, value } = run();
    await getProfile.request().answer(answer());
    actor.send({ type: 'logoutEverywhere.requested' });
    actor.send({ type: 'logoutEverywhere.cancelled' });
    expect([value(), logoutEverywhere.requests.length]).toEqual(['ready', 0]);
    actor.send({ type: 'logoutEverywhere.requested' });
    actor.send({ type: 'logoutEverywhere.confirmed' });
    actor.send({ type: 'logoutEverywhere.confirmed' });
    expect([value(), logoutEverywhere.requests.length]).toEqual(['endingSessions', 1]);
    await logoutEverywhere.request().answer({ message: 'You are logged out on all devices.' });
    expect([value(), completed]).toEqual(['loggedOut', ['You are logged out on all devices.']]);
  });

  it('shows why the sessions could not be ended, and can try again', async () => {
    const { actor, getProfile, logoutEverywhere, completed, value, context } = run();
    await getProfile.request().answer(answer());
    actor.send({ type: 'logoutEverywhere.requested' });
    actor.send({ type: 'logoutEverywhere.confirmed' });
    await logoutEverywhere.request().refuse(offline);
    expect([value(), context().logoutMessage]).toEqual(['confirmingLogout', 'Network Error']);
    actor.send({ type: 'logoutEverywhere.confirmed' });
    expect(context().logoutMessage).toBeNull();
    await logoutEverywhere.request().refuse(new Error('boom'));
    expect(context().logoutMessage).toBe('Failed to log you out everywhere. Please try again.');
    actor.send({ type: 'logoutEverywhere.cancelled' });
    expect([value(), context().logoutMessage, completed]).toEqual(['ready', null, []]);
  });

  it('aborts the request when the actor stops, and ignores its answer', async () => {
    const { actor, getProfile, context } = run();
    actor.stop();
    expect(getProfile.request().signal.aborted).toBe(true);
    await getProfile.request().answer(answer());
    expect(context().user).toBeNull();
  });

  it('is pure', () => {
    const [loading] = initialTransition(profileMachine);
    const ready = afterDone(profileMachine, loading, 'getProfile', answer());
    const [again] = transition(profileMachine, ready, { type: 'refresh.requested' });
    expect([loading.context.user, ready.context.user, again.value]).toEqual([null, ada, 'loading']);
  });

  it('rejects wrong types', () => {
    expectTypeOf<ProfileEvent['type']>().toEqualTypeOf<
      'refresh.requested' | 'logoutEverywhere.requested' | 'logoutEverywhere.confirmed' | 'logoutEverywhere.cancelled'
    >();
    const wrong = fromPromise<User, undefined>(async () => ada);
    // @ts-expect-error the answer carries more than the user
    profileMachine.provide({ actors: { getProfile: wrong } });
  });
});
