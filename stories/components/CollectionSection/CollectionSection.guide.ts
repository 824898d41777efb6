import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The collection with everything that may come instead: on its way, empty, failed, and its pages.',
  notFor: [
    { when: 'Only the cards are needed', use: ['ProductGrid'] },
    { when: 'A few products lead on from another', use: ['Carousel'] },
  ],
  anatomy: {
    collection: 'Title with its tools, the grid, and the pages below.',
    heading: 'The title, which names the region.',
    'collection-banner': 'Title, text and a picture side by side.',
    'product-grid': 'The cards, or their shapes.',
    pagination: 'The pages, when there is more than one.',
    'empty-state': 'When there is no product.',
    'error-state': 'When it failed, with Refresh.',
  },
  keyboard: {
    Tab: 'Moves through the tools, each card and the pages.',
    'Enter, Space': 'Follows a card, presses its button, tries again.',
  },
  screenReader: 'A region by its title. “Loading products” is announced while it is busy; a failure at once.',
  pairs: [
    {
      do: 'One state at a time: grid, shapes, empty or failed.',
      dont: 'A failure above an old grid: which one is true?',
    },
    { do: 'A banner beside the words.', dont: 'A banner above them, which pushes the products out of the first view.' },
    { do: 'eager for the cards of the first view.', dont: 'eager for all twelve.' },
  ],
} satisfies Guide;
