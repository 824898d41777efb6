import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The shape of what is on its way, in the place and size that it will have, so that nothing jumps.',
  notFor: [
    { when: 'It is known how far it has come', use: ['ProgressBar'] },
    { when: 'A button is at work', use: ['Button'] },
    { when: 'Nobody can tell what will come: results of a search', use: ['Spinner'] },
  ],
  anatomy: { skeleton: 'One shape: a line of text, a picture of 4:5, or a block with width and height.' },
  keyboard: {},
  screenReader: 'Nothing. What contains it says that it is busy, and what it is waiting for.',
  pairs: [
    { do: 'As many lines, as wide, as the card will have.', dont: 'A spinner in the middle of an empty page.' },
    {
      do: 'Use the shapes that components bring: ProductGridSkeleton, OrderRowSkeleton.',
      dont: 'Draw a card’s shape again on each screen.',
    },
  ],
} satisfies Guide;
