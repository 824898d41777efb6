import { expect, it } from 'vitest';
import { measuredIn, sizeIndexOf, systemsOf } from './guideModel.ts';

const guide = {
  name: 'Capes',
  category: 'jacket' as const,
  sizes: [
    { size: 'S', measurements: { length: 80 } },
    { size: 'M', measurements: { chest: 70 }, equivalents: { us: '40' } },
    { size: 'L', measurements: {} },
    { size: 'XL', measurements: {} },
  ],
};

it('lists the measurements of all sizes in one order, with letters', () => {
  expect(measuredIn(guide)).toEqual([
    { name: 'chest', letter: 'A' },
    { name: 'length', letter: 'B' },
  ]);
  expect(systemsOf(guide)).toEqual(['us']);
});

it('gives no letter to a single measurement', () => {
  expect(measuredIn({ ...guide, sizes: guide.sizes.slice(0, 1) })).toEqual([{ name: 'length', letter: '' }]);
});

it.each([
  ['L', 2],
  [' xl ', 3],
  ['XXL', 1],
  [undefined, 1],
])('starts the guide of a product in size %j at index %i', (size, index) => {
  expect(sizeIndexOf(guide, size)).toBe(index);
});
