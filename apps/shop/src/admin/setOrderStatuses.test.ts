import { CallError } from '@abs/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { adminCall } from '../api/admin.ts';
import { setOrderStatuses } from './setOrderStatuses.ts';

vi.mock('../api/admin.ts', () => ({ adminCall: vi.fn() }));
const call = vi.mocked(adminCall);
afterEach(() => void call.mockReset());

const clear = (...ids: string[]) =>
  toPromise(createActor(setOrderStatuses, { input: { action: 'clear', ids, rows: [] } }).start());

const answerFor = (id: string) => ({ order: { id }, message: `The order ${id} has been cleared.` }) as never;

test('one order has the message of the server', async () => {
  call.mockResolvedValue(answerFor('o1'));
  expect(await clear('o1')).toEqual({ rows: [{ id: 'o1' }], message: 'The order o1 has been cleared.' });
  expect(call.mock.calls).toEqual([['setOrderStatus', { params: { id: 'o1' }, body: { status: 'cleared' } }]]);
});

test('several orders are counted', async () => {
  call.mockResolvedValueOnce(answerFor('o1')).mockResolvedValueOnce(answerFor('o2'));
  const { rows, message } = await clear('o1', 'o2');
  expect([rows, message]).toEqual([[{ id: 'o1' }, { id: 'o2' }], '2 orders have been cleared.']);
});

test('a refused order fails only once the others have been answered', async () => {
  const refusal = new CallError('Hoodie: only 1 left', { status: 409, code: 'out_of_stock' });
  const slow = Promise.withResolvers<never>();
  call.mockRejectedValueOnce(refusal).mockReturnValueOnce(slow.promise);
  const failed = vi.fn();
  const ended = clear('o1', 'o2').catch(failed);
  await new Promise(setImmediate);
  expect(failed).not.toHaveBeenCalled();
  slow.resolve(answerFor('o2'));
  await ended;
  expect(failed).toHaveBeenCalledWith(refusal);
});
