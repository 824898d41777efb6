import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

test('loads once for all callers', async () => {
  const load = vi.fn(async () => ({}));
  const get = loadOnce(load);
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(load).toHaveBeenCalledOnce();
});

test('loads again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('EMFILE')).mockResolvedValue('loaded');
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('EMFILE');
  expect(await get()).toBe('loaded');
  expect(await get()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});
