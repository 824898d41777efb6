import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'The head and margins of a page of the back office: a link to its list, its title, and the actions for the whole page.',
  notFor: [
    { when: 'It is a page of the shop', use: ['Container', 'Heading'] },
    { when: 'It is the frame around all pages', use: ['AdminFrame'] },
  ],
  anatomy: {
    'admin-page': 'The margins. Its content can use container queries.',
    'admin-page-head': 'Link to the list, title, lead, and buttons at the end.',
    heading: 'The title. It can take the focus when the focused element is removed.',
  },
  shownBy: 'Filled',
  keyboard: {
    Tab: 'Moves to the link to the list, then to the buttons.',
    Enter: 'Opens the list, or presses the button.',
  },
  screenReader: 'Read in this order: the link to the list, the title as heading of level 1, the actions.',
  pairs: [
    { do: 'Name the list: “All clothes”.', dont: '“Back”.' },
    { do: 'Show at most two buttons, and keep actions on a row in the row.', dont: 'Show seven buttons.' },
  ],
} satisfies Guide;
