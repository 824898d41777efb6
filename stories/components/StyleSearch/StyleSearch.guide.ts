import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['StyleItem'],
  whatFor: 'Finds styles in a form, to choose one or several of them.',
  notFor: [
    { when: 'Shoppers look for products', use: ['SearchOverlay'] },
    { when: 'A list is searched', use: ['SearchField'] },
  ],
  anatomy: {
    'style-search': 'The field, and below it what was found.',
    'style-item': 'A style with its picture, here and where it was chosen.',
  },
  keyboard: { Enter: 'Does nothing in the field, where it would send the form.' },
  screenReader: 'A search field. What was found is a list; each button names its style and says whether it is chosen.',
  pairs: [
    { do: 'Show what was chosen beside the search.', dont: 'Clear the results with each choice.' },
    { do: 'Say that a chosen style is no longer on sale.', dont: 'Remove it without a word.' },
  ],
} satisfies Guide;
