import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ColorName'],
  whatFor: 'A color of the collection with its name on it. ColorName shows a dot before the name, for a line of facts.',
  notFor: [
    { when: 'The color shows a status', use: ['StatusDot'] },
    { when: 'The shopper has to choose a color', use: ['ColorPicker'] },
  ],
  anatomy: {
    swatch: 'The color with its name in black or white, whichever has more contrast. An unknown name has no color.',
    'color-name': 'A dot in the color, then the name.',
  },
  keyboard: {},
  screenReader: 'The name of the color, or “No color available”. The dot is hidden from screen readers.',
  pairs: [
    { do: 'Use the brand’s name of the color: “Washed indigo”.', dont: 'Show a color without its name.' },
    {
      do: 'Pass the color value of the server, if there is one.',
      dont: 'Guess a value such as “#000080” in a screen.',
    },
  ],
} satisfies Guide;
