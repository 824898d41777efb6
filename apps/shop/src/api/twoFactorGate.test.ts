import { CallError } from '@abs/contract';
import { expect, test, vi } from 'vitest';
import { connectBackOffice, throughGate } from './twoFactorGate.ts';

const required = new CallError('Enter a code', { status: 403, code: 'step_up_required' });

const setUp = vi.fn();

/** A call that requires a code until `given`. */
function guarded() {
  let isGiven = false;
  const call = vi.fn(async () => {
    if (!isGiven) throw required;
    return 'csv';
  });
  return {
    call,
    give: () => {
      isGiven = true;
    },
  };
}

test('asks once for concurrent calls, and makes each again', async () => {
  const { call, give } = guarded();
  const ask = vi.fn((settle: (isGiven: boolean) => void) => {
    give();
    setTimeout(settle, 0, true);
  });
  const disconnect = connectBackOffice({ ask, setUp });
  expect(await Promise.all([throughGate(call), throughGate(call)])).toEqual(['csv', 'csv']);
  expect([ask.mock.calls.length, call.mock.calls.length]).toEqual([1, 4]);
  disconnect();
});

test('fails with the server’s message if the admin gives no code, and asks again for the next call', async () => {
  const { call, give } = guarded();
  const ask = vi.fn((settle: (isGiven: boolean) => void) => settle(false));
  const disconnect = connectBackOffice({ ask, setUp });
  await expect(throughGate(call)).rejects.toBe(required);
  await expect(throughGate(call)).rejects.toBe(required);
  expect([ask.mock.calls.length, call.mock.calls.length]).toEqual([2, 2]);
  give();
  expect(await throughGate(call)).toBe('csv');
  disconnect();
});

test('a call that waits for a code fails when the back office closes, and later ones do not ask', async () => {
  const { call } = guarded();
  const ask = vi.fn();
  const disconnect = connectBackOffice({ ask, setUp });
  const waiting = throughGate(call);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  disconnect();
  await expect(waiting).rejects.toBe(required);
  await expect(throughGate(call)).rejects.toBe(required);
  expect(ask).toHaveBeenCalledOnce();
});

test('a code that was not enough is not requested again, and other failures request none', async () => {
  const { call } = guarded();
  const ask = vi.fn((settle: (isGiven: boolean) => void) => settle(true));
  const disconnect = connectBackOffice({ ask, setUp });
  await expect(throughGate(call)).rejects.toBe(required);
  expect(call).toHaveBeenCalledTimes(2);
  const forbidden = new CallError('No', { status: 403, code: 'forbidden' });
  await expect(throughGate(() => Promise.reject(forbidden))).rejects.toBe(forbidden);
  expect(ask).toHaveBeenCalledOnce();
  disconnect();
});

test('leads to the setup of two-factor authentication if the shop requires it', async () => {
  const disconnect = connectBackOffice({ ask: () => {}, setUp });
  const refused = new CallError('Set it up', { status: 403, code: 'two_factor_setup_required' });
  await expect(throughGate(() => Promise.reject(refused))).rejects.toBe(refused);
  expect(setUp).toHaveBeenCalledOnce();
  disconnect();
});
