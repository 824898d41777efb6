import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Increases or decreases the number of pieces, within the stock.',
  notFor: [
    { when: 'Large numbers are typed, such as the stock of a product', use: ['TextField'] },
    { when: 'The number can no longer be changed', use: ['OrderLine'] },
  ],
  anatomy: {
    'quantity-stepper': 'Minus, the number, plus. At a limit the button is paler, but stays focusable.',
    quantity: 'The number. Its figures have one width, so that the buttons do not move.',
  },
  keyboard: {
    Tab: 'Moves to minus, then to plus. Skips the number.',
    'Enter, Space': 'Decrease or increase the number. At a limit they do nothing.',
  },
  screenReader:
    'A group named by the product, whose name is part of each button. The new number is announced. At the limit the button is described by “Only 3 in stock”.',
  pairs: [
    {
      do: 'Set min="0" in the cart, so that decreasing 1 asks to delete the line.',
      dont: 'Disable minus at 1 and hide the delete button elsewhere.',
    },
    { do: 'Set the limit to the stock.', dont: 'Accept 9 pieces and refuse them at checkout.' },
  ],
} satisfies Guide;
