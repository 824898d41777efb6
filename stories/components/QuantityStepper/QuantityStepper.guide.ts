import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'How many pieces: one more or one less, never more than there are.',
  notFor: [
    { when: 'Large numbers are typed, such as the stock of a product', use: ['TextField'] },
    { when: 'The number can no longer be changed', use: ['OrderLine'] },
  ],
  anatomy: {
    'quantity-stepper': 'Minus, the number, plus. At a limit its button is paler, yet stays.',
    quantity: 'The number. Its figures are all as wide, so that the buttons stay where they are.',
  },
  keyboard: {
    Tab: 'Moves to minus, then to plus; past the number.',
    'Enter, Space': 'One less, one more. At a limit nothing happens.',
  },
  screenReader:
    'A group by the product. Each button names it; the new number is announced; at the limit the button says “Only 3 in stock”.',
  pairs: [
    {
      do: 'min="0" in the cart: one less of one piece asks to delete the line.',
      dont: 'A dead minus at 1 and a bin nobody finds.',
    },
    { do: 'Let the limit be the stock.', dont: 'Let people order 9 and refuse them at the till.' },
  ],
} satisfies Guide;
