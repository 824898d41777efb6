import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Filters the list of a back office screen during typing.',
  notFor: [
    { when: 'Shoppers search the shop', use: ['SearchOverlay'] },
    { when: 'It is a field of a form', use: ['TextField'] },
  ],
  anatomy: {
    'search-field': 'The input. Its placeholder and its name say what is searched.',
    icon: 'The magnifying glass.',
    'icon-button': 'The cross, which clears the input. Shown once a text is typed.',
  },
  shownBy: 'Filled',
  keyboard: {
    Tab: 'Moves to the input, then to the cross.',
    Escape: 'Clears the input.',
    'Enter, Space': 'On the cross, clear the input and move the focus to it.',
  },
  screenReader:
    'A search landmark with a field named by what is searched: “Search users”. The list announces the number of results.',
  pairs: [
    { do: 'Name what is searched: “Search transactions”.', dont: 'Write “Search”.' },
    { do: 'Keep the text in the URL.', dont: 'Lose it on a reload.' },
  ],
} satisfies Guide;
