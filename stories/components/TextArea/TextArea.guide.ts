import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A field for several lines: a message to the shop, an address, a product’s description.',
  notFor: [{ when: 'One line is enough', use: ['TextField'] }],
  anatomy: {
    field: 'Label, input, hint and error. The input can be made taller at its corner.',
    'field-error': 'What to correct, in a sentence with an icon.',
  },
  shownBy: 'Invalid',
  keyboard: { Tab: 'Moves to it, then out of it.', Enter: 'Begins a new line.' },
  screenReader:
    'A field of several lines named by its label and described by hint and error. With an error it is invalid.',
  pairs: [
    { do: 'Make it as tall as the expected text: three lines for an address.', dont: 'Show one line that scrolls.' },
    { do: 'Keep the typed text when the server refuses it.', dont: 'Cut it off at the limit without a message.' },
  ],
} satisfies Guide;
