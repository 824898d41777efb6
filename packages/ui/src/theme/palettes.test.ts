import { describe, expect, test } from 'vitest';
import { contrastPairs } from './contrastPairs.ts';
import { palettes } from './palettes.ts';

describe.each(Object.entries(palettes))('%s palette', (_scheme, palette) => {
  test.each(contrastPairs(palette))('$name has enough contrast', ({ ratio, minRatio }) => {
    expect(ratio).toBeGreaterThanOrEqual(minRatio);
  });
});
