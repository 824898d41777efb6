import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A line of a placed order, as it was ordered. It cannot be changed.',
  notFor: [
    { when: 'It can still be changed', use: ['CartLine'] },
    { when: 'It is a whole order in a list', use: ['OrderRow', 'OrderCard'] },
  ],
  anatomy: {
    'item-row': 'Picture, name, total price and unit price.',
    'item-facts': 'Size, color and quantity.',
  },
  keyboard: { Tab: 'Moves to the name.', Enter: 'Opens the product, if it is still in the shop.' },
  screenReader: 'A heading with the product’s name, and pairs of facts: “Quantity: 2”.',
  pairs: [
    { do: 'Show the price that was paid.', dont: 'Show today’s price of the product.' },
    { do: 'Leave out facts that an old order lacks.', dont: 'Show “undefined” or ₦0.' },
  ],
} satisfies Guide;
