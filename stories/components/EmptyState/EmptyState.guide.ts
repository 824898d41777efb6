import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Stands where a list would: there is nothing yet, and here is the way on.',
  notFor: [
    { when: 'It could not be loaded', use: ['ErrorState'] },
    { when: 'It is still on its way', use: ['Skeleton'] },
  ],
  anatomy: {
    'empty-state': 'Title, a sentence, and one way on, in the middle of the room that the list would have.',
    heading: 'What there is none of, in the words of the list.',
    text: 'What one may do about it, or what will show up here.',
    button: 'The way on: a ButtonLink, such as “Add to cart”.',
  },
  keyboard: {},
  screenReader:
    'A heading, a sentence and a link, in this order. It is not announced by itself: a list that turns empty announces it in its own status.',
  pairs: [
    { do: '“Your cart is empty.” with the way to the shop.', dont: 'An empty table with its headers.' },
    {
      do: 'Name the search: “No products match “velvet””, and offer to clear it.',
      dont: 'The same words whether there is nothing or nothing was found.',
    },
  ],
} satisfies Guide;
