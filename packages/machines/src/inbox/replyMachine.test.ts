import { CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { aMessage, notFound, offline, serverError } from '../testing/fixtures.ts';
import { type ReplyEmitted, type ReplyInput, replyMachine, type SendReplyInput } from './replyMachine.ts';

type Answer = CallResponse<'replyToMessage'>;
const text = 'Yes, we ship to Jos.';
const answer: Answer = { message: 'Your reply was sent.', contactMessage: aMessage() };

function run() {
  const send = controlledPort<Answer, SendReplyInput>();
  const clock = new SimulatedClock();
  let keys = 0;
  const actor = createActor(replyMachine.provide({ actors: { sendReply: send.logic } }), {
    clock,
    input: { messageId: 'm1', createKey: () => `key-${++keys}` },
  });
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    clock,
    send,
    emitted,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    submit: (typed = text) => actor.send({ type: 'form.submitted', values: { text: typed } }),
    keys: () => send.requests.map(({ input }) => input.idempotencyKey),
  };
}

describe('reply', () => {
  it('sends one mail for a double submit, and then is empty for another reply', { tags: ['2.16.10'] }, async () => {
    const { actor, send, submit, emitted, value, context, keys } = run();
    submit(` ${text}\n`);
    submit();
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(send.requests.map(({ input }) => input)).toEqual([{ messageId: 'm1', text, idempotencyKey: 'key-1' }]);
    await send.request().answer(answer);
    expect(value()).toBe('sent');
    expect(context().values.text).toBe('');
    expect(emitted).toEqual([{ type: 'form.succeeded', values: { text }, answer }]);
    actor.send({ type: 'field.changed', field: 'text', value: 'And to Kano.' });
    expect(value()).toBe('editing');
    submit();
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('shows an error for an empty or too long text', () => {
    const { actor, submit, send, value, context } = run();
    submit('  ');
    expect([value(), context().errors.text]).toEqual(['editing', 'Please enter your reply']);
    actor.send({ type: 'field.changed', field: 'text', value: 'Y' });
    expect(context().errors.text).toBeUndefined();
    submit('x'.repeat(4001));
    expect(context().errors.text).toBe('Please shorten your reply to 4000 characters');
    expect(send.requests).toHaveLength(0);
  });

  it.each([
    ['no answer', offline],
    ['a server error', serverError],
    ['the first mail being on its way still', new CallError('Busy', { status: 409, code: 'idempotency_conflict' })],
  ])('sends again with the same key after %s, so that no second mail is sent', async (_, error) => {
    const { actor, send, submit, emitted, value, context, keys } = run();
    submit();
    await send.request().refuse(error);
    expect(value()).toBe('editing');
    expect(context()).toMatchObject({ values: { text }, message: error.message });
    expect(emitted).toEqual([{ type: 'form.failed', message: error.message }]);
    actor.send({ type: 'form.submitted', values: {} });
    expect(context().message).toBeNull();
    await send.request().refuse(error);
    submit(`${text} `);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('uses a new key for another text, and after a definite refusal', async () => {
    const { send, submit, keys } = run();
    submit();
    await send.request().refuse(offline);
    submit('Yes, of course.');
    await send.request().refuse(notFound);
    submit('Yes, of course.');
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it("shows its own message for an unknown error, and the server's error at its field", async () => {
    const { send, submit, context } = run();
    submit();
    await send.request().refuse(new Error('boom'));
    expect(context().message).toBe('Failed to send your reply. Please try again.');
    submit();
    const fields = { text: 'Please leave out addresses' };
    await send.request().refuse(new CallError('Please check', { status: 400, code: 'validation', fields }));
    expect(context().errors).toEqual(fields);
  });

  it('waits for the answer without a timeout, and aborts when the actor stops', () => {
    const { actor, clock, send, submit, value } = run();
    submit();
    clock.increment(600_000);
    actor.send({ type: 'field.changed', field: 'text', value: 'changed' });
    expect([value(), actor.getSnapshot().context.values.text]).toEqual(['sending', text]);
    actor.stop();
    expect(send.request().signal.aborted).toBe(true);
  });

  it('is pure', () => {
    const [start] = initialTransition(replyMachine, { messageId: 'm1', createKey: () => 'key' });
    const [sending] = transition(replyMachine, start, { type: 'form.submitted', values: { text } });
    expect([start.value, sending.value]).toEqual(['editing', 'sending']);
    expect(start.context.values.text).toBe('');
  });

  it('rejects wrong types', () => {
    expectTypeOf<ReplyEmitted['type']>().toEqualTypeOf<'form.succeeded' | 'form.failed'>();
    const wrong = fromPromise<Answer, { messageId: string; text: number }>(async () => answer);
    // @ts-expect-error the text is text
    replyMachine.provide({ actors: { sendReply: wrong } });
    // @ts-expect-error without a key factory a lost answer would mail twice
    const input: ReplyInput = { messageId: 'm1' };
    expect(input.messageId).toBe('m1');
  });
});
