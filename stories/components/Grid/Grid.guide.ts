import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Equal columns which fold on small screens: two, three or four on a desktop.',
  notFor: [
    { when: 'It is a grid of products', use: ['ProductGrid'] },
    { when: 'Things only need to sit side by side', use: ['Stack'] },
    { when: 'They are rows to be compared', use: ['DataTable'] },
  ],
  anatomy: { grid: 'Columns of one width with a gap that belongs to the scale.' },
  keyboard: {},
  screenReader: 'Nothing of its own; its children are read row by row, in the order of the source.',
  pairs: [
    { do: 'Two columns for text and picture of “About us”.', dont: 'Four for sentences: the lines get too short.' },
    {
      do: 'Children that work in any order of folding.',
      dont: 'Place them by hand, so that the order read is not the one seen.',
    },
  ],
} satisfies Guide;
