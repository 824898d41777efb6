import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A few views of the same content, one at a time: orders or users by status.',
  notFor: [
    { when: 'The views are different pages', use: ['Link', 'TopBar'] },
    { when: 'It is a choice in a form', use: ['RadioGroup'] },
    { when: 'There are many views, or little room', use: ['InlineSelect'] },
  ],
  anatomy: {
    tabs: 'The list of tabs and the panel.',
    'tab-list': 'The tabs in a row, which scrolls when they do not fit.',
    tab: 'One or two words. The chosen tab is underlined.',
    'tab-panel': 'The content of the chosen tab.',
  },
  keyboard: {
    Tab: 'Moves to the chosen tab, then to its panel.',
    'Arrow keys':
      'Move from tab to tab, and start over at the end. They also choose the tab, unless activation is manual.',
    'Home, End': 'Move to the first and the last tab.',
    'Enter, Space': 'Choose the tab if activation is manual.',
  },
  screenReader:
    'A list of tabs named by its label. Each tab announces its position and whether it is chosen. The panel is named by its tab.',
  pairs: [
    {
      do: 'Use manual activation if choosing a tab sends a request.',
      dont: 'Send a request for each tab that an arrow key passes.',
    },
    { do: 'Keep the chosen tab in the URL.', dont: 'Begin at the first tab after a reload.' },
  ],
} satisfies Guide;
