import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The filters on small screens: chosen first, with a count of what they find, and applied together.',
  notFor: [
    { when: 'There is room beside the grid', use: ['FilterForm'] },
    { when: 'It shows what is chosen', use: ['FilterChips'] },
  ],
  anatomy: {
    dialog: 'A sheet from the foot of the screen.',
    'filter-fields': 'The same groups as beside the grid.',
    'filter-sheet-actions': '“Clear all” and “Show 14 items”, which stay in view. A failed count says so above them.',
  },
  keyboard: {
    Tab: 'Moves through the values, then the two buttons, and stays in the sheet.',
    Space: 'Chooses a value, or removes it.',
    Escape: 'Closes, and drops the choice.',
  },
  screenReader: 'A dialog “Filter”. The new count is announced after each choice.',
  pairs: [
    { do: '“Show 14 items”, of the choice as it is now.', dont: '“Apply”, and no items after it.' },
    { do: 'Drop the choice on Escape and Back.', dont: 'Change the list behind the sheet with each press.' },
  ],
} satisfies Guide;
