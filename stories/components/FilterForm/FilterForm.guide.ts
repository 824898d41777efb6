import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['FilterFields'],
  whatFor: 'The filters next to the collection on large screens. Each choice applies immediately.',
  notFor: [
    { when: 'The screen is small', use: ['FilterSheet'] },
    { when: 'It shows the chosen filters', use: ['FilterChips'] },
    { when: 'It filters a list of the back office', use: ['Tabs', 'SearchField'] },
  ],
  anatomy: {
    'filter-form': 'A form. Without script it has a button to submit it.',
    'filter-fields': 'The groups, with a line between them.',
    'filter-group': 'Category, Size, Color, Price or Availability. A group without values is left out.',
    field:
      'The lowest and the highest price. The prices of the cheapest and the most expensive product are the placeholders.',
  },
  keyboard: {
    Tab: 'Moves through the values that can be chosen, then the prices.',
    Space: 'Chooses or removes a value.',
    Enter: 'In a price, applies it.',
  },
  screenReader:
    'Named groups of checkboxes: “Palm green, 3 products”. A value that would find nothing is disabled: “XXL, none with your other filters”.',
  pairs: [
    { do: 'Count each value as if it were the only choice in its group.', dont: 'Let every other size go to 0.' },
    { do: 'Keep a chosen value that finds nothing, so that it can be removed.', dont: 'Disable a checked value.' },
  ],
} satisfies Guide;
