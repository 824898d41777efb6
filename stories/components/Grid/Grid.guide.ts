import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Equal columns that wrap on small screens: two, three or four on a desktop.',
  notFor: [
    { when: 'It is a grid of products', use: ['ProductGrid'] },
    { when: 'Elements only need to be side by side', use: ['Stack'] },
    { when: 'They are rows to be compared', use: ['DataTable'] },
  ],
  anatomy: { grid: 'Columns of equal width, with a gap from the spacing scale.' },
  keyboard: {},
  screenReader: 'Nothing on its own. Its children are read row by row, in source order.',
  pairs: [
    {
      do: 'Use two columns for text and picture, as in “About us”.',
      dont: 'Use four columns for text: the lines get too short.',
    },
    {
      do: 'Use children that work in any number of columns.',
      dont: 'Position them by hand, so that reading order and visual order differ.',
    },
  ],
} satisfies Guide;
