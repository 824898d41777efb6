import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['StyleItem'],
  whatFor: 'Searches for styles in a form, to choose one or more.',
  notFor: [
    { when: 'Shoppers search for products', use: ['SearchOverlay'] },
    { when: 'A list is searched', use: ['SearchField'] },
  ],
  anatomy: {
    'style-search': 'The field, with the results below it.',
    'style-item': 'A style with its picture, in the results and in the selection.',
  },
  keyboard: { Enter: 'Does nothing in the field, so that the form is not submitted.' },
  screenReader:
    'A search field. The results are a list of buttons, which announce their style and whether it is chosen.',
  pairs: [
    { do: 'Show the selection next to the search.', dont: 'Clear the results after each choice.' },
    { do: 'Say that a chosen style is no longer on sale.', dont: 'Remove it without a message.' },
  ],
} satisfies Guide;
