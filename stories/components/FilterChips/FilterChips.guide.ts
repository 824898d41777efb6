import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The active filters of a list, each with a link to remove it, and one link to remove all.',
  notFor: [
    { when: 'It offers values to choose', use: ['FilterForm', 'FilterSheet'] },
    { when: 'It only shows a number', use: ['Badge'] },
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
    {
      do: 'Use one chip for both limits of the price.',
      dont: 'Show a chip for the category on the category’s own page.',
    },
    { do: 'Keep the category when all filters are cleared.', dont: 'Let “Clear all” leave the page “Hoodies”.' },
  ],
} satisfies Guide;
