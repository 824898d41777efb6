import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ItemRowSkeleton', 'ItemFacts'],
  whatFor: 'The common part of CartLine, OrderLine and OrderCard: picture, name, price, facts and controls.',
  notFor: [
    { when: 'It is in the cart or in an order, for which rows exist', use: ['CartLine', 'OrderLine', 'OrderCard'] },
    { when: 'It is in a table of the back office', use: ['ItemCell'] },
  ],
  anatomy: {
    'item-row': 'Picture at the start, text next to it.',
    'item-picture': 'The product, without alternative text, because the name is next to it.',
    'item-badge': 'A short text on the picture’s corner, such as “+2”.',
    'item-facts': 'Size, color, and the quantity if it is not shown elsewhere.',
    'item-tools': 'The controls of the row.',
  },
  keyboard: { Tab: 'Moves to the name, then to the controls.', Enter: 'On the name, opens the product.' },
  screenReader:
    'The name is a heading and a link. Facts are pairs: “Size: L”. A price without visible context has a hidden label.',
  pairs: [
    {
      do: 'Show the total price at the end, with the unit price below it.',
      dont: 'Show one price without saying which it is.',
    },
    { do: 'Show the name of an unavailable product as text.', dont: 'Link it to “Product not found”.' },
  ],
} satisfies Guide;
