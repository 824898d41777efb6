import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import * as limits from '../limits.ts';
import { readAnswer, UnreadableAnswer } from '../reading/index.ts';
import { sizeGuideInput } from './sizeGuide.ts';

const size = (name: string, measurements: Record<string, unknown> = { chest: 60 }) => ({ size: name, measurements });
const guide = { name: 'Hoodies', category: 'hoodie', sizes: [size('M'), size('L')], advice: 'Take the larger one.' };

/** `field: message` of each problem. */
function problemsOf(value: unknown): string[] {
  const { error } = z.safeParse(sizeGuideInput, value);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
const problemsOfSizes = (...sizes: unknown[]) => problemsOf({ ...guide, sizes });

describe('a size guide written by an admin', () => {
  it('is accepted with its texts trimmed', () => {
    const sizes = [{ ...size(' M '), equivalents: { eu: ' 48–50 ', uk: '38' } }];
    expect(z.parse(sizeGuideInput, { ...guide, name: ' Hoodies ', sizes })).toEqual({
      ...guide,
      sizes: [{ ...size('M'), equivalents: { eu: '48–50', uk: '38' } }],
    });
  });

  it('may have every known measurement, including fractions', () => {
    const measured = { chest: 60.5, length: 70, shoulder: 52, sleeve: 63, hem: 49, footLength: 26.5 };
    expect(problemsOfSizes(size('M', measured), size('ኤል', { chest: limits.MEASUREMENT_MAX }))).toEqual([]);
  });

  it.each([
    ['m', 'M '],
    ['Ọ', 'ọ'],
    ['XXL', 'XXL'],
  ])('cannot have a size twice, as %j and %j', (one, other) => {
    expect(problemsOfSizes(size(one), size('S'), size(other))).toEqual(['sizes.2.size: The guide has this size twice']);
  });

  it('needs 1 to 50 sizes', () => {
    expect(problemsOfSizes()).toEqual(['sizes: The guide needs a size']);
    const { sizes: _sizes, ...without } = guide;
    expect(problemsOf(without)).toEqual(['sizes: The guide needs a size']);
    const many = Array.from({ length: limits.SIZE_GUIDE_SIZES_MAX + 1 }, (_, index) => size(`${index}`));
    expect(problemsOfSizes(...many)).toEqual(['sizes: A guide has at most 50 sizes']);
    expect(problemsOfSizes(...many.slice(1))).toEqual([]);
  });

  it.each([0, -1, 300.1, Number.NaN, Number.POSITIVE_INFINITY, '60', null])('refuses the measurement %j', (chest) => {
    expect(problemsOfSizes(size('M', { chest }))).toEqual([
      'sizes.0.measurements.chest: A measurement is more than 0 and at most 300 cm',
    ]);
  });

  it('refuses a size without measurements, and unknown fields', () => {
    expect(problemsOfSizes(size('M', {}))).toEqual(['sizes.0.measurements: A size needs a measurement']);
    expect(problemsOfSizes(size('M', { chest: 60, waist: 40 }))).toHaveLength(1);
    expect(problemsOfSizes({ ...size('M'), equivalents: { jp: '3' } })).toHaveLength(1);
    expect(problemsOf({ ...guide, more: 1 })).toHaveLength(1);
  });

  it.each([
    [{ name: '  ' }, 'name: The guide needs a name'],
    [{ name: 'x'.repeat(121) }, 'name: The name of the guide is too long'],
    [{ category: 'hat' }, 'category: Choose what the guide measures'],
    [{ sizes: [size(' ')] }, 'sizes.0.size: A size needs a name'],
    [{ sizes: [size('x'.repeat(41))] }, 'sizes.0.size: The name of a size is too long'],
    [{ advice: 'x'.repeat(501) }, 'advice: The advice is too long'],
    [{ howTo: { chest: ' ' } }, 'howTo.chest: Say how to measure it'],
    [{ howTo: { chest: 'x'.repeat(301) } }, 'howTo.chest: This text is too long'],
    [{ bodyHeight: 139 }, 'bodyHeight: A person is 140 to 210 cm tall, in whole centimeters'],
    [{ bodyHeight: 211 }, 'bodyHeight: A person is 140 to 210 cm tall, in whole centimeters'],
    [{ bodyHeight: 170.5 }, 'bodyHeight: A person is 140 to 210 cm tall, in whole centimeters'],
  ])('gets an error message for %j', (change, problem) => {
    expect(problemsOf({ ...guide, ...change })).toEqual([problem]);
  });
});

describe('a size guide that a backend sends', () => {
  const read = (sizeGuide: unknown) => readAnswer('getSizeGuide', { sizeGuide }).sizeGuide;
  const product = { id: 'p1', name: 'Hoodie', price: 1, size: 'M', color: 'Navy', quantity: 1 };
  const readOfProduct = (sizeGuide: unknown) =>
    readAnswer('getProduct', { product: { ...product, sizeGuide }, relatedProducts: [] }).product;

  it('is read unchanged', () => {
    const sizes = [{ ...size('M'), equivalents: { eu: '48', us: '38' } }];
    const whole = { ...guide, sizes, howTo: { chest: 'Below the arms.' }, bodyHeight: 182 };
    expect(read(whole)).toEqual(whole);
    expect(readOfProduct(whole)).toHaveProperty('sizeGuide', whole);
  });

  it('ignores a body height of 0', () => {
    expect(read({ ...guide, bodyHeight: 0 })).toEqual(guide);
  });

  it('omits missing and unknown measurements', () => {
    const sizes = [size('M', { chest: 60, length: null, hem: 0, sleeve: '63.5', waist: 40 })];
    expect(read({ ...guide, sizes }).sizes).toEqual([size('M', { chest: 60, sleeve: 63.5 })]);
  });

  it.each([{ ...guide, sizes: [] }, { ...guide, sizes: null }, { ...guide, category: 'hat' }, [], 'none'])(
    'is left out of a product if it is unreadable: %j',
    (sizeGuide) => {
      expect(() => read(sizeGuide)).toThrow(UnreadableAnswer);
      expect(readOfProduct(sizeGuide)).not.toHaveProperty('sizeGuide');
    },
  );
});
