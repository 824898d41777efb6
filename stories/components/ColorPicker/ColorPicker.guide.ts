import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The colors of a product: each leads to its page in that color.',
  notFor: [
    { when: 'The color is a fact, such as in a cart', use: ['Swatch'] },
    { when: 'A list is narrowed by several colors', use: ['Checkbox'] },
    { when: 'The shopper chooses a size', use: ['SizePicker'] },
  ],
  anatomy: {
    'color-picker': 'The label and the colors, each with its name on it. The color on the page has a frame.',
    swatch: 'The paint with the name, in black or white, whichever reads.',
  },
  keyboard: {
    Tab: 'Moves from color to color.',
    Enter: 'Shows the product in that color.',
  },
  screenReader: 'A list by its label, of links by the names of the colors. The color on the page is the current one.',
  pairs: [
    { do: 'The name as the brand has it: “Washed indigo”.', dont: 'A dot of paint without a word.' },
    { do: 'Keep the chosen size when the color changes.', dont: 'Begin again with the size.' },
  ],
} satisfies Guide;
