import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The search of the shop, over the page: finds while one types, and leads to a product or to all results.',
  notFor: [
    { when: 'It narrows down a list of the back office', use: ['SearchField'] },
    { when: 'All results are shown, by page', use: ['CollectionSection'] },
  ],
  anatomy: {
    'search-overlay': 'The field, and below it one thing: where to begin, dots, results, or a failure.',
    'icon-button': 'Closes it; beside a recent search: forgets that one.',
    text: 'What can be searched, above recent searches and categories; or that nothing was found.',
    button: '“Did you mean hoodie?”, where nothing was found for “hodie”.',
    picture: 'A small picture beside each name.',
    'three-dots': 'While it searches.',
    'error-state': 'Why it failed, with Retry.',
  },
  keyboard: {
    Tab: 'Moves to the results, and stays in the overlay.',
    Enter: 'In the field: shows all results. On a result: leads to it.',
    Escape: 'Closes, and gives the focus back to the button that opened it.',
  },
  screenReader:
    'A dialog “Search” with a search landmark. The number of results is announced after each pause in typing, not after each letter.',
  pairs: [
    { do: 'Find “Opebi” as well as “Ọ̀pẹ̀bí”.', dont: 'Ask people for the right marks.' },
    { do: '“No results found, search for products”, once it is known.', dont: 'Say so while it is still searching.' },
  ],
} satisfies Guide;
