import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('keeps the latest six, each once, the latest first', () => {
  for (const search of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' C ']) rememberSearch(search);
  expect(recentSearches()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
});

test('keeps no search that is blank or too long', () => {
  for (const search of ['', '  ', 'x'.repeat(1000)]) rememberSearch(search);
  expect(recentSearches()).toEqual([]);
});

test('forgets one search or all', () => {
  for (const search of ['hoodie', 'jacket']) rememberSearch(search);
  forgetSearch('jacket');
  expect(recentSearches()).toEqual(['hoodie']);
  forgetSearches();
  expect([recentSearches(), stored.size]).toEqual([[], 0]);
});

test.each(['{', '"hoodie"', '{"a":1}', 'null', '[1,null,{}]', ''])('reads nothing from %j', (text) => {
  stored.set('recentSearches', text);
  expect(recentSearches()).toEqual([]);
  rememberSearch('hoodie');
  expect(recentSearches()).toEqual(['hoodie']);
});

test('works when storage is refused', () => {
  const refuse = () => {
    throw new DOMException('No storage', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  rememberSearch('hoodie');
  forgetSearches();
  expect(recentSearches()).toEqual([]);
});
