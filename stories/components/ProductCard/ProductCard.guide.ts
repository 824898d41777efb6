import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ProductCardSkeleton', 'CardHeartProvider'],
  whatFor: 'A product in a grid: picture, name, price, the colors of its style, and a button that adds it to the cart.',
  notFor: [
    { when: 'It is in the cart or in an order', use: ['CartLine', 'OrderLine'] },
    { when: 'It is a result in the search overlay', use: ['SearchOverlay'] },
    { when: 'It is managed in the back office', use: ['ItemCell'] },
  ],
  anatomy: {
    'card-heart': 'The heart in the corner of the picture, if CardHeartProvider or `heart` provides one.',
    'product-card': 'The whole card. Its name is a link that covers picture and text.',
    picture: 'The cover, 4:5, without alternative text, because the name is next to it.',
    text: 'Color and size, or the number of sizes in stock, and the price at the end.',
    price: 'The unit price.',
    'card-colors':
      'At most five colors of the style, then the number of others. Targets are 28 by 44 pixels, so that all fit on a phone.',
    button: 'Add to cart, Add another, or Out of stock. Soft, because it repeats on each card.',
    'product-card-skeleton': 'The placeholder of a card that loads.',
  },
  keyboard: {
    Tab: 'Moves to the name, the colors, then to the button.',
    Enter: 'On the name, opens the product.',
    'Enter, Space': 'On the button, add a piece, or open the sizes if there are several.',
    Escape: 'Closes the sizes and returns the focus to the button.',
  },
  screenReader:
    'An article with a heading, which is the link. The colors are a list of links named by color. The button contains the product’s name: “Add to cart: Palm hoodie”, and announces whether its sizes are open.',
  pairs: [
    { do: 'Let long names wrap, with the button at the bottom.', dont: 'Cut names off: “Ọlọ́runfẹ́mi heavy…”.' },
    { do: 'Keep a sold-out product in the grid, marked as such.', dont: 'Show a button that fails when pressed.' },
  ],
} satisfies Guide;
