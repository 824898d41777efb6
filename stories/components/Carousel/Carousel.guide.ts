import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A row of things to leaf through, four at a time on a desktop: related products.',
  notFor: [
    { when: 'It is the list that people came for', use: ['ProductGrid'] },
    { when: 'It is the front of the shop', use: ['Hero'] },
  ],
  anatomy: {
    carousel: 'Heading and arrows above, the row below.',
    'carousel-track': 'The row: it scrolls, and stops at items.',
    heading: 'What the row is; it names the region.',
    'icon-button':
      'A view back, a view on. They are there only when the row is longer than the screen; at an end the arrow rests.',
  },
  keyboard: {
    Tab: 'Moves to the arrows, then from item to item, which scroll into view.',
    'Enter, Space': 'On an arrow: moves by the items that are wholly in view.',
  },
  screenReader: 'A region by its heading with a list in it: their number is announced. Nothing moves by itself.',
  pairs: [
    { do: 'Let the last card be cut off: there is more.', dont: 'Move it by itself.' },
    { do: 'A handful of related products.', dont: 'The whole collection sideways.' },
  ],
} satisfies Guide;
