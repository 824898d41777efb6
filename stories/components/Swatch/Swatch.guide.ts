import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ColorName'],
  whatFor: 'A color of the collection with its name on it; ColorName puts a dot before the name, in a line of facts.',
  notFor: [
    { when: 'The color stands for a status', use: ['StatusDot'] },
    { when: 'The shopper has to choose a color', use: ['ColorPicker'] },
  ],
  anatomy: {
    swatch: 'The paint with its name, in black or white, whichever reads. A name that is no color has no paint.',
    'color-name': 'A dot of the paint, then the name.',
  },
  keyboard: {},
  screenReader: 'The name of the color, or “No color available”. The paint is hidden from screen readers.',
  pairs: [
    { do: 'The name as the brand has it: “Washed indigo”.', dont: 'A square of paint without a word.' },
    { do: 'Hand over the value where the server sends one.', dont: 'Guess “#000080” for it in a screen.' },
  ],
} satisfies Guide;
