import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ItemCellSkeleton'],
  whatFor: 'A product in a cell: picture and name, and how many more.',
  notFor: [
    { when: 'It is a person', use: ['PersonCell'] },
    { when: 'It is in a cart or an order of a customer', use: ['ItemRow'] },
  ],
  anatomy: {
    'item-cell': 'Picture, name, and a word more.',
    picture: '40 px, without alternative text: the name says it.',
  },
  keyboard: { Tab: 'Moves to the name, where it leads somewhere.', Enter: 'Leads to the product.' },
  screenReader: 'The name, as a link where it leads somewhere. The picture is hidden from screen readers.',
  pairs: [
    { do: 'In the column that heads the row.', dont: 'In two columns of one table.' },
    { do: '“+2 more” for an order with three products.', dont: 'Three names in a cell.' },
  ],
} satisfies Guide;
