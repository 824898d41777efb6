import { CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { type ResetPasswordInput, resetPasswordMachine } from './resetPasswordMachine.ts';

const input: ResetPasswordInput = { email: 'ada@example.com', code: '0123' };
const values = { password: 'long enough', confirmPassword: 'long enough' };
const refusedCode = new CallError('The code is wrong or has expired', { status: 400, code: 'invalid_code' });

const refusedLink = new CallError('This link is wrong or has expired', { status: 400, code: 'invalid_code' });

function run(code = input.code) {
  const reset = controlledPort<CallResponse<'resetPassword'>, { email: string; otp: string; password: string }>();
  const actor = createActor(resetPasswordMachine.provide({ actors: { resetPassword: reset.logic } }), {
    input: { ...input, code },
  });
  const emitted = emittedBy(actor);
  actor.start();
  return { actor, reset, emitted };
}

describe('resetPassword', () => {
  it('applies the password rules of sign-up', { tags: ['5.1.6'] }, () => {
    const [start] = initialTransition(resetPasswordMachine, input);
    const submit = { type: 'form.submitted', values: { password: 'short', confirmPassword: 'short' } } as const;
    const [refused] = transition(resetPasswordMachine, start, submit);
    expect(refused.context.errors).toEqual({ password: 'Password must be at least 8 characters' });
  });

  it('resets once for a double submit, and clears the password', { tags: ['3.1.7', '4.1.7'] }, async () => {
    const { actor, reset, emitted } = run();
    actor.send({ type: 'form.submitted', values });
    actor.send({ type: 'form.submitted', values });
    expect(reset.requests.map((request) => request.input)).toEqual([
      { email: 'ada@example.com', otp: '0123', password: 'long enough' },
    ]);
    await reset.request().answer({ message: 'ok' });
    expect(emitted).toEqual([{ type: 'form.succeeded', values, answer: { message: 'ok' } }]);
    expect(actor.getSnapshot().context.values).toEqual({ password: '', confirmPassword: '' });
  });

  it('finishes with resetCode.refused when the code is refused', { tags: ['10.1.3'] }, async () => {
    const { actor, reset, emitted } = run();
    actor.send({ type: 'form.submitted', values });
    await reset.request().refuse(refusedCode);
    expect(actor.getSnapshot().value).toBe('codeRefused');
    expect(actor.getSnapshot().status).toBe('done');
    expect(emitted).toEqual([{ type: 'resetCode.refused', email: 'ada@example.com', message: refusedCode.message }]);
  });

  it.each([
    ['codes are off', new CallError('Request a link', { status: 400, code: 'link_required' })],
    [
      'no code at all',
      new CallError('Enter the 4-digit code', { status: 400, code: 'validation', fields: { otp: '!' } }),
    ],
  ])('finishes with resetCode.refused when the server answers: %s', async (_, refusal) => {
    const { actor, reset, emitted } = run();
    actor.send({ type: 'form.submitted', values });
    await reset.request().refuse(refusal);
    expect(emitted).toEqual([{ type: 'resetCode.refused', email: 'ada@example.com', message: refusal.message }]);
  });

  it.each(['Q0wA-_9sT7ukqJ2mBvNxzg', 'longer-than-any-code-of-the-reference-backend', '123456'])(
    'sends the token of a link, and finishes with resetLink.refused when it is refused: %s',
    async (token) => {
      const { actor, reset, emitted } = run(token);
      actor.send({ type: 'form.submitted', values });
      expect(reset.request().input.otp).toBe(token);
      await reset.request().refuse(refusedLink);
      expect(actor.getSnapshot().value).toBe('codeRefused');
      expect(emitted).toEqual([{ type: 'resetLink.refused', email: 'ada@example.com', message: refusedLink.message }]);
    },
  );

  it('returns to the form after any other failure', { tags: ['8.1.4'] }, async () => {
    const { actor, reset, emitted } = run();
    actor.send({ type: 'form.submitted', values });
    await reset.request().refuse(new Error('boom'));
    expect(actor.getSnapshot().value).toBe('editing');
    expect(emitted).toEqual([{ type: 'form.failed', message: 'Failed to reset password. Please try again.' }]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<ResetPasswordInput['code']>().toEqualTypeOf<string>();
    const wrong = fromPromise<{ message: string }, { otp: number }>(async () => ({ message: '' }));
    // @ts-expect-error a code is text: it may begin with 0
    resetPasswordMachine.provide({ actors: { resetPassword: wrong } });
  });
});
