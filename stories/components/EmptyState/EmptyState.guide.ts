import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Shown in place of an empty list, with a next step.',
  notFor: [
    { when: 'It could not be loaded', use: ['ErrorState'] },
    { when: 'It is still loading', use: ['Skeleton'] },
  ],
  anatomy: {
    'empty-state': 'Title, a sentence and one next step, centred in the space of the list.',
    heading: 'What is missing, in the words of the list.',
    text: 'What the person can do, or what will appear here.',
    button: 'The next step: a ButtonLink, such as “Add to cart”.',
  },
  keyboard: {},
  screenReader:
    'A heading, a sentence and a link, in this order. It is not a live region: a list that becomes empty announces it in its own status.',
  pairs: [
    { do: 'Show “Your cart is empty.” with a link to the shop.', dont: 'Show an empty table with its headers.' },
    {
      do: 'Name the search: “No products match “velvet””, and offer to clear it.',
      dont: 'Use the same words for an empty list and for an empty search result.',
    },
  ],
} satisfies Guide;
