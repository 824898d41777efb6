import { CallError, type CallResponse, EMAIL_UNVERIFIED_MESSAGE, type LoginForm } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EmittedFrom, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { adasCredentials, offline } from '../testing/fixtures.ts';
import { loginMachine } from './loginMachine.ts';

const typed = { email: ' ada@example.com ', password: 'secret' };
const unverified = new CallError(EMAIL_UNVERIFIED_MESSAGE, { status: 403, code: 'email_unverified' });
const tooSoon = new CallError('Please wait', { status: 429, code: 'rate_limited', retryAfter: 40 });

function run() {
  const login = controlledPort<CallResponse<'login'>, LoginForm>();
  const requestOtp = controlledPort<CallResponse<'requestOtp'>, { email: string }>();
  const actor = createActor(loginMachine.provide({ actors: { login: login.logic, requestOtp: requestOtp.logic } }), {
    input: {},
  });
  const emitted = emittedBy(actor);
  actor.start();
  return { actor, login, requestOtp, emitted, context: () => actor.getSnapshot().context };
}

describe('login, pure', () => {
  it('shows an error for each missing field', () => {
    const [start] = initialTransition(loginMachine, {});
    const [refused] = transition(loginMachine, start, { type: 'form.submitted', values: {} });
    expect(refused.value).toBe('editing');
    expect(refused.context.errors).toEqual({ email: 'Email is required', password: 'Password is required' });
  });

  it('accepts values that come with the submit, such as those that a browser filled in', {
    tags: ['3.1.2', '4.1.1'],
  }, () => {
    const [start] = initialTransition(loginMachine, { email: 'old@example.com' });
    const [submitting] = transition(loginMachine, start, { type: 'form.submitted', values: typed });
    expect(submitting.value).toBe('submitting');
    expect(submitting.hasTag('pending')).toBe(true);
    expect(submitting.context.values).toEqual({ ...typed, code: '' });
  });

  it('fails with the name of the port until the app provides it', async () => {
    const actor = createActor(loginMachine.provide({}), { input: {} }).start();
    const failures: unknown[] = [];
    actor.system.inspect((event) => {
      if (event.type === '@xstate.event' && event.event.type === 'xstate.error.actor.login') {
        failures.push(event.event.error);
      }
    });
    actor.send({ type: 'form.submitted', values: typed });
    await new Promise((resolve) => setTimeout(resolve));
    expect(String(failures[0])).toContain('The port "login" is not provided');
  });
});

