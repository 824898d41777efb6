import { afterEach, expect, test, vi } from 'vitest';

/** A browser's storage; for null, one that refuses everything, as in a private window. */
function storageOf(kept: Record<string, string> | null) {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  return kept
    ? {
        getItem: (name: string) => kept[name] ?? null,
        setItem: (name: string, value: string) => {
          kept[name] = value;
        },
      }
    : { getItem: refuse, setItem: refuse };
}

async function freshUnit(kept: Record<string, string> | null) {
  vi.resetModules();
  vi.stubGlobal('localStorage', storageOf(kept));
  return import('./sizeUnit.ts');
}
afterEach(() => vi.unstubAllGlobals());

test.each([
  [{}, 'cm'],
  [{ sizeUnit: 'in' }, 'in'],
  [{ sizeUnit: 'cm' }, 'cm'],
  [{ sizeUnit: 'furlongs' }, 'cm'],
  [null, 'cm'],
])('with %j in storage, the unit is %s', async (kept, unit) => {
  expect((await freshUnit(kept)).readUnit()).toBe(unit);
});

test('stores the chosen unit on the device', async () => {
  const kept = {};
  const { readUnit, saveUnit } = await freshUnit(kept);
  saveUnit('in');
  expect([kept, readUnit()]).toEqual([{ sizeUnit: 'in' }, 'in']);
  saveUnit('cm');
  expect([kept, readUnit()]).toEqual([{ sizeUnit: 'cm' }, 'cm']);
});

test('keeps the chosen unit until the page is closed if storage refuses it', async () => {
  const { readUnit, saveUnit } = await freshUnit(null);
  saveUnit('in');
  expect(readUnit()).toBe('in');
});
