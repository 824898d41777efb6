import type { CallResponse, User } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { controlledPort, done } from '../testing/controlled.ts';
import { ada, offline } from '../testing/fixtures.ts';
import { type ProfileEvent, profileMachine } from './profileMachine.ts';

type Answer = CallResponse<'getProfile'>;

function answer(user: User = ada): Answer {
  return { user, pagination: { page: 1, limit: 5, total: 7, totalPages: 2 } };
}

function run() {
  const getProfile = controlledPort<Answer, undefined>();
  const clock = new SimulatedClock();
  const actor = createActor(profileMachine.provide({ actors: { getProfile: getProfile.logic } }), { clock }).start();
  return {
    actor,
    getProfile,
    clock,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('profile', () => {
  it('shows who is signed in and how many orders they placed', async () => {
    const { actor, getProfile, value, context } = run();
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(context()).toEqual({ user: null, totalOrders: 0, message: null });
    await getProfile.request().answer(answer());
    expect(value()).toBe('ready');
    expect(context()).toEqual({ user: ada, totalOrders: 7, message: null });
  });

  it('offers a refresh after a failure, asking once for a double click', async () => {
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

  it('keeps the profile while it is asked for again, and when there is no answer', async () => {
    const { actor, getProfile, value, context } = run();
    await getProfile.request().answer(answer());
    actor.send({ type: 'refresh.requested' });
    expect([value(), context().user]).toEqual(['loading', ada]);
    await getProfile.request().refuse(offline);
    expect(value()).toBe('failed');
    expect(context()).toMatchObject({ user: ada, message: 'Network Error' });
  });

  it('waits for the answer however long it takes', async () => {
    const { getProfile, clock, value } = run();
    clock.increment(60_000);
    expect(value()).toBe('loading');
    await getProfile.request().answer(answer());
    expect(value()).toBe('ready');
  });

  it('takes no answer after the screen was left', async () => {
    const { actor, getProfile, context } = run();
    actor.stop();
    expect(getProfile.request().signal.aborted).toBe(true);
    await getProfile.request().answer(answer());
    expect(context().user).toBeNull();
  });

  it('is pure', () => {
    const [loading] = initialTransition(profileMachine);
    const [ready] = transition(profileMachine, loading, done('getProfile', answer()) as never);
    const [again] = transition(profileMachine, ready, { type: 'refresh.requested' });
    expect([loading.context.user, ready.context.user, again.value]).toEqual([null, ada, 'loading']);
  });

  it('has types that refuse mistakes', () => {
    expectTypeOf<ProfileEvent['type']>().toEqualTypeOf<'refresh.requested'>();
    const wrong = fromPromise<User, undefined>(async () => ada);
    // @ts-expect-error the answer carries more than the user
    profileMachine.provide({ actors: { getProfile: wrong } });
  });
});
