import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Links to the products that were last viewed on this device. It is the last section of a page.',
  notFor: [
    { when: 'The shop recommends products', use: ['Carousel'] },
    { when: 'The products can be added to the cart', use: ['ProductCard'] },
  ],
  anatomy: {
    'recently-viewed': 'Heading, button, and a row that scrolls sideways.',
    button: 'Clears the list.',
  },
  keyboard: {
    Tab: 'Moves to the button, then from product to product.',
    Enter: 'Opens the product, or clears the list.',
  },
  screenReader: 'A region with a heading and a list of links.',
  pairs: [
    { do: 'Store names and pictures.', dont: 'Store prices, which may change.' },
    { do: 'Keep the list on the device.', dont: 'Send it to the server.' },
  ],
} satisfies Guide;
