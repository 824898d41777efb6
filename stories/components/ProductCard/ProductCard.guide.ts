import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ProductCardSkeleton'],
  whatFor: 'A product in a grid: picture, name, price, and a button that puts it into the cart.',
  notFor: [
    { when: 'It is in the cart or in an order', use: ['CartLine', 'OrderLine'] },
    { when: 'It is found by the search while one types', use: ['SearchOverlay'] },
    { when: 'It is managed in the back office', use: ['ItemCell'] },
  ],
  anatomy: {
    'product-card': 'The whole card. Its name is a link that covers picture and words.',
    picture: 'The cover, 4:5, without alternative text: the name says it.',
    text: 'Color and size, and the price at the end.',
    price: 'What one piece costs.',
    button: 'Add to cart, Add another, or Out of stock; soft, since it repeats.',
    'product-card-skeleton': 'The shape of a card that is on its way.',
  },
  keyboard: {
    Tab: 'Moves to the name, then to the button.',
    Enter: 'On the name: leads to the product.',
    'Enter, Space': 'On the button: adds a piece.',
  },
  screenReader:
    'An article with a heading, which is the link. The button names the product: “Add to cart: Palm hoodie”.',
  pairs: [
    { do: 'Long names wrap, and the button stays at the foot.', dont: 'Cut names off with dots: “Ọlọ́runfẹ́mi heavy…”.' },
    { do: 'Leave a sold-out product in the grid and say so.', dont: 'A button that can be pressed and then refuses.' },
  ],
} satisfies Guide;
