import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The sizes of a product, one of which the shopper chooses before adding it to the cart.',
  notFor: [
    { when: 'A list is narrowed by several sizes', use: ['Checkbox'] },
    { when: 'It is a choice in a form', use: ['RadioGroup'] },
    { when: 'The shopper chooses a color', use: ['ColorPicker'] },
  ],
  anatomy: {
    'size-picker': 'The label with the chosen size, the link to the size guide beside it, and the message below.',
    'size-options': 'A box for each size. Sold out is struck through, not made in this color is dashed.',
  },
  keyboard: {
    Tab: 'Moves to the chosen size, or to the first.',
    'Arrow keys': 'Choose the next or the previous size, round and round. Sizes that are not made are skipped.',
    Space: 'Chooses the size that has the focus.',
  },
  screenReader:
    'A required radio group by its label. Each size says what there is to know: “L, sold out”. The message describes the group.',
  pairs: [
    {
      do: 'Keep a sold-out size selectable, so that it can offer an email.',
      dont: 'Hide it, as if it had never been.',
    },
    { do: 'Say “Not made in XL” when the color changes.', dont: 'Choose L in its place.' },
  ],
} satisfies Guide;
