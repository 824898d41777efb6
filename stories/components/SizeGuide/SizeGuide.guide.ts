import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The measurements of a garment in all its sizes, to compare with a garment that fits.',
  notFor: [
    { when: 'It opens over a product’s page', use: ['SizeGuideLink', 'SizeGuideDialog'] },
    { when: 'The shopper chooses a size to buy', use: ['RadioGroup'] },
  ],
  anatomy: {
    'size-guide': 'The whole guide. The drawing is next to the table on a desktop, and below it on a phone.',
    'size-guide-choice': 'The choice of units or of the drawn size. Hidden in print and without script.',
    'size-guide-table': 'All sizes. The table scrolls sideways on its own, and the sizes stay in view.',
    'size-guide-figure':
      'The garment laid flat next to a person of stated height, in the same scale. Shoes show a foot on a sheet of paper.',
    'size-guide-reading': 'The highlighted measurement of the drawing as text.',
    'size-guide-measures': 'How to take each measurement. The chosen one is highlighted in drawing and table.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Move between units, table, sizes and measurements.',
    'Arrow keys': 'Choose a unit, a size or a measurement. In the table, scroll it.',
  },
  screenReader:
    'A table with row and column headers, in a region named by garment and unit. The drawing is hidden from screen readers. The text below it gives size, measurement and value, and is announced when they change.',
  pairs: [
    { do: 'Measure the garment laid flat, and say so.', dont: 'Give the sizes of ideal bodies.' },
    { do: 'Leave out measurements that were not taken.', dont: 'Show 0 or an invented value.' },
  ],
} satisfies Guide;
