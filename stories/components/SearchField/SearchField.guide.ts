import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Narrows down the list of a screen of the back office while one types.',
  notFor: [
    { when: 'Shoppers search the shop', use: ['SearchOverlay'] },
    { when: 'It is a field of a form', use: ['TextField'] },
  ],
  anatomy: {
    'search-field': 'The line, with what is searched as its placeholder and its name.',
    icon: 'The magnifying glass.',
    'icon-button': 'The cross: empties it; there once something is typed.',
  },
  shownBy: 'Filled',
  keyboard: {
    Tab: 'Moves into it, then to the cross.',
    Escape: 'Empties it.',
    'Enter, Space': 'On the cross: empties it, and the focus stays in the line.',
  },
  screenReader:
    'A search landmark with a field by what is searched: “Search users”. The list announces how many are found.',
  pairs: [
    { do: 'Say what is searched: “Search transactions”.', dont: '“Search”.' },
    { do: 'Keep the word in the address.', dont: 'Forget it after a reload.' },
  ],
} satisfies Guide;
