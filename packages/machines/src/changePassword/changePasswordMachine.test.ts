import { CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EmittedFrom, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { changePasswordMachine } from './changePasswordMachine.ts';

const values = { currentPassword: 'old', password: 'long enough', confirmPassword: 'long enough' };
const sent = { currentPassword: 'old', password: 'long enough' };
const empty = { currentPassword: '', password: '', confirmPassword: '' };

function run() {
  const change = controlledPort<CallResponse<'changePassword'>, typeof sent>();
  const actor = createActor(changePasswordMachine.provide({ actors: { changePassword: change.logic } }));
  const emitted = emittedBy(actor);
  actor.start();
  return { actor, change, emitted };
}

describe('changePassword', () => {
  it.each([
    [
      {},
      {
        currentPassword: 'Password is required',
        password: 'Password is required',
        confirmPassword: 'Please confirm your password',
      },
    ],
    [
      { ...values, password: 'short', confirmPassword: 'short' },
      { password: 'Password must be at least 8 characters' },
    ],
    [{ ...values, confirmPassword: 'long enouhg' }, { confirmPassword: 'Passwords do not match' }],
    [{ ...values, currentPassword: 'long enough' }, { password: 'Choose a password other than your current one' }],
  ])('refuses %o', (typed, errors) => {
    const [start] = initialTransition(changePasswordMachine);
    const [refused] = transition(changePasswordMachine, start, { type: 'form.submitted', values: typed });
    expect([refused.value, refused.context.errors]).toEqual(['editing', errors]);
  });

  it('changes the password once for a double submit, and forgets what was typed', async () => {
    const { actor, change, emitted } = run();
    actor.send({ type: 'form.submitted', values });
    actor.send({ type: 'form.submitted', values });
    expect(change.requests.map(({ input }) => input)).toEqual([sent]);
    await change.request().answer({ message: 'ok' });
    expect(emitted).toEqual([{ type: 'form.succeeded', values, answer: { message: 'ok' } }]);
    expect(actor.getSnapshot().value).toBe('saved');
    expect(actor.getSnapshot().context.values).toEqual(empty);
  });

  it('changes it again after that', async () => {
    const { actor, change } = run();
    actor.send({ type: 'form.submitted', values });
    await change.request().answer({ message: 'ok' });
    actor.send({ type: 'form.submitted', values: { ...values, currentPassword: 'long enough', password: '' } });
    expect(actor.getSnapshot().value).toBe('editing');
    const again = { currentPassword: 'long enough', password: 'even longer', confirmPassword: 'even longer' };
    actor.send({ type: 'form.submitted', values: again });
    expect(change.request().input).toEqual({ currentPassword: 'long enough', password: 'even longer' });
  });

  it('shows a wrong current password at its field, and the fields that the server refuses at theirs', async () => {
    const { actor, change } = run();
    actor.send({ type: 'form.submitted', values });
    await change.request().refuse(new CallError('It is incorrect', { status: 400, code: 'wrong_password' }));
    expect(actor.getSnapshot().context.errors).toEqual({ currentPassword: 'It is incorrect' });
    actor.send({ type: 'form.submitted', values });
    const fields = { password: 'Too easy' };
    await change.request().refuse(new CallError('Too easy', { status: 400, code: 'weak_password', fields }));
    expect(actor.getSnapshot().context.errors).toEqual({ password: 'Too easy' });
  });

  it('keeps what was typed after a failure', async () => {
    const { actor, change, emitted } = run();
    actor.send({ type: 'form.submitted', values });
    await change.request().refuse(offline);
    actor.send({ type: 'form.submitted', values });
    await change.request().refuse(new Error('boom'));
    expect(actor.getSnapshot().context.values).toEqual(values);
    expect(emitted).toEqual([
      { type: 'form.failed', message: offline.message },
      { type: 'form.failed', message: 'Failed to change your password. Please try again.' },
    ]);
  });

  it('rejects wrong types', () => {
    type Emitted = EmittedFrom<typeof changePasswordMachine>;
    expectTypeOf<Extract<Emitted, { type: 'form.succeeded' }>['answer']>().toEqualTypeOf<{ message: string }>();
    const wrong = fromPromise<{ message: string }, { password: string }>(async () => ({ message: '' }));
    // @ts-expect-error the port sends the current password too
    changePasswordMachine.provide({ actors: { changePassword: wrong } });
  });
});
