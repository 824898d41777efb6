import { CallError, type CallResponse, type TwoFactorCodeForm } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { stepUpMachine } from './stepUpMachine.ts';

const answer = { expiresAt: '2026-11-29T09:15:00.000Z' };

function run() {
  const stepUp = controlledPort<CallResponse<'stepUp'>, TwoFactorCodeForm>();
  const actor = createActor(stepUpMachine.provide({ actors: { stepUp: stepUp.logic } }));
  const emitted = emittedBy(actor);
  actor.start();
  const submit = (code: string) => actor.send({ type: 'form.submitted', values: { code } });
  return { stepUp, emitted, submit, state: () => actor.getSnapshot() };
}

describe('stepUp', () => {
  it.each(['', '12345', 'ABS2-ABS3'])('refuses the shape of %j, and keeps it', (code) => {
    const [start] = initialTransition(stepUpMachine);
    const [refused] = transition(stepUpMachine, start, { type: 'form.submitted', values: { code } });
    expect([refused.value, refused.context]).toMatchObject([
      'editing',
      { values: { code }, errors: { code: 'Enter the code from your app, or a recovery code' } },
    ]);
  });

  it.each([
    ['123 456', '123456'],
    ['k4qz-7m2t-x7pl-3rah', 'K4QZ7M2TX7PL3RAH'],
  ])('sends %j once for a double submit, and ends', async (typed, code) => {
    const { stepUp, emitted, submit, state } = run();
    submit(typed);
    submit(typed);
    expect(stepUp.requests.map(({ input }) => input)).toEqual([{ code }]);
    await stepUp.request().answer(answer);
    expect(emitted).toEqual([{ type: 'form.succeeded', values: { code }, answer }]);
    expect(state()).toMatchObject({ value: 'given', status: 'done' });
  });

  it('shows a wrong code at its field, other failures for the form, and keeps what was typed', async () => {
    const { stepUp, submit, state } = run();
    submit('123456');
    await stepUp.request().refuse(new CallError('It is wrong', { status: 400, code: 'invalid_code' }));
    expect(state().context).toMatchObject({ errors: { code: 'It is wrong' }, message: null });
    submit('123456');
    await stepUp.request().refuse(offline);
    expect(state().context).toMatchObject({ errors: {}, message: offline.message, values: { code: '123456' } });
    submit('123456');
    await stepUp.request().refuse(new Error('boom'));
    expect(state().context.message).toBe('Failed to check the code. Please try again.');
  });

  it('rejects wrong types', () => {
    const wrong = fromPromise<{ expiresAt: string }, { otp: string }>(async () => answer);
    // @ts-expect-error the port sends the code
    stepUpMachine.provide({ actors: { stepUp: wrong } });
  });
});
