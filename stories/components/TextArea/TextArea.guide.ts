import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Several lines: a message to the shop, an address, a product’s description.',
  notFor: [{ when: 'One line will do', use: ['TextField'] }],
  anatomy: {
    field: 'Label, the lines, hint and error. It can be made taller by its corner.',
    'field-error': 'What to correct, in a sentence with an icon.',
  },
  shownBy: 'Invalid',
  keyboard: { Tab: 'Moves into it, and out of it again.', Enter: 'Begins a new line.' },
  screenReader: 'A field of several lines by its label, described by hint and error; invalid with an error.',
  pairs: [
    { do: 'As tall as what is expected: three lines for an address.', dont: 'One line that scrolls.' },
    { do: 'Keep what was typed when the server refuses it.', dont: 'Cut it off at the limit without a word.' },
  ],
} satisfies Guide;
