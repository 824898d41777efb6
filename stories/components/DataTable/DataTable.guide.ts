import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'A table of items to compare, sort, select and act on. Without room for its columns, it shows a card for each row.',
  notFor: [
    { when: 'It has pages, a search and confirmations', use: ['AdminList'] },
    { when: 'It is for shoppers', use: ['ProductGrid', 'OrderRow'] },
    { when: 'It lists the amounts of one order', use: ['OrderSummary'] },
  ],
  anatomy: {
    'data-table': 'The table. Headers that sort are buttons.',
    checkbox: 'Selects a row. The one in the header selects all.',
    'row-action': 'An action on a row, at its end.',
    'inline-select': '“Sort by”, shown with cards, which have no headers.',
    'table-selection': 'How many rows are selected, and the actions on them.',
    notice: 'Why the rows could not be loaded again. The previous rows stay.',
  },
  shownBy: 'Selectable',
  keyboard: {
    Tab: 'Moves through headers that sort, checkboxes and actions, row by row.',
    'Enter, Space': 'On a header, sort, then reverse the order. On a checkbox or action, press it.',
  },
  screenReader:
    'A table named by its caption, both as rows and as cards. Rows are named by their first cell. Headers announce how they sort. A row that is being changed is busy.',
  pairs: [
    { do: 'Align figures at the end of their column, all of one width.', dont: 'Centre everything.' },
    { do: 'Mark one column as the row’s header.', dont: 'Name rows by their number.' },
    {
      do: 'Leave out of cards the columns that do not matter there.',
      dont: 'Let a phone scroll sideways through eight columns.',
    },
  ],
} satisfies Guide;
