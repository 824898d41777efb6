import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Edits a block of short texts or numbers, as a spreadsheet does.',
  notFor: [
    { when: 'The sizes and colors of a style are edited', use: ['VariantGrid'] },
    { when: 'Rows are read, sorted or opened', use: ['DataTable'] },
  ],
  anatomy: { 'cell-grid': 'Rows of cells. The grid scrolls sideways on its own, and the row headers stay in view.' },
  keyboard: {
    Tab: 'Moves to the next cell.',
    ArrowDown: 'Moves to the cell below, as Enter does.',
    ArrowRight: 'At the end of the text, moves to the next column.',
  },
  screenReader: 'Each cell is a field that names its column and row, with its error as its description.',
  pairs: [
    { do: 'Accept a block pasted from a spreadsheet.', dont: 'Cut off the columns that do not fit.' },
    { do: 'Show an error at its cell.', dont: 'Say above the table that some cell is wrong.' },
  ],
} satisfies Guide;
