import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The sizes of a product, one of which the shopper chooses before adding it to the cart.',
  notFor: [
    { when: 'Several sizes filter a list', use: ['Checkbox'] },
    { when: 'It is a choice in a form', use: ['RadioGroup'] },
    { when: 'The shopper chooses a color', use: ['ColorPicker'] },
  ],
  anatomy: {
    'size-picker': 'The label with the chosen size, the link to the size guide next to it, and the message below.',
    'size-options':
      'A box for each size. A sold-out size is struck through. A size that is not made in this color is dashed.',
  },
  keyboard: {
    Tab: 'Moves to the chosen size, or to the first.',
    'Arrow keys':
      'Choose the next or the previous size, and start over at the end. Sizes that are not made are skipped.',
    Space: 'Chooses the focused size.',
  },
  screenReader:
    'A required radio group named by its label. Each size announces its availability: “L, sold out”. The message describes the group.',
  pairs: [
    {
      do: 'Keep a sold-out size selectable, so that it can offer an email.',
      dont: 'Hide it.',
    },
    { do: 'Show “Not made in XL” when the color changes.', dont: 'Choose L instead.' },
  ],
} satisfies Guide;
