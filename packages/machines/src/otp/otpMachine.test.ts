import { CallError } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { adasCredentials, offline } from '../testing/fixtures.ts';
import { otpMachine } from './otpMachine.ts';
import type { CheckAnswer, CodeSent, OtpFlow, OtpInput, OtpOutput, SendAnswer, VerifyAnswer } from './otpTypes.ts';

const email = 'ada@example.com';
const wrongCode = new CallError('The code is wrong', { status: 400, code: 'invalid_code' });
const tooSoon = new CallError('Please wait', { status: 429, code: 'rate_limited', retryAfter: 90 });

function run(input: Partial<OtpInput> = {}) {
  const clock = new SimulatedClock();
  const verifyEmail = controlledPort<VerifyAnswer, CodeSent>();
  const checkResetCode = controlledPort<CheckAnswer, CodeSent>();
  const sendOtp = controlledPort<SendAnswer, { flow: OtpFlow; email: string }>();
  const actor = createActor(
    otpMachine.provide({
      actors: { verifyEmail: verifyEmail.logic, checkResetCode: checkResetCode.logic, sendOtp: sendOtp.logic },
    }),
    { clock, input: { flow: 'signup', email, now: () => clock.now(), ...input } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    clock,
    verifyEmail,
    checkResetCode,
    sendOtp,
    emitted,
    context: () => actor.getSnapshot().context,
    secondsLeft: () => actor.getSnapshot().children.countdown?.getSnapshot().context.secondsLeft,
    passSeconds: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) clock.increment(1000);
    },
  };
}

describe('otp, pure', () => {
  const start = (input: Partial<OtpInput> = {}) =>
    initialTransition(otpMachine, { flow: 'signup', email, now: () => 0, ...input })[0];

  it('keeps the first four digits of a typed or pasted text', () => {
    const [typed] = transition(otpMachine, start(), { type: 'code.changed', code: ' 1٢-\u200b3 45' });
    expect(typed.context.code).toBe('1234');
  });

  it.each(['', '123', '12a'])('does not submit %j', { tags: ['5.1.7'] }, (code) => {
    const [typed] = transition(otpMachine, start(), { type: 'code.changed', code });
    const [submitted] = transition(otpMachine, typed, { type: 'code.submitted' });
    expect(submitted.matches({ active: { code: 'editing' } })).toBe(true);
  });

  it('asks for the e-mail when none is known, and validates it', { tags: ['5.1.9'] }, () => {
    const asking = start({ email: null });
    expect(asking.value).toBe('askingEmail');
    const [refused] = transition(otpMachine, asking, { type: 'email.submitted', email: '' });
    expect(refused.context.emailError).toBe('Email is required');
    const [known] = transition(otpMachine, refused, { type: 'email.submitted', email: ` ${email} ` });
    expect(known.context.email).toBe(email);
    expect(known.matches({ active: { resend: 'resendable' } })).toBe(true);
  });

  it('asks for another e-mail when the person rejects the known one', () => {
    const [asking] = transition(otpMachine, start(), { type: 'email.rejected' });
    expect(asking.value).toBe('askingEmail');
    expect(asking.context).toMatchObject({ email: null, typedEmail: email, code: '' });
  });
});

describe('otp, the code', () => {
  it.each(['signup', 'login'] as const)(
    'signs in by the code in the flow %s, and verifies it once',
    { tags: ['2.1.10', '4.1.3'] },
    async (flow) => {
      const { actor, verifyEmail, checkResetCode, emitted } = run({ flow });
      actor.send({ type: 'code.changed', code: '0123' });
      actor.send({ type: 'code.submitted' });
      actor.send({ type: 'code.submitted' });
      actor.send({ type: 'code.submitted', code: '9999' });
      expect(verifyEmail.requests.map(({ input }) => input)).toEqual([{ email, otp: '0123' }]);
      expect(checkResetCode.requests).toHaveLength(0);
      await verifyEmail.request().answer({ message: 'ok', user_credentials: adasCredentials });
      expect(emitted.at(-1)).toEqual({ type: 'otp.verified', flow, email, credentials: adasCredentials });
      expect(actor.getSnapshot().output).toEqual({ flow, email, credentials: adasCredentials });
    },
  );

  it('only checks a reset code', { tags: ['2.1.10'] }, async () => {
    const { actor, verifyEmail, checkResetCode, emitted } = run({ flow: 'reset' });
    actor.send({ type: 'code.submitted', code: '0123' });
    expect(verifyEmail.requests).toHaveLength(0);
    await checkResetCode.request().answer({ message: 'ok' });
    expect(emitted.at(-1)).toEqual({ type: 'otp.verified', flow: 'reset', email, code: '0123' });
  });

  it('does not send a refused code again until it changes', { tags: ['5.1.8', '8.1.1', '10.1.3'] }, async () => {
    const { actor, verifyEmail, emitted, context } = run();
    actor.send({ type: 'code.submitted', code: '1111' });
    await verifyEmail.request().refuse(wrongCode);
    expect(context().codeError).toBe('The code is wrong');
    expect(emitted.at(-1)).toEqual({ type: 'otp.refused', message: 'The code is wrong' });
    actor.send({ type: 'code.submitted' });
    expect(verifyEmail.requests).toHaveLength(1);
    actor.send({ type: 'code.changed', code: '2222' });
    expect(context().codeError).toBeNull();
    actor.send({ type: 'code.submitted' });
    expect(verifyEmail.requests).toHaveLength(2);
  });

  it.each([
    ['no answer', offline, 'Network Error'],
    ['a limit', tooSoon, 'Please wait'],
    ['something unknown', new Error('boom'), 'Failed to verify OTP. Please try again.'],
  ])('can send the same code again after %s', { tags: ['8.1.3'] }, async (_, error, message) => {
    const { actor, verifyEmail, context } = run();
    actor.send({ type: 'code.submitted', code: '1111' });
    await verifyEmail.request().refuse(error);
    expect(context()).toMatchObject({ message, codeError: null });
    actor.send({ type: 'code.submitted' });
    expect(context().message).toBeNull();
    expect(verifyEmail.requests).toHaveLength(2);
  });
});

