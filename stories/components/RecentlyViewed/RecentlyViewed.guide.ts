import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Leads back to the products that somebody has looked at on this device. It stands below everything else.',
  notFor: [
    { when: 'The shop recommends products', use: ['Carousel'] },
    { when: 'The products can be added to the cart', use: ['ProductCard'] },
  ],
  anatomy: {
    'recently-viewed': 'Heading, button, and a row that scrolls sideways.',
    button: 'Forgets all of them.',
  },
  keyboard: { Tab: 'Moves to the button, then from product to product.', Enter: 'Opens the product, or forgets all.' },
  screenReader: 'A region with a heading and a list of links.',
  pairs: [
    { do: 'Remember names and pictures.', dont: 'Remember prices, which may be others by now.' },
    { do: 'Keep what was viewed on the device.', dont: 'Send it to the server.' },
  ],
} satisfies Guide;
