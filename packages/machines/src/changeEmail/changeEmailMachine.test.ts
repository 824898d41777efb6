import { CallError, type CallResponse, type ChangeEmailForm } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { changeEmailMachine } from './changeEmailMachine.ts';

const values = { email: 'ada.obi@abs.test', currentPassword: 'old passphrase' };

function run() {
  const change = controlledPort<CallResponse<'requestEmailChange'>, ChangeEmailForm>();
  const actor = createActor(changeEmailMachine.provide({ actors: { requestEmailChange: change.logic } }));
  const emitted = emittedBy(actor);
  actor.start();
  const submit = (typed: Partial<ChangeEmailForm> = values) => actor.send({ type: 'form.submitted', values: typed });
  return { change, emitted, submit, state: () => actor.getSnapshot() };
}

describe('changeEmail', () => {
  it.each([
    [{}, { email: 'Email is required', currentPassword: 'Password is required' }],
    [{ ...values, email: 'ada' }, { email: 'Email is invalid' }],
  ])('refuses %o', (typed, errors) => {
    const [start] = initialTransition(changeEmailMachine);
    const [refused] = transition(changeEmailMachine, start, { type: 'form.submitted', values: typed });
    expect([refused.value, refused.context.errors]).toEqual(['editing', errors]);
  });

  it('requests the change once for a double submit, keeps the address and forgets the password', async () => {
    const { change, emitted, submit, state } = run();
    submit({ ...values, email: ' ada.obi@abs.test ' });
    submit();
    expect(change.requests.map(({ input }) => input)).toEqual([values]);
    await change.request().answer({ message: 'ok' });
    expect(emitted).toEqual([{ type: 'form.succeeded', values, answer: { message: 'ok' } }]);
    expect([state().value, state().context]).toMatchObject([
      'requested',
      { requestedEmail: values.email, values: { currentPassword: '' } },
    ]);
  });

  it('requests another one after that, and a refusal of it keeps the first', async () => {
    const { change, submit, state } = run();
    submit();
    await change.request().answer({ message: 'ok' });
    submit({ ...values, email: 'ada@other.test' });
    await change.request().refuse(offline);
    expect([state().value, state().context]).toMatchObject([
      'editing',
      { requestedEmail: values.email, message: offline.message, values: { email: 'ada@other.test' } },
    ]);
    submit({ ...values, email: 'ada@other.test' });
    await change.request().answer({ message: 'ok' });
    expect(state().context.requestedEmail).toBe('ada@other.test');
  });

  it('shows a wrong password and a refused address at their fields, and keeps what was typed', async () => {
    const { change, submit, state } = run();
    submit();
    await change.request().refuse(new CallError('It is incorrect', { status: 400, code: 'wrong_password' }));
    expect(state().context.errors).toEqual({ currentPassword: 'It is incorrect' });
    submit();
    const fields = { email: 'It is yours' };
    await change.request().refuse(new CallError('It is yours', { status: 400, code: 'validation', fields }));
    expect(state().context).toMatchObject({ errors: fields, values });
    submit();
    await change.request().refuse(new Error('boom'));
    expect(state().context.message).toBe('Failed to change your email address. Please try again.');
  });

  it('rejects wrong types', () => {
    const wrong = fromPromise<{ message: string }, { email: string; password: string }>(async () => ({ message: '' }));
    // @ts-expect-error the port sends the current password
    changeEmailMachine.provide({ actors: { requestEmailChange: wrong } });
  });
});
