import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['OrderRowSkeleton'],
  whatFor: 'An order in the history: its items, total, date and status. The whole row is a link to the order.',
  notFor: [
    { when: 'It waits to be paid', use: ['OrderCard'] },
    { when: 'It is a list of orders in the back office', use: ['DataTable'] },
  ],
  anatomy: {
    'order-row': 'The whole row, as one link.',
    'order-row-picture': 'The first item.',
    'order-row-more': 'How many more items there are.',
    'order-row-date': 'The date and the number, if they are known.',
    'order-row-status': 'The status of the order.',
    'order-success': 'A check and “Order success”, for a paid order.',
    'order-row-skeleton': 'The placeholder of a row that loads.',
  },
  keyboard: { Tab: 'Moves from row to row.', Enter: 'Opens the order.' },
  screenReader:
    'A heading of up to three names “and 2 more”, which is the link. Total, date and status follow. The number on the picture is hidden from screen readers.',
  pairs: [
    { do: 'Name the items.', dont: 'Write only “Order #10241”, which nobody remembers.' },
    { do: 'Stretch one link over the row.', dont: 'Put buttons into a row that is a link.' },
  ],
} satisfies Guide;
