import { expect, it } from 'vitest';
import { validate } from '../forms.ts';
import { type SizeGuideDraft, sizeGuideForm } from './sizeGuideForm.ts';

const row = (size: string, measurements: SizeGuideDraft['sizes'][number]['measurements']) => ({
  ...{ size, measurements, equivalents: {} },
});
const draft: SizeGuideDraft = {
  ...{ scope: 'category', styleId: null, name: 'Hoodies', category: 'hoodie', bodyHeight: '', advice: '' },
  sizes: [row('M', { chest: '60' })],
  howTo: {},
};
const guide = {
  name: 'Hoodies',
  category: 'hoodie',
  styleId: null,
  sizes: [{ size: 'M', measurements: { chest: 60 } }],
};
const check = (change: Partial<SizeGuideDraft>) => validate(sizeGuideForm, { ...draft, ...change });

it('leaves out empty fields', () => {
  const sizes = [{ ...row(' M ', { chest: '60', hem: ' ' }), equivalents: { eu: '', uk: ' 38 ' } }];
  expect(check({ sizes, howTo: { chest: ' ', hem: 'Flat.' }, bodyHeight: ' ', advice: ' ' })).toEqual({
    ok: true,
    data: {
      ...guide,
      sizes: [{ size: 'M', measurements: { chest: 60 }, equivalents: { uk: '38' } }],
      howTo: { hem: 'Flat.' },
    },
  });
});

it.each([
  ['62.5', 62.5],
  ['62,5', 62.5],
  [' 62 cm ', 62],
  ['62,5cm', 62.5],
  ['\u200e62·5\u00a0cm', 62.5],
  ['٦٢٫٥', 62.5],
])('reads %j as %d centimeters', (chest, centimeters) => {
  expect(check({ sizes: [row('M', { chest })] })).toMatchObject({
    data: { sizes: [{ measurements: { chest: centimeters } }] },
  });
});

it.each(['0', '-1', '301', 'wide', '1e2', '0x20', '24 in', '1,200.5', '1,234', '<b>60</b>'])(
  'refuses %j as centimeters',
  { tags: ['10.7.23'] },
  (chest) => {
    expect(check({ sizes: [row('M', { chest })] })).toEqual({
      ok: false,
      errors: { 'sizes.0.measurements.chest': 'A measurement is more than 0 and at most 300 cm' },
    });
  },
);

it('reports the problems of all fields together', { tags: ['10.7.23'] }, () => {
  const sizes = [row('m', { chest: '60' }), row('M ', { chest: '' })];
  expect(check({ name: '', sizes, bodyHeight: 'tall' })).toEqual({
    ok: false,
    errors: {
      name: 'The guide needs a name',
      'sizes.1.measurements': 'A size needs a measurement',
      'sizes.1.size': 'The guide has this size twice',
      bodyHeight: 'A person is 140 to 210 cm tall, in whole centimeters',
    },
  });
});

it('needs a style when it is for one style', () => {
  expect(check({ scope: 'style' })).toEqual({ ok: false, errors: { styleId: 'Choose a product' } });
  expect(check({ scope: 'style', styleId: 's1' })).toMatchObject({ data: { styleId: 's1' } });
  expect(check({ scope: 'category', styleId: 's1' })).toMatchObject({ data: { styleId: null } });
});
