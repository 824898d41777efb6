import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Edits one value for every size and color of a style: stock, price or the shop’s own number.',
  notFor: [
    { when: 'Rows are read, sorted or opened', use: ['DataTable'] },
    { when: 'One product is edited', use: ['TextField'] },
  ],
  anatomy: {
    'variant-grid':
      'Sizes as rows, colors as columns. The grid scrolls sideways on its own, and the sizes stay in view.',
    'variant-waiting': 'How many people wait for an email about this size and color.',
    swatch: 'A color, as in the shop.',
  },
  keyboard: {
    Tab: 'Moves to the next cell.',
    ArrowDown: 'Moves to the cell below, as Enter does.',
    ArrowRight: 'At the end of the text, moves to the next color.',
  },
  screenReader:
    'Each cell is a field. Its name consists of value, color and size, its description of the number of people who wait and the error.',
  pairs: [
    { do: 'Accept a block pasted from a spreadsheet.', dont: 'Cut off the columns that do not fit.' },
    { do: 'Show an error at its cell.', dont: 'Say above the table that some cell is wrong.' },
  ],
} satisfies Guide;
