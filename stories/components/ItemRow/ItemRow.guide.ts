import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ItemRowSkeleton', 'ItemFacts'],
  whatFor:
    'What CartLine, OrderLine and OrderCard have in common: picture, name, price, facts, and room for what can be done.',
  notFor: [
    { when: 'It stands in the cart or in an order: those rows are ready', use: ['CartLine', 'OrderLine', 'OrderCard'] },
    { when: 'It stands in a table of the back office', use: ['ItemCell'] },
  ],
  anatomy: {
    'item-row': 'Picture at the start, words beside it.',
    'item-picture': 'The product, without alternative text: the name says it.',
    'item-badge': 'A word on the picture’s corner, such as “+2”.',
    'item-facts': 'Size, color, and the quantity where nothing else says it.',
    'item-tools': 'What can be done with it.',
  },
  keyboard: { Tab: 'Moves to the name, then to what can be done.', Enter: 'On the name: leads to the product.' },
  screenReader:
    'The name is a heading and a link. Facts are pairs: “Size: L”. A price without context says what it is.',
  pairs: [
    { do: 'The price for all pieces at the end, that of one below.', dont: 'One price, and a guess which it is.' },
    { do: 'A plain name for an unavailable product.', dont: 'A link that leads to “Product not found”.' },
  ],
} satisfies Guide;
