import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The placeholder of content that loads, in the same place and size, so that nothing moves.',
  notFor: [
    { when: 'The progress is known', use: ['ProgressBar'] },
    { when: 'A button is pending', use: ['Button'] },
    { when: 'The shape of the content is unknown, as with search results', use: ['Spinner'] },
  ],
  anatomy: { skeleton: 'One shape: a line of text, a picture of 4:5, or a block with width and height.' },
  keyboard: {},
  screenReader: 'Nothing. Its container is busy, and says what is loading.',
  pairs: [
    {
      do: 'Use as many lines as the card has, of the same width.',
      dont: 'Show a spinner in the middle of an empty page.',
    },
    {
      do: 'Use the placeholders of components: ProductGridSkeleton, OrderRowSkeleton.',
      dont: 'Draw a card’s placeholder again on each screen.',
    },
  ],
} satisfies Guide;
