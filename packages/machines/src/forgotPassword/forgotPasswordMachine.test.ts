import { CallError, type CallResponse, type ForgotPasswordForm } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EmittedFrom, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { forgotPasswordMachine } from './forgotPasswordMachine.ts';

const tooSoon = new CallError('Please wait 30 seconds', { status: 429, code: 'rate_limited', retryAfter: 30 });

const submitted = { type: 'form.submitted', values: { email: ' ada@example.com' } } as const;

function run() {
  const ask = controlledPort<CallResponse<'forgotPassword'>, ForgotPasswordForm>();
  const actor = createActor(forgotPasswordMachine.provide({ actors: { forgotPassword: ask.logic } }), { input: {} });
  const emitted = emittedBy(actor);
  actor.start();
  return { actor, ask, emitted };
}

describe('forgotPassword', () => {
  it('requires the e-mail with a message of its own', { tags: ['5.1.10'] }, () => {
    const [start] = initialTransition(forgotPasswordMachine, {});
    const [refused] = transition(forgotPasswordMachine, start, { type: 'form.submitted', values: {} });
    expect(refused.value).toBe('editing');
    expect(refused.context.errors).toEqual({ email: 'Email is required.' });
  });

  it('requests one code for a double submit', { tags: ['2.1.20', '4.1.8'] }, async () => {
    const { actor, ask, emitted } = run();
    actor.send({ type: 'form.submitted', values: { email: 'bola@example.com ' } });
    actor.send(submitted);
    expect(ask.requests.map(({ input }) => input)).toEqual([{ email: 'bola@example.com' }]);
    await ask.request().answer({ message: 'OTP sent successfully' });
    expect(emitted).toEqual([
      { type: 'form.succeeded', values: { email: 'bola@example.com' }, answer: { message: 'OTP sent successfully' } },
    ]);
  });

  it('succeeds when a code was sent a moment ago', async () => {
    const { actor, ask, emitted } = run();
    actor.send(submitted);
    await ask.request().refuse(tooSoon);
    expect(emitted).toEqual([
      {
        type: 'form.succeeded',
        values: { email: 'ada@example.com' },
        answer: { message: tooSoon.message, retryAfter: 30 },
      },
    ]);
  });

  it('emits form.failed when no code could be sent', { tags: ['8.1.18'] }, async () => {
    const { actor, ask, emitted } = run();
    actor.send(submitted);
    await ask.request().refuse(new Error('boom'));
    expect(actor.getSnapshot().value).toBe('editing');
    expect(emitted).toEqual([{ type: 'form.failed', message: 'Failed to send OTP. Please try again.' }]);
  });

  it('rejects wrong types', () => {
    type Emitted = EmittedFrom<typeof forgotPasswordMachine>;
    expectTypeOf<Extract<Emitted, { type: 'form.succeeded' }>['answer']['retryAfter']>().toEqualTypeOf<
      number | undefined
    >();
    const wrong = fromPromise<number, ForgotPasswordForm>(async () => 1);
    // @ts-expect-error the answer is a message
    forgotPasswordMachine.provide({ actors: { forgotPassword: wrong } });
  });
});
