import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSize, saveSize } from './sizes.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('sizes', () => {
  it('remembers one size per category', () => {
    saveSize('hoodie', 'M');
    saveSize('sneaker', '42');
    saveSize('hoodie', 'L');
    expect([readSize('hoodie'), readSize('sneaker'), readSize('jacket')]).toEqual(['L', '42', null]);
  });

  it('remembers nothing for a product without a category', () => {
    saveSize(undefined, 'M');
    expect([readSize(undefined), stored.size]).toEqual([null, 0]);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '"M"',
    '7',
    '{"hoodie":7}',
    '{"hoodie":null}',
    '{"hoodie":""}',
    `{"hoodie":"${'x'.repeat(10_000)}"}`,
  ])('ignores the damaged value %s', (content) => {
    stored.set('abs.sizes', content);
    expect(readSize('hoodie')).toBeNull();
    saveSize('hoodie', 'M');
    expect(readSize('hoodie')).toBe('M');
  });

  it('works when storage is refused', () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    saveSize('hoodie', 'M');
    expect(readSize('hoodie')).toBeNull();
  });
});
