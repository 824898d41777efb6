import fc from 'fast-check';
import { expect, test } from 'vitest';

test('property tests use the seed of the run', () => {
  const seed = process.env.PROPERTY_SEED ?? '1';
  expect(String(fc.readConfigureGlobal().seed)).toBe(seed === 'new' ? 'undefined' : seed);
});
