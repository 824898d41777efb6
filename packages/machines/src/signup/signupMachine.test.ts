import { CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EmittedFrom, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { signupMachine } from './signupMachine.ts';

const typed = { email: ' ada@example.com', password: 'long enough', confirmPassword: 'long enough' };
const taken = new CallError('An account with this email already exists', { status: 409, code: 'email_taken' });

function run() {
  const signup = controlledPort<CallResponse<'signup'>, { email: string; password: string }>();
  const actor = createActor(signupMachine.provide({ actors: { signup: signup.logic } }), { input: {} });
  const emitted = emittedBy(actor);
  actor.start();
  return { actor, signup, emitted, context: () => actor.getSnapshot().context };
}

describe('signup', () => {
  it('validates all fields together', () => {
    const [start] = initialTransition(signupMachine, {});
    const [refused] = transition(signupMachine, start, {
      type: 'form.submitted',
      values: { password: 'long enough', confirmPassword: 'another one' },
    });
    expect(refused.value).toBe('editing');
    expect(refused.context.errors).toEqual({
      email: 'Email is required',
      confirmPassword: 'Passwords do not match',
    });
  });

  it('opens one account for a double submit, and clears the password', { tags: ['2.1.8', '4.1.5'] }, async () => {
    const { actor, signup, emitted, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    actor.send({ type: 'form.submitted', values: typed });
    expect(signup.requests.map(({ input }) => input)).toEqual([{ email: 'ada@example.com', password: 'long enough' }]);
    await signup.request().answer({ message: 'ok' });
    expect(actor.getSnapshot().status).toBe('done');
    expect(context().values).toMatchObject({ password: '', confirmPassword: '' });
    expect(emitted).toEqual([
      { type: 'form.succeeded', values: { ...typed, email: 'ada@example.com' }, answer: { message: 'ok' } },
    ]);
  });

  it('shows at the e-mail field that the address is taken', async () => {
    const { actor, signup, emitted, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await signup.request().refuse(taken);
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context().errors).toEqual({ email: taken.message });
    expect(context().message).toBeNull();
    expect(emitted).toEqual([{ type: 'form.failed', message: taken.message }]);
  });

  it('keeps the typed values when no answer comes', { tags: ['8.1.1'] }, async () => {
    const { actor, signup, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await signup.request().refuse(offline);
    expect(context()).toMatchObject({ values: typed, message: 'Network Error', errors: {} });
    actor.send({ type: 'form.submitted', values: {} });
    expect(context()).toMatchObject({ values: typed, message: null });
    expect(signup.requests).toHaveLength(2);
  });

  it('rejects wrong types', () => {
    expectTypeOf<EmittedFrom<typeof signupMachine>['type']>().toEqualTypeOf<'form.succeeded' | 'form.failed'>();
    const wrong = fromPromise<string, { email: string; password: string }>(async () => 'ok');
    // @ts-expect-error the answer is an object with a message
    signupMachine.provide({ actors: { signup: wrong } });
  });
});
