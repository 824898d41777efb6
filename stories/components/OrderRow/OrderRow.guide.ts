import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['OrderRowSkeleton'],
  whatFor:
    'An order in the history: what was in it, what it cost, when it was, how it ended. The whole row leads to it.',
  notFor: [
    { when: 'It waits to be paid', use: ['OrderCard'] },
    { when: 'Orders are worked on in the back office', use: ['DataTable'] },
  ],
  anatomy: {
    'order-row': 'The whole row, which is one link.',
    'order-row-picture': 'The first item.',
    'order-row-more': 'How many more items there are.',
    'order-row-date': 'The day and the number, as far as they are known.',
    'order-row-status': 'How it ended.',
    'order-success': 'A check and “Order success”, for what was paid.',
    'order-row-skeleton': 'The shape of a row that is on its way.',
  },
  keyboard: { Tab: 'Moves from row to row.', Enter: 'Leads to the order.' },
  screenReader:
    'A heading of up to three names “and 2 more”, which is the link. Total, date and standing follow; the number on the picture is hidden from screen readers.',
  pairs: [
    { do: 'Name what was bought.', dont: '“Order #10241”: nobody remembers that.' },
    { do: 'A link stretched over the row.', dont: 'Buttons inside a row that is pressed as a whole.' },
  ],
} satisfies Guide;
