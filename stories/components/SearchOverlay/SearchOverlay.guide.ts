import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'The search of the shop, over the page. It searches during typing, and links to a product or to all results.',
  notFor: [
    { when: 'It filters a list of the back office', use: ['SearchField'] },
    { when: 'It shows all results, page by page', use: ['CollectionSection'] },
  ],
  anatomy: {
    'search-overlay': 'The field, with suggestions, three dots, results or an error below it.',
    'icon-button': 'Closes the overlay, or removes a recent search.',
    text: 'A hint on what can be searched, above recent searches and categories, or the message that nothing was found.',
    button: '“Did you mean hoodie?”, if nothing was found for “hodie”.',
    picture: 'A small picture next to each name.',
    'three-dots': 'Shown while it searches.',
    'error-state': 'Why the search failed, with Refresh.',
  },
  keyboard: {
    Tab: 'Moves to the results, and stays in the overlay.',
    Enter: 'In the field, shows all results. On a result, opens the product.',
    Escape: 'Closes the overlay and returns the focus to the button that opened it.',
  },
  screenReader:
    'A dialog “Search” with a search landmark. The number of results is announced after each pause in typing, not after each letter.',
  pairs: [
    { do: 'Find “Opebi” as well as “Ọ̀pẹ̀bí”.', dont: 'Require the right diacritics.' },
    { do: 'Show “No results found, search for products” after the search.', dont: 'Show it while still searching.' },
  ],
} satisfies Guide;
