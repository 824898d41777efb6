import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Saves a product to the wishlist, from its card or its page.',
  notFor: [
    { when: 'The product goes into the cart', use: ['Button'] },
    { when: 'The product is shared with another person', use: ['ShareButton'] },
  ],
  anatomy: {
    'heart-button': 'The target, which is larger than the heart. With `variant="labelled"` it has a text.',
    icon: 'Filled while the product is saved.',
  },
  keyboard: { Tab: 'Moves to the heart.', Enter: 'Saves or removes the product.', Space: 'As Enter.' },
  screenReader: 'A toggle button, “Save Opebi hoodie, Moss”, pressed or not. Its name stays the same.',
  pairs: [
    { do: 'Show the heart as pressed immediately, and revert it on failure.', dont: 'Let people wait for the server.' },
    { do: 'Let guests press it, too.', dont: 'Send guests to the login when they press it.' },
  ],
} satisfies Guide;
