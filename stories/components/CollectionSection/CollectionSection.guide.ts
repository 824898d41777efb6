import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The collection with its pages, and its loading, empty and error states.',
  notFor: [
    { when: 'Only the cards are needed', use: ['ProductGrid'] },
    { when: 'A page shows a few related products', use: ['Carousel'] },
  ],
  anatomy: {
    collection: 'Title with its controls, the grid, and the pagination below.',
    heading: 'The title, which names the region.',
    'collection-banner': 'Title, text and a picture side by side.',
    'product-grid': 'The cards, or their placeholders.',
    pagination: 'The pagination, if there is more than one page.',
    'empty-state': 'Shown when there is no product.',
    'error-state': 'Shown when loading failed, with Refresh.',
  },
  keyboard: {
    Tab: 'Moves through the controls, each card and the pagination.',
    'Enter, Space': 'Open a product, add it to the cart, or try again.',
  },
  screenReader:
    'A region named by its title. “Loading products” is announced while it loads. An error is announced immediately.',
  pairs: [
    {
      do: 'Show one state at a time: grid, placeholders, empty or error.',
      dont: 'Show an error above an old grid: shoppers cannot tell which is right.',
    },
    {
      do: 'Put the banner next to the text.',
      dont: 'Put the banner above the text: it moves the products out of view.',
    },
    { do: 'Set eager for the cards that are visible first.', dont: 'Set eager for all twelve.' },
  ],
} satisfies Guide;
