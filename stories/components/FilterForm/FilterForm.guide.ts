import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['FilterFields'],
  whatFor: 'The filters beside the collection on large screens: each choice is applied as it is made.',
  notFor: [
    { when: 'The screen is small', use: ['FilterSheet'] },
    { when: 'It shows what is chosen', use: ['FilterChips'] },
    { when: 'It narrows a list of the back office', use: ['Tabs', 'SearchField'] },
  ],
  anatomy: {
    'filter-form': 'A form; without script a button sends it.',
    'filter-fields': 'The groups, with a line between them.',
    'filter-group': 'Category, Size, Color, Price or Availability. A group without values is left out.',
    field: 'The lowest and the highest price. The cheapest and the dearest product are the examples.',
  },
  keyboard: {
    Tab: 'Moves through the values that can be chosen, then the prices.',
    Space: 'Chooses a value, or removes it.',
    Enter: 'In a price: applies it.',
  },
  screenReader:
    'Groups by name, with checkboxes: “Palm green, 3 products”. A value that would find nothing is disabled, with its count of 0.',
  pairs: [
    { do: 'Count each value as if nothing else of its group were chosen.', dont: 'Let every other size go to 0.' },
    { do: 'Keep a chosen value that finds nothing, so that it can be removed.', dont: 'Disable what is checked.' },
  ],
} satisfies Guide;
