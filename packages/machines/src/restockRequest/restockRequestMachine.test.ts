import { CallError, type CallResponse, type NewsletterForm } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EmittedFrom, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { notFound, offline } from '../testing/fixtures.ts';
import { restockRequestMachine } from './restockRequestMachine.ts';

type Request = NewsletterForm & { productId: string };
const typed = { email: ' ada@example.com' };
const inStock = new CallError('It’s in stock: you can order it now.', { status: 409, code: 'in_stock' });

function run() {
  const requestMail = controlledPort<CallResponse<'requestRestockMail'>, Request>();
  const machine = restockRequestMachine.provide({ actors: { requestMail: requestMail.logic } });
  const actor = createActor(machine, { input: { productId: 'p1' } });
  const emitted = emittedBy(actor);
  actor.start();
  return { actor, requestMail, emitted, value: () => actor.getSnapshot().value };
}

describe('restockRequest', () => {
  it('requires an e-mail', () => {
    const [start] = initialTransition(restockRequestMachine, { productId: 'p1' });
    const [refused] = transition(restockRequestMachine, start, { type: 'form.submitted', values: {} });
    expect([refused.value, refused.context.errors]).toEqual(['editing', { email: 'Email is required' }]);
  });

  it('starts with the e-mail of a signed-in customer', () => {
    const [start] = initialTransition(restockRequestMachine, { productId: 'p1', email: 'ada@example.com' });
    const [submitted] = transition(restockRequestMachine, start, { type: 'form.submitted', values: {} });
    expect(submitted.value).toBe('submitting');
  });

  it('sends one request for a double submit', async () => {
    const { actor, requestMail, emitted, value } = run();
    actor.send({ type: 'form.submitted', values: typed });
    actor.send({ type: 'form.submitted', values: typed });
    await requestMail.request().answer({ message: 'ok' });
    expect(requestMail.requests.map(({ input }) => input)).toEqual([{ email: 'ada@example.com', productId: 'p1' }]);
    expect(value()).toBe('requested');
    expect(emitted).toEqual([
      { type: 'form.succeeded', values: { email: 'ada@example.com' }, answer: { message: 'ok' } },
    ]);
  });

  it('becomes unavailable when the backend sends no such mails', async () => {
    const { actor, requestMail, value } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await requestMail.request().refuse(notFound);
    expect(value()).toBe('unavailable');
  });

  it.each([
    [offline, 'Network Error'],
    [inStock, inStock.message],
    [new Error('boom'), 'We couldn’t save your request. Please try again.'],
  ])('keeps the e-mail after %s, for another try', async (error, message) => {
    const { actor, requestMail, emitted, value } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await requestMail.request().refuse(error);
    expect(value()).toBe('editing');
    expect(actor.getSnapshot().context).toEqual({ values: typed, errors: {}, message, productId: 'p1' });
    expect(emitted).toEqual([{ type: 'form.failed', message }]);
  });

  it('aborts the request when the actor stops', () => {
    const { actor, requestMail } = run();
    actor.send({ type: 'form.submitted', values: typed });
    actor.stop();
    expect(requestMail.request().signal.aborted).toBe(true);
  });

  it('rejects wrong types', () => {
    expectTypeOf<EmittedFrom<typeof restockRequestMachine>['type']>().toEqualTypeOf<'form.succeeded' | 'form.failed'>();
    const wrong = fromPromise<number, Request>(async () => 1);
    // @ts-expect-error the answer is a message
    restockRequestMachine.provide({ actors: { requestMail: wrong } });
  });
});