describe('otp, sending again', () => {
  it('waits sixty seconds, then sends once for a double click, then waits again', {
    tags: ['2.1.11', '4.1.7', '4.1.13', '8.1.7'],
  }, async () => {
    const { actor, sendOtp, emitted, secondsLeft, passSeconds } = run();
    actor.send({ type: 'resend.requested' });
    passSeconds(59);
    expect(secondsLeft()).toBe(1);
    actor.send({ type: 'resend.requested' });
    expect(sendOtp.requests).toHaveLength(0);
    passSeconds(1);
    expect(actor.getSnapshot().matches({ active: { resend: 'resendable' } })).toBe(true);
    actor.send({ type: 'resend.requested' });
    actor.send({ type: 'resend.requested' });
    expect(sendOtp.requests.map(({ input }) => input)).toEqual([{ flow: 'signup', email }]);
    await sendOtp.request().answer({ message: 'OTP sent successfully' });
    expect(secondsLeft()).toBe(60);
    expect(emitted).toEqual([
      { type: 'otp.resent', message: 'another otp has been sent to you. Please check your inbox.' },
    ]);
    expect(actor.getSnapshot().context.resendAt).toBe(120_000);
  });

  it('continues the countdown after a reload, from the stored time', () => {
    const first = run({ flow: 'reset' });
    expect(first.actor.getSnapshot().context.resendAt).toBe(60_000);
    const { secondsLeft, passSeconds, actor } = run({ resendAt: 12_000 });
    expect(secondsLeft()).toBe(12);
    passSeconds(12);
    expect(actor.getSnapshot().matches({ active: { resend: 'resendable' } })).toBe(true);
  });

  it('waits as long as the server requires', async () => {
    const { actor, sendOtp, emitted, context, secondsLeft } = run({ resendAt: null });
    actor.send({ type: 'resend.requested' });
    await sendOtp.request().refuse(tooSoon);
    expect(secondsLeft()).toBe(90);
    expect(context().message).toBe('Please wait');
    expect(emitted).toContainEqual({ type: 'resend.failed', message: 'Please wait' });
  });

  it('can be retried immediately when nothing was sent', { tags: ['8.1.2'] }, async () => {
    const { actor, sendOtp, context } = run({ resendAt: null });
    actor.send({ type: 'resend.requested' });
    await sendOtp.request().refuse(new Error('boom'));
    expect(context().message).toBe('Failed to send OTP. Please try again.');
    expect(actor.getSnapshot().can({ type: 'resend.requested' })).toBe(true);
  });

  it('sends no new code while one is being verified', () => {
    const { actor, sendOtp } = run({ resendAt: null });
    actor.send({ type: 'code.submitted', code: '1111' });
    actor.send({ type: 'resend.requested' });
    expect(sendOtp.requests).toHaveLength(0);
  });

  it('aborts a resend in flight when the code is right', async () => {
    const { actor, sendOtp, verifyEmail } = run({ resendAt: null });
    actor.send({ type: 'resend.requested' });
    actor.send({ type: 'code.submitted', code: '1111' });
    await verifyEmail.request().answer({ message: '', user_credentials: adasCredentials });
    expect(sendOtp.request().signal.aborted).toBe(true);
  });
});

it('rejects wrong types', () => {
  expectTypeOf<Extract<OtpOutput, { flow: 'reset' }>>().not.toHaveProperty('credentials');
  const wrong = fromPromise<{ message: string }, CodeSent>(async () => ({ message: '' }));
  // @ts-expect-error verifying answers with credentials
  otpMachine.provide({ actors: { verifyEmail: wrong } });
  // @ts-expect-error the flow is one of three
  const input: OtpInput = { flow: 'checkout', email };
  expect(input.email).toBe(email);
});
