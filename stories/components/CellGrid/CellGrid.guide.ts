import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Edits a block of short texts or numbers, as a spreadsheet does.',
  notFor: [
    { when: 'The sizes and colors of a style are edited', use: ['VariantGrid'] },
    { when: 'Rows are read, sorted or opened', use: ['DataTable'] },
  ],
  anatomy: { 'cell-grid': 'Rows of cells. It scrolls sideways by itself; the headers of the rows stay in view.' },
  keyboard: {
    Tab: 'Moves to the next cell.',
    ArrowDown: 'Moves to the cell below, as Enter does.',
    ArrowRight: 'Moves to the next column from the end of the text.',
  },
  screenReader: 'Each cell is a field that names its column and row, with its error as its description.',
  pairs: [
    { do: 'Paste a block from a sheet into the cell where it begins.', dont: 'Cut off the columns that do not fit.' },
    { do: 'Show an error at the cell that it is about.', dont: 'Say above the table that some cell is wrong.' },
  ],
} satisfies Guide;
