import type { User } from '@abs/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, onSessionStored, readSession, saveSession } from './storage.ts';

const user = { userId: 'ada', email: 'ada@abs.test' } as User;
let stored: Map<string, string>;
let browserWindow: EventTarget;

beforeEach(() => {
  stored = new Map([['other', 'kept']]);
  browserWindow = new EventTarget();
  vi.stubGlobal('window', browserWindow);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The event that other tabs receive about a key; null when all of storage was cleared. */
const changed = (key: string | null) => browserWindow.dispatchEvent(Object.assign(new Event('storage'), { key }));

describe('a stored session', () => {
  it('is saved under the keys token and user, and is removed when it is cleared', () => {
    saveSession({ token: 'token-1', user });
    expect([...stored.keys()].sort()).toEqual(['other', 'token', 'user']);
    expect(readSession()).toEqual({ token: 'token-1', user });
    clearSession();
    expect([...stored.keys()]).toEqual(['other']);
    expect(readSession()).toBeNull();
  });

  it('needs a token, but not a readable user', () => {
    stored.set('user', JSON.stringify(user));
    expect(readSession()).toBeNull();
    stored.set('token', 'token-1');
    stored.set('user', '{');
    expect(readSession()).toEqual({ token: 'token-1', user: null });
  });
});

it('a listener receives logins and logouts of other tabs until it is stopped', { tags: ['10.1.21'] }, () => {
  const heard = vi.fn();
  const stop = onSessionStored(heard);
  saveSession({ token: 'token-1', user });
  changed('user');
  changed('token');
  changed('other');
  expect(heard.mock.calls).toEqual([[{ token: 'token-1', user }], [{ token: 'token-1', user }]]);
  clearSession();
  changed(null);
  expect(heard.mock.lastCall).toEqual([null]);
  stop();
  changed('token');
  expect(heard).toHaveBeenCalledTimes(3);
});
