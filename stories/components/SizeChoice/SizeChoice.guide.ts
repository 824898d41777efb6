import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The sizes of a product on its card, over the button that opened them: choosing one adds it to the cart.',
  notFor: [
    { when: 'It is the page of the product, where a size is chosen before it is added', use: ['SizePicker'] },
    { when: 'It narrows a list', use: ['FilterForm'] },
  ],
  anatomy: {
    'size-choice': 'Lies over the foot of the card, so that nothing moves.',
    'icon-button': 'Closes it.',
    'size-choice-option': 'A size, 44 pixels high. One that is sold out is struck through and cannot be pressed.',
  },
  keyboard: {
    Tab: 'Moves through the sizes that can be chosen. Beyond the last it leaves and closes.',
    'Enter, Space': 'Adds a piece in that size.',
    Escape: 'Closes, and gives the focus back to the button.',
  },
  screenReader:
    'A group “Choose a size: Palm hoodie”. Buttons say what they do: “M, add to cart: Palm hoodie”; “L, sold out”.',
  pairs: [
    {
      do: 'Show sizes that are sold out, so that nobody searches for them.',
      dont: 'Open it for a product in one size.',
    },
    { do: 'Add at the first press.', dont: 'Choose, then confirm.' },
  ],
} satisfies Guide;
