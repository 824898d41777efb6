import { CallError, type CallResponse, type ChangeTwoFactorForm } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { twoFactorMachine } from './twoFactorMachine.ts';

const off = { enabledAt: null, isRequired: false, recoveryCodesLeft: 0 };
const on = { enabledAt: '2026-11-29T09:00:00.000Z', isRequired: false, recoveryCodesLeft: 9 };
const secret = { secret: 'ABS2ABS3ABS4ABS5', url: 'otpauth://totp/ABS:ada' };
const recoveryCodes = ['ABS2-ABS3-ABS4-ABS5'];
const both = { currentPassword: 'passphrase', code: '123456' };
const refusal = (code: 'wrong_password' | 'invalid_code' | 'two_factor_on' | 'not_found', message: string) =>
  new CallError(message, { status: 400, code });

function run() {
  const status = controlledPort<CallResponse<'getTwoFactor'>, undefined>();
  const start = controlledPort<CallResponse<'startTwoFactor'>, { currentPassword: string }>();
  const confirm = controlledPort<CallResponse<'confirmTwoFactor'>, { code: string }>();
  const renew = controlledPort<CallResponse<'renewRecoveryCodes'>, ChangeTwoFactorForm>();
  const end = controlledPort<CallResponse<'endTwoFactor'>, ChangeTwoFactorForm>();
  const actor = createActor(
    twoFactorMachine.provide({
      actors: {
        getTwoFactor: status.logic,
        startTwoFactor: start.logic,
        confirmTwoFactor: confirm.logic,
        renewRecoveryCodes: renew.logic,
        endTwoFactor: end.logic,
      },
    }),
  );
  const emitted = emittedBy(actor);
  actor.start();
  const submit = (values: Partial<ChangeTwoFactorForm>) => actor.send({ type: 'form.submitted', values });
  const load = (answer: CallResponse<'getTwoFactor'>) => {
    actor.send({ type: 'refresh.requested' });
    return status.request().answer(answer);
  };
  return { actor, status, start, confirm, renew, end, emitted, submit, load, state: () => actor.getSnapshot() };
}

/** A machine that shows the secret. */
async function settingUp() {
  const all = run();
  await all.load(off);
  all.actor.send({ type: 'setup.requested' });
  all.submit({ currentPassword: 'passphrase' });
  await all.start.request().answer(secret);
  return all;
}

