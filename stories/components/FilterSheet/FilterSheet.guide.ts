import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The filters on small screens, which apply together. A button shows how many items they find.',
  notFor: [
    { when: 'The screen has room next to the grid', use: ['FilterForm'] },
    { when: 'It shows the chosen filters', use: ['FilterChips'] },
  ],
  anatomy: {
    dialog: 'A sheet at the bottom of the screen.',
    'filter-fields': 'The same groups as in FilterForm.',
    'filter-sheet-actions':
      '“Clear all” and “Show 14 items”, which stay in view. If the count fails, a message is shown above them.',
  },
  keyboard: {
    Tab: 'Moves through the values, then the two buttons, and stays in the sheet.',
    Space: 'Chooses or removes a value.',
    Escape: 'Closes the sheet and discards the choice.',
  },
  screenReader: 'A dialog “Filter”. The new count is announced after each choice.',
  pairs: [
    {
      do: 'Show the count of the current choice: “Show 14 items”.',
      dont: 'Offer “Apply” for a choice that finds nothing.',
    },
    { do: 'Discard the choice on Escape and Back.', dont: 'Change the list behind the sheet with each press.' },
  ],
} satisfies Guide;
