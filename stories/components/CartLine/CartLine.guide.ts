import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'A line of the cart: the product, how many pieces, what that comes to, and what is in the way of ordering it.',
  notFor: [
    { when: 'The order is placed', use: ['OrderLine'] },
    { when: 'It is an order that waits for payment', use: ['OrderCard'] },
  ],
  anatomy: {
    'item-row': 'Picture, name, price for all pieces, price of one, size and color.',
    'inline-select': 'The size, where the product is made in others.',
    'cart-line-problem': 'Why it cannot be ordered as it is: sold out, or too few left.',
    'cart-line-tools': 'How many, and the bin. An unavailable product has only the bin.',
    'quantity-stepper': 'One more, one less; one less of one asks to delete.',
    'icon-button': 'The bin, which asks first.',
  },
  keyboard: {
    Tab: 'Moves to the name, the size, minus, plus and the bin.',
    'Enter, Space': 'Presses; Enter on the name leads to the product.',
  },
  screenReader:
    'A heading by the product, which leads to it. Buttons name it: “Delete Palm hoodie”; the bin is described by what is wrong.',
  pairs: [
    {
      do: 'Let the size be changed where it is noticed, in the cart.',
      dont: 'Send somebody back to the product to add it again in another size.',
    },
    {
      do: 'Leave a sold-out product in the cart and say so on its line.',
      dont: 'Take it away silently, with a total that changed.',
    },
    { do: 'Ask before the line goes, focus on the no.', dont: 'Delete at the first press, beside the plus.' },
  ],
} satisfies Guide;
