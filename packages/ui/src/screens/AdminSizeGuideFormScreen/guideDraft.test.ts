import { type AdminSizeGuide, limits } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import {
  columnsOf,
  draftOf,
  previewOf,
  submittedOf,
  withCells,
  withoutEmptyRows,
  withRow,
  withSubject,
} from './guideDraft.ts';

const guide: AdminSizeGuide = {
  ...{ id: 'g1', name: 'Tees', category: 'tshirt', isForCategory: true, styles: [], version: 2 },
  sizes: [
    { size: 'M', measurements: { chest: 55.5 }, equivalents: { uk: '38' } },
    { size: 'L', measurements: { chest: 58 } },
  ],
  howTo: { chest: 'Below the arms.' },
  bodyHeight: 182,
};
const style = { id: 's1', name: 'Lekki Low', category: 'sneaker' as const, variants: [] };

describe('the form of a guide', () => {
  it('starts with the guide’s values, and submits them unchanged', () => {
    expect(submittedOf(draftOf(guide, null))).toEqual({
      ...{ scope: 'category', styleId: null, name: 'Tees', category: 'tshirt', bodyHeight: '182', advice: '' },
      sizes: [
        { size: 'M', measurements: { chest: '55.5' }, equivalents: { uk: '38' } },
        { size: 'L', measurements: { chest: '58' }, equivalents: {} },
      ],
      howTo: { chest: 'Below the arms.' },
    });
  });

  it('starts a new guide with the usual name and sizes, which follow its category until they are edited', () => {
    const draft = draftOf(null, null);
    expect([draft.name, draft.sizes.map(({ size }) => size)]).toEqual(['Hoodies', limits.CLOTHES_SIZES]);
    const shoes = withSubject(draft, { category: 'sneaker' });
    expect([shoes.name, shoes.sizes.map(({ size }) => size)]).toEqual(['Sneakers', limits.SNEAKER_SIZES]);
    const typed = withCells({ ...draft, name: 'Warm', hasOwnName: true }, [{ row: 0, column: 1, value: '54' }]);
    const kept = withSubject(typed, { category: 'sneaker' });
    expect([kept.name, kept.sizes]).toEqual(['Warm', typed.sizes]);
    expect(columnsOf(kept)).toContainEqual({ kind: 'measurement', name: 'chest' });
  });

  it('of a style starts with the style’s name and category', () => {
    expect(submittedOf(draftOf(null, style))).toMatchObject({
      ...{ scope: 'style', styleId: 's1', name: 'Lekki Low', category: 'sneaker' },
    });
  });
});

describe('a block from a sheet', () => {
  it('fills the cells, and adds the sizes that are missing', { tags: ['10.7.24'] }, () => {
    const draft = withCells(draftOf(guide, null), [
      { row: 1, column: 1, value: '59' },
      { row: 3, column: 0, value: 'XXL' },
      { row: 3, column: 1, value: '64' },
    ]);
    const rows = submittedOf(withoutEmptyRows(draft)).sizes;
    expect(rows.map(({ size, measurements }) => [size, measurements.chest])).toEqual([
      ['M', '55.5'],
      ['L', '59'],
      ['XXL', '64'],
    ]);
  });

  it('adds no more rows than a guide may have', () => {
    let draft = draftOf(guide, null);
    while (draft.sizes.length < limits.SIZE_GUIDE_SIZES_MAX) draft = withRow(draft);
    expect(withCells(draft, [{ row: limits.SIZE_GUIDE_SIZES_MAX, column: 0, value: 'S' }])).toEqual(draft);
    expect(new Set(draft.sizes.map(({ id }) => id)).size).toBe(limits.SIZE_GUIDE_SIZES_MAX);
  });
});

describe('the preview', () => {
  it('shows valid values, and leaves out the others', () => {
    const draft = withCells({ ...draftOf(guide, null), bodyHeight: '17' }, [
      { row: 0, column: 1, value: '400' },
      { row: 0, column: 2, value: '70,5' },
      { row: 1, column: 0, value: ' ' },
    ]);
    const preview = previewOf(draft);
    expect(preview?.sizes).toEqual([{ size: 'M', measurements: { length: 70.5 }, equivalents: { uk: '38' } }]);
    expect(preview).not.toHaveProperty('bodyHeight');
  });

  it('is null while nothing is measured', () => {
    expect(previewOf(draftOf(null, null))).toBeNull();
  });
});