describe('login, running', () => {
  it('signs in with cleaned values, once for a double submit, and clears the password', async () => {
    const { actor, login, emitted, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    actor.send({ type: 'form.submitted', values: typed });
    expect(login.requests.map(({ input }) => input)).toEqual([{ email: 'ada@example.com', password: 'secret' }]);
    const answer = { message: 'Welcome', user_credentials: adasCredentials };
    await login.request().answer(answer);
    expect(actor.getSnapshot().value).toBe('done');
    expect(context().values.password).toBe('');
    expect(emitted).toEqual([
      { type: 'form.succeeded', values: { email: 'ada@example.com', password: 'secret' }, answer },
    ]);
  });

  it.each([
    ['the server’s sentence', new CallError('Wrong e-mail or password', { status: 401 }), 'Wrong e-mail or password'],
    ['the transport’s sentence', offline, 'Network Error'],
    ['a generic sentence', new TypeError('x is undefined'), 'Failed to log in. Please try again.'],
  ])('returns to the form with %s', { tags: ['3.1.2', '4.1.2', '8.1.1', '8.1.17'] }, async (_, error, message) => {
    const { actor, login, emitted, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await login.request().refuse(error);
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context()).toMatchObject({ message, values: typed });
    expect(emitted).toEqual([{ type: 'form.failed', message }]);
  });

  it("shows the server's errors at their fields", async () => {
    const { actor, login, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    const fields = { email: 'Email is invalid' };
    await login.request().refuse(new CallError('Please check', { status: 400, code: 'validation', fields }));
    expect(context().errors).toEqual(fields);
  });

  it.each([
    ['code', unverified],
    ['message alone', new CallError(EMAIL_UNVERIFIED_MESSAGE, { status: 403 })],
  ])(
    'requests a code for an unverified e-mail, identified by the %s of the error',
    { tags: ['4.1.10'] },
    async (_, error) => {
      const { actor, login, requestOtp, emitted } = run();
      actor.send({ type: 'form.submitted', values: typed });
      await login.request().refuse(error);
      expect(actor.getSnapshot().value).toBe('requestingOtp');
      expect(requestOtp.request().input).toEqual({ email: 'ada@example.com' });
      await requestOtp.request().answer({ message: 'OTP sent successfully' });
      expect(emitted).toEqual([{ type: 'verification.required', email: 'ada@example.com' }]);
    },
  );

  it('shows an error when no code could be sent', async () => {
    const { actor, login, requestOtp, context } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await login.request().refuse(unverified);
    await requestOtp.request().refuse(new Error('boom'));
    expect(actor.getSnapshot().value).toBe('editing');
    expect(context().message).toBe('Failed to send OTP. Please try again.');
  });

  it('emits verification.required when a code was sent a moment ago', async () => {
    const { actor, login, requestOtp, emitted } = run();
    actor.send({ type: 'form.submitted', values: typed });
    await login.request().refuse(unverified);
    await requestOtp.request().refuse(tooSoon);
    expect(emitted).toEqual([{ type: 'verification.required', email: 'ada@example.com', retryAfter: 40 }]);
  });

  describe('of an account with two-factor authentication', () => {
    const codeRequired = new CallError('Enter the code', { status: 403, code: 'two_factor_required' });
    const answer = { message: 'Welcome', user_credentials: adasCredentials };

    /** An actor that waits for the code, and its next request. */
    async function atCode() {
      const { actor, login, ...rest } = run();
      actor.send({ type: 'form.submitted', values: typed });
      await login.request().refuse(codeRequired);
      expect(actor.getSnapshot().value).toBe('enteringCode');
      const enter = (code: string) => actor.send({ type: 'code.submitted', code });
      return { actor, login, enter, ...rest };
    }

    it('sends the code with the password, and clears both', { tags: ['10.1.38'] }, async () => {
      const { actor, login, enter, emitted, context } = await atCode();
      expect(emitted).toEqual([]);
      enter(' 123 456 ');
      enter('123456');
      const credentials = { email: 'ada@example.com', password: 'secret' };
      expect(login.requests.map(({ input }) => input)).toEqual([credentials, { ...credentials, code: '123456' }]);
      await login.request().answer(answer);
      expect(actor.getSnapshot().value).toBe('done');
      expect(context().values).toEqual({ email: typed.email, password: '', code: '' });
      expect(emitted).toEqual([{ type: 'form.succeeded', values: credentials, answer }]);
    });

    it('refuses a code of another shape without a request', async () => {
      const { actor, login, enter, context } = await atCode();
      enter('12');
      expect(actor.getSnapshot().value).toBe('enteringCode');
      expect(context().errors).toEqual({ code: 'Enter the code from your app, or a recovery code' });
      expect(login.requests).toHaveLength(1);
    });

    it('shows a wrong code at its field, and takes another', async () => {
      const { actor, login, enter, context } = await atCode();
      enter('123456');
      await login.request().refuse(new CallError('That code is wrong', { status: 400, code: 'invalid_code' }));
      expect(actor.getSnapshot().value).toBe('enteringCode');
      expect(context()).toMatchObject({ errors: { code: 'That code is wrong' }, message: null });
      enter('abs2-abs3-abs4-abs5');
      expect(login.request().input).toMatchObject({ code: 'ABS2ABS3ABS4ABS5' });
    });

    it('stays at the code when the call fails', async () => {
      const { actor, login, enter, context } = await atCode();
      enter('123456');
      await login.request().refuse(offline);
      expect(actor.getSnapshot().value).toBe('enteringCode');
      expect(context()).toMatchObject({ message: 'Network Error', values: { code: '123456' } });
    });

    it.each(['invalid_credentials', 'account_blocked'] as const)('returns to the password after %s', async (code) => {
      const { actor, login, enter, context } = await atCode();
      enter('123456');
      await login.request().refuse(new CallError('Refused', { status: 403, code }));
      expect(actor.getSnapshot().value).toBe('editing');
      expect(context()).toMatchObject({ message: 'Refused', values: { ...typed, code: '' } });
    });

    it('can be left for another account, and what was typed stays', async () => {
      const { actor, enter, context } = await atCode();
      enter('12');
      actor.send({ type: 'code.left' });
      expect(actor.getSnapshot().value).toBe('editing');
      expect(context()).toEqual({ values: { ...typed, code: '' }, errors: {}, message: null });
    });
  });

  it('aborts the request when the actor stops', () => {
    const { actor, login } = run();
    actor.send({ type: 'form.submitted', values: typed });
    actor.stop();
    expect(login.request().signal.aborted).toBe(true);
  });
});

it('rejects wrong types', () => {
  expectTypeOf<
    Extract<EmittedFrom<typeof loginMachine>, { type: 'verification.required' }>['email']
  >().toEqualTypeOf<string>();
  const wrong = fromPromise<{ message: string }, LoginForm>(async () => ({ message: 'no credentials' }));
  // @ts-expect-error login answers with credentials
  loginMachine.provide({ actors: { login: wrong } });
  const snapshot = createActor(loginMachine, { input: {} }).getSnapshot();
  // @ts-expect-error phone is not a field
  snapshot.can({ type: 'form.submitted', values: { phone: '' } });
});
