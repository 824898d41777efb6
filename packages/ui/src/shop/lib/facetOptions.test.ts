import { type Facets, noFilters } from '@abs/contract';
import { describe, expect, test } from 'vitest';
import { facetOptions, filterLabel, toggled } from './facetOptions.ts';

const facets: Facets = {
  sizes: [
    { value: 'M', count: 3 },
    { value: 'XL', count: 0 },
  ],
  colors: [{ value: 'Palm green', count: 2, colorHex: '#2f6b45' }],
  categories: [{ value: 'hoodie', count: 5 }],
  price: { min: 9000, max: 40_000 },
  inStock: 4,
};

describe('the checkboxes of a filter', () => {
  test('list the catalogue’s values, and match the choice in any case', () => {
    const filters = { ...noFilters, sizes: ['m'], colors: ['palm green'] };
    expect(facetOptions('sizes', facets, filters)).toMatchObject([
      { value: 'm', label: 'M', count: 3, checked: true },
      { value: 'xl', label: 'XL', count: 0, checked: false },
    ]);
    expect(facetOptions('colors', facets, filters)).toMatchObject([
      { value: 'palm green', label: 'Palm green', checked: true, colorHex: '#2f6b45' },
    ]);
    expect(facetOptions('categories', facets, filters)).toMatchObject([{ value: 'hoodie', label: 'Hoodies' }]);
  });

  test('keep a chosen value that no product has, so that it can be removed', () => {
    const options = facetOptions('sizes', facets, { ...noFilters, sizes: ['xxxxl'] });
    const unknown = { value: 'xxxxl', label: 'XXXXL', count: 0, checked: true };
    expect(options.at(-1)).toMatchObject(unknown);
    const sentBack = { ...facets, sizes: [...facets.sizes, { value: 'xxxxl', count: 0 }] };
    expect(facetOptions('sizes', sentBack, { ...noFilters, sizes: ['xxxxl'] }).at(-1)).toMatchObject(unknown);
  });
});

test('a long unknown value is not changed', () => {
  expect(filterLabel('colors', 'as the sea at noon', facets)).toBe('as the sea at noon');
  expect(filterLabel('sizes', '大', undefined)).toBe('大');
});

test('toggling adds or removes a value, and keeps the values sorted', () => {
  const chosen = toggled(toggled(noFilters, 'sizes', 'm'), 'sizes', 'l');
  expect(chosen.sizes).toEqual(['l', 'm']);
  expect(toggled(chosen, 'sizes', 'm').sizes).toEqual(['l']);
});
