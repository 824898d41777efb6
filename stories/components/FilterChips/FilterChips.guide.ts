import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'What a list is narrowed by: each with a way to remove it, and one to remove all.',
  notFor: [
    { when: 'It offers values to choose', use: ['FilterForm', 'FilterSheet'] },
    { when: 'It states a fact', use: ['Badge'] },
  ],
  anatomy: {
    'filter-chips': 'A chip for each value, then “Clear all”. Chips are links, which work without script.',
    icon: 'A cross: pressing the chip removes the filter.',
  },
  keyboard: {
    Tab: 'Moves through the chips.',
    Enter: 'Removes the filter.',
  },
  screenReader: 'A list “Chosen filters” of links: “Remove filter: Size M”.',
  pairs: [
    { do: 'One chip for both limits of the price.', dont: 'A chip for the category of a category’s own page.' },
    { do: 'Keep the category when all is cleared.', dont: 'Lead away from “Hoodies” by “Clear all”.' },
  ],
} satisfies Guide;
