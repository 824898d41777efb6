import { CallError, type CallResponse, type ContactForm } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  createActor,
  type EmittedFrom,
  type EventFrom,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
} from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { notFound, offline, serverError } from '../testing/fixtures.ts';
import { type ContactInput, contactMachine } from './contactMachine.ts';

const typed = { name: 'Ada Obi ', email: ' ada@example.com', message: 'Do you ship to Jos?\n' };
const tidied = { name: 'Ada Obi', email: 'ada@example.com', message: 'Do you ship to Jos?' };
const invalid = new CallError('Please correct the form', {
  status: 400,
  code: 'validation',
  fields: { email: 'Please use another e-mail' },
});

function run(input: ContactInput = {}) {
  const send = controlledPort<CallResponse<'sendContactMessage'>, ContactForm>();
  const clock = new SimulatedClock();
  const actor = createActor(contactMachine.provide({ actors: { sendContactMessage: send.logic } }), { input, clock });
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    send,
    clock,
    emitted,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('contact', () => {
  it('validates all fields together', { tags: ['5.1.19'] }, () => {
    const [start] = initialTransition(contactMachine, { name: 'Ada' });
    const [refused] = transition(contactMachine, start, { type: 'form.submitted', values: { message: '  ' } });
    expect(refused.value).toBe('editing');
    expect(refused.context.errors).toEqual({
      email: 'Email is required',
      message: 'Please enter your message',
    });
    const corrected = { type: 'form.submitted', values: { email: 'ada@example.com' } } as const;
    expect(transition(contactMachine, refused, corrected)[0].context.errors).toEqual({
      message: 'Please enter your message',
    });
  });

  it('starts with the known name and e-mail of the writer', () => {
    const [start] = initialTransition(contactMachine, { name: 'Ada Obi', email: 'ada@example.com' });
    expect(start.context.values).toEqual({ name: 'Ada Obi', email: 'ada@example.com', message: '' });
  });

  it('sends one message for a double submit', async () => {
    const { actor, send, emitted, value } = run();
    actor.send({ type: 'form.submitted', values: typed });
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    actor.send({ type: 'form.submitted', values: typed });
    expect(send.requests.map(({ input }) => input)).toEqual([tidied]);
    await send.request().answer({ message: 'Your message has been sent.' });
    actor.send({ type: 'form.submitted', values: typed });
    expect(send.requests).toHaveLength(1);
    expect(value()).toBe('sent');
    expect(emitted).toEqual([
      { type: 'form.succeeded', values: tidied, answer: { message: 'Your message has been sent.' } },
    ]);
  });

  it('can send another message from the same person', async () => {
    const { actor, send, emitted, value, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await send.request().answer({ message: 'ok' });
    actor.send({ type: 'write.another' });
    expect(value()).toBe('editing');
    expect(context().values).toEqual({ ...typed, message: '' });
    actor.send({ type: 'form.submitted', values: { message: 'And to Kano?' } });
    await send.request(1).answer({ message: 'ok' });
    expect(send.request(1).input).toEqual({ ...tidied, message: 'And to Kano?' });
    expect(emitted).toHaveLength(2);
  });

  it('becomes unavailable and keeps the message when the backend does not accept messages', async () => {
    const { actor, send, emitted, value, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await send.request().refuse(notFound);
    expect(value()).toBe('unavailable');
    expect(context().values).toEqual(typed);
    expect(emitted).toEqual([]);
    actor.send({ type: 'form.submitted', values: typed });
    expect(send.requests).toHaveLength(1);
  });

  it.each([
    [offline, 'Network Error'],
    [serverError, 'Something went wrong'],
    [new Error('boom'), 'Failed to send your message. Please try again.'],
  ])('keeps the typed values after %s, for another try', async (error, message) => {
    const { actor, send, emitted, value, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await send.request().refuse(error);
    expect(value()).toBe('editing');
    expect(context()).toEqual({ values: typed, errors: {}, message });
    expect(emitted).toEqual([{ type: 'form.failed', message }]);
    actor.send({ type: 'form.submitted', values: {} });
    expect(context().message).toBeNull();
    await send.request(1).answer({ message: 'ok' });
    expect(value()).toBe('sent');
  });

  it("shows the server's error at its field", async () => {
    const { actor, send, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await send.request().refuse(invalid);
    expect(context()).toMatchObject({ errors: invalid.fields, message: invalid.message });
  });

  it('waits for the answer without a timeout, and ignores another submit meanwhile', async () => {
    const { actor, send, clock, value, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    clock.increment(60_000);
    actor.send({ type: 'form.submitted', values: { message: 'changed' } });
    expect([value(), context().values.message]).toEqual(['submitting', typed.message]);
    await send.request().answer({ message: 'ok' });
    expect(value()).toBe('sent');
  });

  it('aborts the request when the actor stops, and emits nothing', async () => {
    const { actor, send, emitted } = run();
    actor.send({ type: 'form.submitted', values: typed });
    actor.stop();
    expect(send.request().signal.aborted).toBe(true);
    await send.request().answer({ message: 'ok' });
    expect(emitted).toEqual([]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<EmittedFrom<typeof contactMachine>['type']>().toEqualTypeOf<'form.succeeded' | 'form.failed'>();
    const wrong = fromPromise<string, ContactForm>(async () => 'ok');
    // @ts-expect-error the answer is an object with a message
    contactMachine.provide({ actors: { sendContactMessage: wrong } });
    // @ts-expect-error subject is not a field
    const event: EventFrom<typeof contactMachine> = { type: 'form.submitted', values: { subject: '' } };
    expect(event.type).toBe('form.submitted');
  });
});
