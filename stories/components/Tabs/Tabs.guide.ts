import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A few views of the same thing, one at a time: orders by how they ended, users by their standing.',
  notFor: [
    { when: 'They are different pages', use: ['Link', 'TopBar'] },
    { when: 'It is a choice in a form', use: ['RadioGroup'] },
    { when: 'There are many, or room is short', use: ['InlineSelect'] },
  ],
  anatomy: {
    tabs: 'List and panel.',
    'tab-list': 'The tabs in a line, which scrolls when they do not fit.',
    tab: 'One word or two; the chosen one is underlined.',
    'tab-panel': 'What belongs to the chosen tab.',
  },
  keyboard: {
    Tab: 'Moves to the chosen tab, then to its panel.',
    'Arrow keys': 'Move from tab to tab, round and round; and choose, unless activation is manual.',
    'Home, End': 'Move to the first and the last.',
    'Enter, Space': 'Choose, where activation is manual.',
  },
  screenReader:
    'A list of tabs by its label; each says its place and whether it is chosen. The panel is named by its tab.',
  pairs: [
    { do: 'Manual where choosing asks a server.', dont: 'A request for each tab that the arrow passes.' },
    { do: 'Keep the chosen tab in the address.', dont: 'Begin at the first tab after a reload.' },
  ],
} satisfies Guide;