describe('twoFactor', () => {
  it('loads nothing until requested, and again after a failure', async () => {
    const { actor, status, state, load } = run();
    expect([state().value, status.requests]).toEqual(['idle', []]);
    actor.send({ type: 'refresh.requested' });
    await status.request().refuse(offline);
    expect([state().value, state().context.message]).toEqual(['failed', offline.message]);
    await load(on);
    expect([state().value, state().context]).toMatchObject(['on', { ...on, message: null }]);
  });

  it('sets up: the password, a code, the recovery codes, and then it is on', async () => {
    const { actor, start, confirm, status, submit, state } = await settingUp();
    expect(start.requests.map(({ input }) => input)).toEqual([{ currentPassword: 'passphrase' }]);
    expect([state().value, state().context]).toMatchObject(['settingUp', { secret, values: { currentPassword: '' } }]);
    submit({ code: ' 123 456 ' });
    submit({ code: '999999' });
    expect(confirm.requests.map(({ input }) => input)).toEqual([{ code: '123456' }]);
    await confirm.request().answer({ recoveryCodes });
    expect([state().value, state().context]).toMatchObject([
      'showingCodes',
      { recoveryCodes, secret: null, values: { code: '' } },
    ]);
    actor.send({ type: 'codes.saved' });
    expect(state().context.recoveryCodes).toEqual([]);
    await status.request().answer(on);
    expect([state().value, state().context]).toMatchObject(['on', on]);
  });

  it.each([
    ['startForm', {}, { currentPassword: 'Password is required' }],
    ['settingUp', { code: '12345' }, { code: 'Enter the 6-digit code from your app' }],
    ['settingUp', { code: 'ABS2-ABS3-ABS4-ABS5' }, { code: 'Enter the 6-digit code from your app' }],
  ])('keeps what does not pass in %s: %o', async (form, values, errors) => {
    const { actor, submit, state, load } = form === 'startForm' ? run() : await settingUp();
    if (form === 'startForm') await load(off);
    actor.send({ type: 'setup.requested' });
    submit(values);
    expect([state().value, state().context.errors]).toEqual([form, errors]);
    expect(state().context.values).toMatchObject(values);
  });

  it('shows a wrong password and a wrong code at their fields, and other reasons below the form', async () => {
    const { actor, start, load, submit, state } = run();
    await load(off);
    actor.send({ type: 'setup.requested' });
    submit({ currentPassword: 'wrong' });
    await start.request().refuse(refusal('wrong_password', 'It is incorrect'));
    expect([state().value, state().context.errors]).toEqual(['startForm', { currentPassword: 'It is incorrect' }]);
    submit({ currentPassword: 'passphrase' });
    await start.request().refuse(new Error('boom'));
    expect(state().context).toMatchObject({
      errors: {},
      message: 'Failed to change two-factor authentication. Please try again.',
      values: { currentPassword: 'passphrase' },
    });
    const { confirm, ...other } = await settingUp();
    other.submit({ code: '123456' });
    await confirm.request().refuse(refusal('invalid_code', 'It is wrong'));
    expect([other.state().value, other.state().context]).toMatchObject([
      'settingUp',
      { errors: { code: 'It is wrong' }, secret, values: { code: '123456' } },
    ]);
  });

  it('forgets the secret when setting up is cancelled', async () => {
    const { actor, state } = await settingUp();
    actor.send({ type: 'form.cancelled' });
    expect([state().value, state().context.secret]).toEqual(['off', null]);
  });

  it('replaces the recovery codes, once for a double submit', async () => {
    const { actor, renew, load, submit, state } = run();
    await load(on);
    actor.send({ type: 'renewal.requested' });
    submit(both);
    submit(both);
    actor.send({ type: 'form.cancelled' });
    expect(renew.requests.map(({ input }) => input)).toEqual([both]);
    await renew.request().answer({ recoveryCodes });
    expect([state().value, state().context.recoveryCodes]).toEqual(['showingCodes', recoveryCodes]);
  });

  it('is turned off with a recovery code too', async () => {
    const { actor, end, emitted, load, submit, state } = run();
    await load(on);
    actor.send({ type: 'end.requested' });
    submit({ ...both, code: 'abs2 abs3 abs4 abs5' });
    expect(end.requests.map(({ input }) => input.code)).toEqual(['ABS2ABS3ABS4ABS5']);
    await end.request().answer({ message: 'It is off.' });
    expect([state().value, state().context]).toMatchObject(['off', { ...off, values: { currentPassword: '' } }]);
    expect(emitted).toEqual([{ type: 'twoFactor.ended', message: 'It is off.' }]);
  });

  it.each(['renewal.requested', 'end.requested'] as const)(
    'forgets what was typed when %s is cancelled',
    async (type) => {
      const { actor, load, submit, state } = run();
      await load(on);
      actor.send({ type });
      submit({ currentPassword: 'passphrase' });
      expect(state().context.errors).toEqual({ code: 'Enter the code from your app, or a recovery code' });
      actor.send({ type: 'form.cancelled' });
      expect([state().value, state().context]).toMatchObject(['on', { errors: {}, values: { currentPassword: '' } }]);
    },
  );

  it('loads again, with the reason, when another tab was faster', async () => {
    const { confirm, status, submit, state } = await settingUp();
    submit({ code: '123456' });
    await confirm.request().refuse(refusal('two_factor_on', 'It is already on'));
    expect([state().value, state().context.secret]).toEqual(['loading', null]);
    await status.request().answer(on);
    expect([state().value, state().context]).toMatchObject([
      'on',
      { message: 'It is already on', values: { code: '' } },
    ]);
    const { actor, end, ...other } = run();
    await other.load(on);
    actor.send({ type: 'end.requested' });
    other.submit(both);
    await end.request().refuse(refusal('not_found', 'It is off'));
    await other.status.request().answer(off);
    expect([other.state().value, other.state().context.message]).toEqual(['off', 'It is off']);
  });

  it('rejects wrong types', () => {
    const wrong = fromPromise<{ message: string }, { password: string }>(async () => ({ message: '' }));
    // @ts-expect-error the port sends the current password and the code
    twoFactorMachine.provide({ actors: { endTwoFactor: wrong } });
  });
});
