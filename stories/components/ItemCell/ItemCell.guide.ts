import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ItemCellSkeleton'],
  whatFor: 'A product in a table cell: picture, name, and a note such as “+2 more”.',
  notFor: [
    { when: 'It is a person', use: ['PersonCell'] },
    { when: 'It is in a shopper’s cart or order', use: ['ItemRow'] },
  ],
  anatomy: {
    'item-cell': 'Picture, name, and an optional note.',
    picture: '40 px, without alternative text, because the name is next to it.',
  },
  keyboard: { Tab: 'Moves to the name if it is a link.', Enter: 'Opens the product.' },
  screenReader: 'The name, which may be a link. The picture is hidden from screen readers.',
  pairs: [
    { do: 'Use it in the column of the row header.', dont: 'Use it in two columns of one table.' },
    { do: 'Show “+2 more” for an order with three products.', dont: 'Show three names in a cell.' },
  ],
} satisfies Guide;
