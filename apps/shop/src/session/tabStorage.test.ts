import { afterEach, expect, test, vi } from 'vitest';
import { forget, recall, remember } from './tabStorage.ts';

afterEach(() => {
  forget('intent');
  vi.unstubAllGlobals();
});

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test('a value lasts as long as the page if the browser refuses storage', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(recall('intent')).toBeNull();
  remember('intent', { productId: 'p1' });
  expect(recall('intent')).toEqual({ productId: 'p1' });
  forget('intent');
  expect(recall('intent')).toBeNull();
});

test('a value that a full storage refuses replaces the stored one', () => {
  const stored = new Map([['abs.intent', '1']]);
  vi.stubGlobal('window', {});
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: refuse,
    removeItem: (key: string) => stored.delete(key),
  });
  remember('intent', 2);
  expect(recall('intent')).toBe(2);
  forget('intent');
  expect(recall('intent')).toBeNull();
});

test('the server remembers nothing', () => {
  remember('intent', 1);
  expect(recall('intent')).toBeNull();
});
