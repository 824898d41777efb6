import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The measurements of a garment in all its sizes, for a shopper who compares them with a piece that fits.',
  notFor: [
    { when: 'It opens over the page of a product', use: ['SizeGuideLink', 'SizeGuideDialog'] },
    { when: 'A size is chosen to be bought', use: ['RadioGroup'] },
  ],
  anatomy: {
    'size-guide': 'Everything: the drawing is beside the table on a desktop, and below it on a phone.',
    'size-guide-choice': 'The units, or the size that is drawn. Not on paper, and not without script.',
    'size-guide-table': 'All sizes. It scrolls sideways by itself, and the sizes stay in view.',
    'size-guide-figure':
      'The garment laid flat beside a person of stated height, both to one scale; shoes show a foot on a sheet of paper.',
    'size-guide-reading': 'The measurement that stands out in the drawing.',
    'size-guide-measures': 'How each measurement is taken. The chosen one stands out in drawing and table.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Move between units, table, sizes and measurements.',
    'Arrow keys': 'Choose a unit, a size or a measurement. In the table they scroll.',
  },
  screenReader:
    'A table with row and column headers, in a region that says what it measures and in which unit. The drawing is hidden: the text below it says the size, the measurement and its value, and is read again when one of them changes.',
  pairs: [
    { do: 'Measure the garment laid flat, and say so.', dont: 'Give sizes of bodies that nobody has.' },
    { do: 'Leave out what was not measured.', dont: 'Show a 0, or a value that was made up.' },
  ],
} satisfies Guide;
