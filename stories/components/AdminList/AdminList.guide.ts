import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'A complete list of the back office: table, pagination, empty states, and the confirmation before an action.',
  notFor: [
    { when: 'It is a table alone', use: ['DataTable'] },
    { when: 'It is a grid of products for shoppers', use: ['CollectionSection'] },
  ],
  anatomy: {
    'admin-list': 'The whole list. It takes the focus when the focused row is removed.',
    'data-table': 'The rows.',
    'list-foot': 'Which rows of how many are shown, and the pagination.',
    pagination: 'The pages, with a label that names the list.',
    'empty-state': 'The list is empty, or a search found nothing and “Clear search” is offered.',
    dialog: 'The confirmation before an action.',
  },
  keyboard: {
    Tab: 'Moves through the table, then the pages.',
    'Enter, Space': 'Sort, select a row, start an action, or change the page.',
    Escape: 'Cancels the confirmation.',
  },
  screenReader:
    'Announces “Loading products”, then “1–10 of 48” or that nothing matches, after each change. After an action the focus stays on its row, or moves to the next one.',
  pairs: [
    { do: 'Give each empty list its own words: “No blocked users.”', dont: '“No data”.' },
    { do: 'Keep the rows while the next ones load.', dont: 'Empty the list at each letter of the search.' },
  ],
} satisfies Guide;
