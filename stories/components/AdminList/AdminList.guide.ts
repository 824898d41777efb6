import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A whole list of the back office: table, pages, nothing found, and the question before something is done.',
  notFor: [
    { when: 'It is a table alone', use: ['DataTable'] },
    { when: 'It is a grid of products for shoppers', use: ['CollectionSection'] },
  ],
  anatomy: {
    'admin-list': 'Everything together. It takes the focus when the focused row is removed.',
    'data-table': 'The rows.',
    'list-foot': 'Which of how many, and the pages.',
    pagination: 'The pages, named after what is listed.',
    'empty-state': 'Nothing there; or nothing found, with “Clear search”.',
    dialog: 'The question before an action.',
  },
  keyboard: {
    Tab: 'Moves through the table, then the pages.',
    'Enter, Space': 'Sort, select, act, turn the page.',
    Escape: 'Is a no to the question.',
  },
  screenReader:
    '“Loading products”, then “1–10 of 48” or that nothing matches: announced after each change. After an action the focus stays at its row, or goes to its neighbour.',
  pairs: [
    { do: 'Words for nothing of their own: “No blocked users.”', dont: '“No data”.' },
    { do: 'Keep rows while the next are on their way.', dont: 'Empty the list at each letter of the search.' },
  ],
} satisfies Guide;
