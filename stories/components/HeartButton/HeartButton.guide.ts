import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Keeps a product for later, from its card or its page.',
  notFor: [
    { when: 'The product goes into the cart', use: ['Button'] },
    { when: 'The product is sent to somebody', use: ['ShareButton'] },
  ],
  anatomy: {
    'heart-button': 'The target, which is larger than the heart. With `variant="labelled"` a word stands beside it.',
    icon: 'Filled while the product is kept.',
  },
  keyboard: { Tab: 'Moves to the heart.', Enter: 'Keeps the product, or removes it.', Space: 'As Enter.' },
  screenReader: 'A toggle button, “Save Opebi hoodie, Moss”, pressed or not. Its name stays the same.',
  pairs: [
    { do: 'Show the heart pressed at once, and take it back if that fails.', dont: 'Let people wait for the server.' },
    { do: 'Let guests press it, too.', dont: 'Send guests to the login when they press it.' },
  ],
} satisfies Guide;
