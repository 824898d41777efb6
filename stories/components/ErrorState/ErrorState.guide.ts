import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Replaces content that failed to load: what happened, and a button that tries again.',
  notFor: [
    { when: 'The content is just empty', use: ['EmptyState'] },
    { when: 'Earlier content is still shown: keep it, with a notice above it', use: ['Notice'] },
    { when: 'An action of the person was refused', use: ['Toaster', 'FormError'] },
  ],
  anatomy: {
    'error-state': 'Sentence and button, centred in the space of the content.',
    text: 'What happened, as the server or the client worded it.',
    button: 'Tries again, and is pending meanwhile. Left out if another try cannot help.',
  },
  keyboard: { Tab: 'Moves to the button.', 'Enter, Space': 'Tries again; the button keeps the focus.' },
  screenReader: 'Announced immediately (alert), with the button that tries again.',
  pairs: [
    {
      do: 'Show “Error fetching products” and Refresh in place of the grid.',
      dont: 'Show a toast over an empty page: it disappears, and nothing is left.',
    },
    { do: 'Show no button under “Product not found”.', dont: 'Offer a Refresh that always fails.' },
  ],
} satisfies Guide;
