import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The colors of a product. Each links to the product’s page in that color.',
  notFor: [
    { when: 'The color is only shown, as in a cart', use: ['Swatch'] },
    { when: 'Several colors filter a list', use: ['Checkbox'] },
    { when: 'The shopper chooses a size', use: ['SizePicker'] },
  ],
  anatomy: {
    'color-picker': 'The label and the colors, each with its name on it. The current color has a frame.',
    swatch: 'The color with its name in black or white, whichever has more contrast.',
  },
  keyboard: {
    Tab: 'Moves from color to color.',
    Enter: 'Shows the product in that color.',
  },
  screenReader: 'A list named by its label, of links named by their colors. The current color is marked.',
  pairs: [
    { do: 'Use the brand’s name of the color: “Washed indigo”.', dont: 'Show a color without its name.' },
    { do: 'Keep the chosen size when the color changes.', dont: 'Reset the size.' },
  ],
} satisfies Guide;
