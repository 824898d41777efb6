import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A row of items to browse, four at a time on a desktop: related products.',
  notFor: [
    { when: 'It is the main list of the page', use: ['ProductGrid'] },
    { when: 'It is the banner of the home page', use: ['Hero'] },
  ],
  anatomy: {
    carousel: 'Heading and arrows, with the row below them.',
    'carousel-track': 'The row. It scrolls, and snaps to items.',
    heading: 'The title of the row, which names the region.',
    'icon-button':
      'Scroll one view back or forward. They are shown only if the row is longer than the screen. At an end the arrow is disabled.',
  },
  keyboard: {
    Tab: 'Moves to the arrows, then from item to item, which scroll into view.',
    'Enter, Space': 'On an arrow, scroll by the number of items that are completely in view.',
  },
  screenReader: 'A region named by its heading, with a list whose length is announced. Nothing moves automatically.',
  pairs: [
    { do: 'Cut off the last card to show that more follow.', dont: 'Move the row automatically.' },
    { do: 'Show a few related products.', dont: 'Show the whole collection in a row.' },
  ],
} satisfies Guide;
