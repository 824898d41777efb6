import type { AdminStyle } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { changesOf, draftOf, sortSizes, textIn, withCells, withColor, withSize } from './styleDraft.ts';

const variant = (size: string, color: string, quantity = 4) => ({
  ...{ id: `${color}-${size}`, size, color, colorHex: null },
  ...{ price: 33_000, quantity, sku: null },
});
const style: AdminStyle = { id: 's1', name: 'Hoodie', variants: [variant('M', 'Moss'), variant('S', 'Moss', 0)] };

describe('the table of a style', () => {
  it('has its sizes from small to large, and its colors in the given order', () => {
    const draft = draftOf({
      ...style,
      variants: [variant('XL', 'Moss'), variant('S', 'Navy'), variant('xl ', 'navy')],
    });
    expect(draft.sizes).toEqual(['S', 'XL']);
    expect(draft.colors.map(({ color }) => color)).toEqual(['Moss', 'Navy']);
  });

  it.each([
    [
      ['44', '9', 'M', 'XXL', 'XS', 'One size'],
      ['XS', 'M', 'XXL', '9', '44', 'One size'],
    ],
    [
      ['大', '小'],
      ['大', '小'],
    ],
  ])('sorts %j', (sizes, sorted) => {
    expect(sortSizes(sizes)).toEqual(sorted);
  });

  it('adds each size and color only once, and ignores case and spaces', () => {
    const draft = withColor(withSize(draftOf(style), ' L '), { color: 'Navy' });
    expect([draft.sizes, draft.colors.length]).toEqual([['S', 'M', 'L'], 2]);
    expect(withSize(draft, 'l')).toBe(draft);
    expect(withSize(draft, '  ')).toBe(draft);
    expect(withColor(draft, { color: 'NAVY' })).toBe(draft);
  });
});

describe('the saved changes', () => {
  it('are empty if nothing changed', () => {
    expect(changesOf(style, draftOf(style))).toEqual([]);
  });

  it('contain the changed cells, with the earlier stock', () => {
    const draft = withCells(draftOf(style), 'quantity', [{ size: 'S', color: 'Moss', value: '7' }]);
    expect(changesOf(style, draft)).toEqual([
      { size: 'S', color: 'Moss', price: '33000', quantity: '7', quantityWas: 0, sku: '' },
    ]);
  });

  it('contain a new size and color with the price of the style', () => {
    const wider = withColor(draftOf(style), { color: 'Navy', colorHex: '#2b3342' });
    const draft = withCells(wider, 'quantity', [{ size: 'M', color: 'Navy', value: '3' }]);
    expect(changesOf(style, draft)).toEqual([
      { size: 'M', color: 'Navy', colorHex: '#2b3342', price: '33000', quantity: '3', sku: '' },
    ]);
    expect(textIn(draft, 'quantity', 'M', 'Navy')).toBe('3');
    expect(textIn(draft, 'price', 'S', 'Navy')).toBe('');
  });

  it('contain an emptied cell, so that it can be reported as missing', () => {
    const draft = withCells(draftOf(style), 'quantity', [{ size: 'M', color: 'Moss', value: '' }]);
    expect(changesOf(style, draft)).toMatchObject([{ size: 'M', quantity: '' }]);
  });
});
