import { CallError, type CallResponse } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { deleteAccountMachine } from './deleteAccountMachine.ts';

const values = { currentPassword: 'old passphrase' };

function run() {
  const deletion = controlledPort<CallResponse<'deleteAccount'>, typeof values>();
  const actor = createActor(deleteAccountMachine.provide({ actors: { deleteAccount: deletion.logic } }));
  const emitted = emittedBy(actor);
  actor.start();
  const submit = (typed: Partial<typeof values> = values) => actor.send({ type: 'form.submitted', values: typed });
  const confirm = () => actor.send({ type: 'deletion.confirmed' });
  return { actor, deletion, emitted, submit, confirm, state: () => actor.getSnapshot() };
}

describe('deleteAccount', () => {
  it('requires the password before the question', () => {
    const { submit, state } = run();
    submit({});
    expect([state().value, state().context.errors]).toEqual(['editing', { currentPassword: 'Password is required' }]);
  });

  it('deletes nothing before it is confirmed, and nothing when it is cancelled', () => {
    const { actor, deletion, submit, state } = run();
    submit();
    expect(state().value).toBe('confirming');
    actor.send({ type: 'deletion.cancelled' });
    expect([state().value, state().context.values]).toEqual(['editing', values]);
    actor.send({ type: 'deletion.confirmed' });
    expect(deletion.requests).toHaveLength(0);
  });

  it('deletes once for a double click, and forgets the password', async () => {
    const { actor, deletion, emitted, submit, confirm, state } = run();
    submit();
    confirm();
    confirm();
    actor.send({ type: 'deletion.cancelled' });
    expect(deletion.requests.map(({ input }) => input)).toEqual([values]);
    await deletion.request().answer({ message: 'Deleted.' });
    expect(emitted).toEqual([{ type: 'form.succeeded', values, answer: { message: 'Deleted.' } }]);
    expect([state().status, state().context.values]).toEqual(['done', { currentPassword: '' }]);
  });

  it('shows a wrong password at its field, and other reasons below, and asks again', async () => {
    const { deletion, submit, confirm, state } = run();
    submit();
    confirm();
    await deletion.request().refuse(new CallError('It is incorrect', { status: 400, code: 'wrong_password' }));
    expect([state().value, state().context.errors]).toEqual(['editing', { currentPassword: 'It is incorrect' }]);
    submit();
    expect(state().value).toBe('confirming');
    confirm();
    await deletion.request().refuse(new CallError('Not sent yet', { status: 409, code: 'order_under_way' }));
    expect([state().value, state().context.message]).toEqual(['editing', 'Not sent yet']);
    submit();
    confirm();
    await deletion.request().refuse(offline);
    expect(state().context.message).toBe(offline.message);
    submit();
    confirm();
    await deletion.request().refuse(new Error('boom'));
    expect(state().context.message).toBe('Failed to delete your account. Please try again.');
    expect(state().context.values).toEqual(values);
  });

  it('rejects wrong types', () => {
    const wrong = fromPromise<{ message: string }, { password: string }>(async () => ({ message: '' }));
    // @ts-expect-error the port sends the current password
    deleteAccountMachine.provide({ actors: { deleteAccount: wrong } });
  });
});
