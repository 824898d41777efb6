import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'Many of a kind, to be compared, sorted, selected and acted upon. Without room for its columns, a card for each row.',
  notFor: [
    { when: 'Pages, search and questions belong to it', use: ['AdminList'] },
    { when: 'It is for shoppers', use: ['ProductGrid', 'OrderRow'] },
    { when: 'It is what one thing is made of', use: ['OrderSummary'] },
  ],
  anatomy: {
    'data-table': 'The table; headers that sort are buttons.',
    checkbox: 'Selects a row; the one in the head selects all.',
    'row-action': 'What can be done with a row, at its end.',
    'inline-select': '“Sort by”, where there are no headers to press.',
    'table-selection': 'How many are selected, and what can be done with them.',
    notice: 'Why the rows could not be loaded again; those of before stay.',
  },
  shownBy: 'Selectable',
  keyboard: {
    Tab: 'Moves through headers that sort, boxes and actions, row by row.',
    'Enter, Space': 'On a header: sorts, then turns round. On a box or action: presses.',
  },
  screenReader:
    'A table by its caption, both as rows and as cards. Rows are named by their first cell; headers say how they sort; a row that is being changed is busy.',
  pairs: [
    { do: 'Figures at the end of their column, in figures of one width.', dont: 'Everything centred.' },
    { do: 'Mark one column as the row’s header.', dont: 'Rows that are called by their number.' },
    { do: 'Leave out of cards what says nothing there.', dont: 'Let a phone scroll sideways through eight columns.' },
  ],
} satisfies Guide;
