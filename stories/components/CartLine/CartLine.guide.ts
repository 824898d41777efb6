import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A line of the cart: the product, its quantity, its price, and why it cannot be ordered.',
  notFor: [
    { when: 'The order is placed', use: ['OrderLine'] },
    { when: 'It is an order that waits for payment', use: ['OrderCard'] },
  ],
  anatomy: {
    'item-row': 'Picture, name, total price, unit price, size and color.',
    'inline-select': 'The size, if the product has other sizes.',
    'cart-line-problem': 'Why it cannot be ordered as it is: sold out, or too few left.',
    'cart-line-tools': 'Quantity and Delete. An unavailable product has only Delete.',
    'quantity-stepper': 'Increases or decreases the quantity. Decreasing 1 asks whether to delete the line.',
    'icon-button': 'Delete, which asks for confirmation.',
  },
  keyboard: {
    Tab: 'Moves to the name, the size, minus, plus and Delete.',
    'Enter, Space': 'Press the button. Enter on the name opens the product.',
  },
  screenReader:
    'A heading with a link to the product. Buttons contain its name: “Delete Palm hoodie”. The problem of the line describes Delete.',
  pairs: [
    {
      do: 'Let shoppers change the size in the cart.',
      dont: 'Send them back to the product to add it in another size.',
    },
    {
      do: 'Leave a sold-out product in the cart and say so on its line.',
      dont: 'Remove it and change the total without a message.',
    },
    {
      do: 'Ask before deleting a line, with the focus on Cancel.',
      dont: 'Delete at the first press of a button next to plus.',
    },
  ],
} satisfies Guide;
