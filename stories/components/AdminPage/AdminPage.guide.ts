import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'The head and margins of a page of the back office: the list it belongs to, its title, what can be done with the whole.',
  notFor: [
    { when: 'It is a page of the shop', use: ['Container', 'Heading'] },
    { when: 'It is the frame around all pages', use: ['AdminFrame'] },
  ],
  anatomy: {
    'admin-page': 'Margins, and room that its content can ask for.',
    'admin-page-head': 'Back, title, lead, and buttons at the end.',
    heading: 'The title. It can take the focus when the focused element is removed.',
  },
  shownBy: 'Filled',
  keyboard: { Tab: 'Moves to the way back, then to the buttons.', Enter: 'Goes back to the list, or presses.' },
  screenReader: 'Read in this order: the list it belongs to, the title as heading of level 1, what can be done.',
  pairs: [
    { do: 'Name the list: “All clothes”.', dont: '“Back”.' },
    { do: 'Two buttons at most; what concerns a row stays in the row.', dont: 'A row of seven.' },
  ],
} satisfies Guide;
