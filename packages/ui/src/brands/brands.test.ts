import { existsSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { contrastPairs } from '../theme/contrastPairs.ts';
import type { Scheme } from '../theme/palettes.ts';
import { type Brand, brandCss, brands } from './index.ts';

describe.each(Object.values<Brand>(brands))('$name', (brand) => {
  const { palettes, moreContrast, font } = brand;

  describe.each(Object.keys(palettes) as Scheme[])('%s palette', (scheme) => {
    test.each(contrastPairs(palettes[scheme]))(
      '$name has enough contrast',
      { tags: ['10.8.12'] },
      ({ ratio, minRatio }) => {
        expect(ratio).toBeGreaterThanOrEqual(minRatio);
      },
    );
  });

  describe.each(Object.keys(palettes) as Scheme[])('%s palette with more contrast', (scheme) => {
    test.each(contrastPairs({ ...palettes[scheme], ...moreContrast[scheme] }, 'more'))(
      '$name has enough contrast for readers who want more',
      { tags: ['10.8.12'] },
      ({ ratio, minRatio }) => {
        expect(ratio).toBeGreaterThanOrEqual(minRatio);
      },
    );
  });

  it('has every file of its font', { tags: ['10.8.12'] }, () => {
    const files = [...brandCss(brand).matchAll(/url\('\.\.\/fonts\/([\w-]+\.woff2)'\)/g)].map(([, file]) => file);
    expect(files).toHaveLength(2);
    expect(files.filter((file) => !existsSync(new URL(`../fonts/${file}`, import.meta.url)))).toEqual([]);
  });

  it('has letters on swatches that count as large text', { tags: ['10.8.12'] }, () => {
    expect(Number(font.weight.heavy)).toBeGreaterThanOrEqual(700);
  });
});
