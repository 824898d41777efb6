import { CallError, type CallResponse, type NewsletterForm } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EmittedFrom, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { notFound, offline } from '../testing/fixtures.ts';
import { newsletterMachine } from './newsletterMachine.ts';

const typed = { email: ' ada@example.com' };
const tooMany = new CallError('Please wait a minute', { status: 429, code: 'rate_limited', retryAfter: 60 });

function run() {
  const subscribe = controlledPort<CallResponse<'subscribeToNewsletter'>, NewsletterForm>();
  const clock = new SimulatedClock();
  const actor = createActor(newsletterMachine.provide({ actors: { subscribe: subscribe.logic } }), {
    input: {},
    clock,
  });
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    subscribe,
    clock,
    emitted,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('newsletter', () => {
  it('requires an e-mail', { tags: ['5.1.19'] }, () => {
    const [start] = initialTransition(newsletterMachine, {});
    const [refused] = transition(newsletterMachine, start, { type: 'form.submitted', values: {} });
    expect(refused.value).toBe('editing');
    expect(refused.context.errors).toEqual({ email: 'Email is required' });
  });

  it('starts with a known e-mail', () => {
    const [start] = initialTransition(newsletterMachine, { email: 'ada@example.com' });
    const [submitted] = transition(newsletterMachine, start, { type: 'form.submitted', values: {} });
    expect(submitted.value).toBe('submitting');
  });

  it('subscribes once for a double submit', { tags: ['2.6.12'] }, async () => {
    const { actor, subscribe, emitted, value } = run();
    actor.send({ type: 'form.submitted', values: typed });
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    actor.send({ type: 'form.submitted', values: typed });
    await subscribe.request().answer({ message: 'ok' });
    actor.send({ type: 'form.submitted', values: typed });
    expect(subscribe.requests.map(({ input }) => input)).toEqual([{ email: 'ada@example.com' }]);
    expect(value()).toBe('subscribed');
    expect(emitted).toEqual([
      { type: 'form.succeeded', values: { email: 'ada@example.com' }, answer: { message: 'ok' } },
    ]);
  });

  it('goes to unconfirmed when the backend mails a link for confirmation', async () => {
    const { actor, subscribe, emitted, value } = run();
    actor.send({ type: 'form.submitted', values: typed });
    const answer = { message: 'ok', confirmBy: 'mail' } as const;
    await subscribe.request().answer(answer);
    expect(value()).toBe('unconfirmed');
    expect(emitted).toEqual([{ type: 'form.succeeded', values: { email: 'ada@example.com' }, answer }]);
  });

  it('becomes unavailable when the backend has no newsletter', async () => {
    const { actor, subscribe, emitted, value, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await subscribe.request().refuse(notFound);
    expect(value()).toBe('unavailable');
    expect(context().values).toEqual(typed);
    expect(emitted).toEqual([]);
  });

  it.each([
    [offline, 'Network Error'],
    [tooMany, 'Please wait a minute'],
    [new Error('boom'), 'Failed to subscribe. Please try again.'],
  ])('keeps the e-mail after %s, for another try', async (error, message) => {
    const { actor, subscribe, emitted, value, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await subscribe.request().refuse(error);
    expect(value()).toBe('editing');
    expect(context()).toEqual({ values: typed, errors: {}, message });
    expect(emitted).toEqual([{ type: 'form.failed', message }]);
    actor.send({ type: 'form.submitted', values: {} });
    await subscribe.request(1).answer({ message: 'ok' });
    expect(value()).toBe('subscribed');
  });

  it('waits for the answer without a timeout', async () => {
    const { actor, subscribe, clock, value } = run();
    actor.send({ type: 'form.submitted', values: typed });
    clock.increment(60_000);
    expect(value()).toBe('submitting');
    await subscribe.request().answer({ message: 'ok' });
    expect(value()).toBe('subscribed');
  });

  it('aborts the request when the actor stops, and emits nothing', async () => {
    const { actor, subscribe, emitted } = run();
    actor.send({ type: 'form.submitted', values: typed });
    actor.stop();
    expect(subscribe.request().signal.aborted).toBe(true);
    await subscribe.request().answer({ message: 'ok' });
    expect(emitted).toEqual([]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<EmittedFrom<typeof newsletterMachine>['type']>().toEqualTypeOf<'form.succeeded' | 'form.failed'>();
    const wrong = fromPromise<number, NewsletterForm>(async () => 1);
    // @ts-expect-error the answer is a message
    newsletterMachine.provide({ actors: { subscribe: wrong } });
  });
});
