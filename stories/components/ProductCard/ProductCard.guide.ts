import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ProductCardSkeleton', 'CardHeartProvider'],
  whatFor:
    'A product in a grid: picture, name, price, the colors of its style, and a button that puts it into the cart.',
  notFor: [
    { when: 'It is in the cart or in an order', use: ['CartLine', 'OrderLine'] },
    { when: 'It is found by the search while one types', use: ['SearchOverlay'] },
    { when: 'It is managed in the back office', use: ['ItemCell'] },
  ],
  anatomy: {
    'card-heart': 'In the corner of the picture, where CardHeartProvider or `heart` gives the card a heart.',
    'product-card': 'The whole card. Its name is a link that covers picture and words.',
    picture: 'The cover, 4:5, without alternative text: the name says it.',
    text: 'Color and size, or how many sizes are in stock, and the price at the end.',
    price: 'What one piece costs.',
    'card-colors':
      'The colors of the style, at most five, then how many others there are. Targets are 28 by 44 pixels, so that all fit a phone.',
    button: 'Add to cart, Add another, or Out of stock; soft, since it repeats.',
    'product-card-skeleton': 'The shape of a card that is on its way.',
  },
  keyboard: {
    Tab: 'Moves to the name, the colors, then to the button.',
    Enter: 'On the name: leads to the product.',
    'Enter, Space': 'On the button: adds a piece, or opens the sizes in its place where there are several.',
    Escape: 'Closes the sizes, and gives the focus back to the button.',
  },
  screenReader:
    'An article with a heading, which is the link. The colors are a list of links by name. The button names the product: “Add to cart: Palm hoodie”, and says whether its sizes are open.',
  pairs: [
    { do: 'Long names wrap, and the button stays at the foot.', dont: 'Cut names off with dots: “Ọlọ́runfẹ́mi heavy…”.' },
    { do: 'Leave a sold-out product in the grid and say so.', dont: 'A button that can be pressed and then refuses.' },
  ],
} satisfies Guide;
