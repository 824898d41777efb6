import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Edits one value of every size and color of a style: stock, price or the shop’s own number.',
  notFor: [
    { when: 'Rows are read, sorted or opened', use: ['DataTable'] },
    { when: 'One product is edited', use: ['TextField'] },
  ],
  anatomy: {
    'variant-grid': 'Sizes as rows, colors as columns. It scrolls sideways by itself; the sizes stay in view.',
    'variant-waiting': 'How many people get an email when a size of a color is back in stock.',
    swatch: 'A color, as the shop shows it.',
  },
  keyboard: {
    Tab: 'Moves to the next cell.',
    ArrowDown: 'Moves to the cell below, as Enter does.',
    ArrowRight: 'Moves to the next color from the end of the text.',
  },
  screenReader:
    'Each cell is a field with its value, color and size as its name, and how many people wait for it and its error as its description.',
  pairs: [
    { do: 'Paste a block from a sheet into the cell where it begins.', dont: 'Cut off the columns that do not fit.' },
    { do: 'Show an error at the cell that it is about.', dont: 'Say above the table that some cell is wrong.' },
  ],
} satisfies Guide;
