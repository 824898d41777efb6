import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A line of an order as it was when it was ordered. Nothing about it changes any more.',
  notFor: [
    { when: 'It can still be changed', use: ['CartLine'] },
    { when: 'It is a whole order in a list', use: ['OrderRow', 'OrderCard'] },
  ],
  anatomy: {
    'item-row': 'Picture, name, price for all pieces, price of one.',
    'item-facts': 'Size, color and quantity.',
  },
  keyboard: { Tab: 'Moves to the name.', Enter: 'Leads to the product, where it is still in the shop.' },
  screenReader: 'A heading by the product, and pairs of facts: “Quantity: 2”.',
  pairs: [
    { do: 'The price that was paid.', dont: 'Today’s price of the product.' },
    { do: 'Leave out what an old order does not know.', dont: '“undefined”, or ₦0.' },
  ],
} satisfies Guide;
