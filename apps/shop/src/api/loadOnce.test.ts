import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadOnce } from './call.ts';

const load = vi.fn<() => Promise<string>>();
const offline = { code: 'offline', status: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

it('loads a module once', async () => {
  load.mockResolvedValue('module');
  const get = loadOnce(load);
  expect(await Promise.all([get(), get()])).toEqual(['module', 'module']);
  expect(await get()).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads a module again after a failure', async () => {
  load.mockRejectedValueOnce(new TypeError('Load failed')).mockResolvedValue('module');
  const get = loadOnce(load);
  await expect(get()).rejects.toMatchObject(offline);
  expect(await get()).toBe('module');
});

it('loads a module again if it has not arrived after 15 seconds, and keeps the first that arrives', async () => {
  let arriveLate = (_module: string) => {};
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      arriveLate = resolve;
    }),
  );
  const get = loadOnce(load);
  const refused = expect(get()).rejects.toMatchObject(offline);
  await vi.advanceTimersByTimeAsync(15_000);
  await refused;

  load.mockReturnValueOnce(new Promise(() => {}));
  void get().catch(() => {});
  expect(load).toHaveBeenCalledTimes(2);
  arriveLate('late module');
  await vi.advanceTimersByTimeAsync(0);
  expect(await get()).toBe('late module');
  expect(load).toHaveBeenCalledTimes(2);
});
