import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The sizes of a product on its card, over the button that opened them. Choosing one adds it to the cart.',
  notFor: [
    { when: 'It is on the product’s page, where a size is chosen before adding', use: ['SizePicker'] },
    { when: 'It filters a list', use: ['FilterForm'] },
  ],
  anatomy: {
    'size-choice': 'Covers the bottom of the card, so that nothing moves.',
    'icon-button': 'Closes the sizes.',
    'size-choice-option': 'A size, 44 pixels high. A sold-out size is struck through and disabled.',
  },
  keyboard: {
    Tab: 'Moves through the sizes that can be chosen. After the last one it leaves and closes them.',
    'Enter, Space': 'Add a piece in that size.',
    Escape: 'Closes the sizes and returns the focus to the button.',
  },
  screenReader:
    'A group “Choose a size: Palm hoodie”. Buttons are named by their action: “M, add to cart: Palm hoodie”, or “L, sold out”.',
  pairs: [
    {
      do: 'Show sold-out sizes, so that shoppers do not search for them.',
      dont: 'Open it for a product with one size.',
    },
    { do: 'Add the piece at the first press.', dont: 'Require a second press to confirm.' },
  ],
} satisfies Guide;
