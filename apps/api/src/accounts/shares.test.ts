import { expect, test } from 'vitest';
import { inTurn, type Share } from './shares.ts';

/** Work that ends when the test says so, and the shares in the order in which their work began. */
function controlled() {
  const begun: Share[] = [];
  const endings: (() => void)[] = [];
  const request = (share: Share) =>
    inTurn(share, () => {
      begun.push(share);
      return new Promise<void>((resolve) => endings.push(resolve));
    });
  /** Ends each piece of work that has begun, until none begins any more. */
  async function endAll(): Promise<void> {
    for (let end = endings.shift(); end; end = endings.shift()) {
      end();
      await new Promise(setImmediate);
    }
  }
  return { begun, request, endAll };
}

test('serves the shares in turn, so that a full share does not block another', async () => {
  const { begun, request, endAll } = controlled();
  const suspects = Array.from({ length: 60 }, () => request('suspect'));
  const others = [request('known'), request('newcomer')];
  const outcomes = Promise.allSettled([...suspects, ...others]);
  await new Promise(setImmediate);
  expect(begun).toEqual(['suspect', 'suspect', 'suspect']);
  await endAll();
  const refused = (await outcomes).flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [{ index, reason: outcome.reason }] : [],
  );
  expect(refused.map(({ index }) => index)).toEqual(Array.from({ length: 27 }, (_, index) => 33 + index));
  expect(refused[0]?.reason).toMatchObject({ code: 'unavailable', retryAfter: 5 });
  // In which order depends on what was hashed before.
  expect(new Set(begun.slice(3, 6))).toEqual(new Set(['known', 'newcomer', 'suspect']));
  expect(begun).toHaveLength(35);
});

test('work that fails gives its turn to the next', async () => {
  const fail = () => inTurn('known', () => Promise.reject(new Error('boom')));
  await expect(Promise.all(Array.from({ length: 5 }, fail))).rejects.toThrow('boom');
  expect(await inTurn('known', async () => 'done')).toBe('done');
});
