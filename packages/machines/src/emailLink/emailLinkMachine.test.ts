import { CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition } from 'xstate';
import { controlledPort } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { type EmailLinkEvent, type EmailLinkInput, emailLinkMachine } from './emailLinkMachine.ts';

const input = { token: 'a-token' };
const email = 'ada.obi@abs.test';
const expired = new CallError('Expired', { status: 400, code: 'invalid_code' });

function run() {
  const confirm = controlledPort<CallResponse<'confirmEmailChange'>, EmailLinkInput>();
  const cancel = controlledPort<CallResponse<'cancelEmailChange'>, EmailLinkInput>();
  const machine = emailLinkMachine.provide({ actors: { confirmChange: confirm.logic, cancelChange: cancel.logic } });
  const actor = createActor(machine, { input }).start();
  const state = () => actor.getSnapshot();
  return { actor, confirm, cancel, state };
}

describe('emailLink', () => {
  it('does nothing until a button is pressed, because mail programs open links', () => {
    const { confirm, cancel, state } = run();
    expect([state().value, confirm.requests, cancel.requests]).toEqual(['asking', [], []]);
  });

  it.each([
    [false, 'waiting'],
    [true, 'changed'],
  ])('confirms once for a double click; with changed %s it is %s', async (changed, value) => {
    const { actor, confirm, cancel, state } = run();
    actor.send({ type: 'change.confirmed' });
    actor.send({ type: 'change.confirmed' });
    actor.send({ type: 'change.cancelled' });
    expect([confirm.requests.map((request) => request.input), cancel.requests]).toEqual([[input], []]);
    await confirm.request().answer({ email, changed });
    expect([state().value, state().context.email]).toEqual([value, email]);
  });

  it('cancels', async () => {
    const { actor, cancel, state } = run();
    actor.send({ type: 'change.cancelled' });
    expect([state().value, cancel.requests.map((request) => request.input)]).toEqual(['cancelling', [input]]);
    await cancel.request().answer({ message: 'ok' });
    expect(state().value).toBe('cancelled');
  });

  it.each(['confirmed', 'cancelled'] as const)(
    'is over when the link does not work as the change is %s',
    async (act) => {
      const { actor, confirm, cancel, state } = run();
      actor.send({ type: `change.${act}` });
      await (act === 'confirmed' ? confirm : cancel).request().refuse(expired);
      expect(state().value).toBe('invalid');
      actor.send({ type: 'change.confirmed' });
      expect(state().value).toBe('invalid');
    },
  );

  it.each(['confirmed', 'cancelled'] as const)('asks again after a failure when the change is %s', async (act) => {
    const { actor, confirm, cancel, state } = run();
    const port = act === 'confirmed' ? confirm : cancel;
    actor.send({ type: `change.${act}` });
    await port.request().refuse(offline);
    expect([state().value, state().context.message]).toEqual(['asking', 'Network Error']);
    actor.send({ type: `change.${act}` });
    expect(state().context.message).toBeNull();
    await port.request(1).refuse(new Error('boom'));
    expect(state().context.message).toBe('We couldn’t reach the shop. Please try again.');
  });

  it('shows that the address was taken meanwhile', async () => {
    const { actor, confirm, state } = run();
    actor.send({ type: 'change.confirmed' });
    await confirm.request().refuse(new CallError('It has an account', { status: 409, code: 'email_taken' }));
    expect([state().value, state().context.message]).toEqual(['asking', 'It has an account']);
  });

  it('aborts the request when the actor stops', () => {
    const { actor, confirm } = run();
    actor.send({ type: 'change.confirmed' });
    actor.stop();
    expect(confirm.request().signal.aborted).toBe(true);
  });

  it('is pure, and rejects wrong types', () => {
    expect(initialTransition(emailLinkMachine, input)[0].value).toBe('asking');
    expectTypeOf<EmailLinkEvent['type']>().toEqualTypeOf<'change.confirmed' | 'change.cancelled'>();
    const wrong = fromPromise<number, EmailLinkInput>(async () => 1);
    // @ts-expect-error the answer is an object
    emailLinkMachine.provide({ actors: { confirmChange: wrong } });
  });
});
