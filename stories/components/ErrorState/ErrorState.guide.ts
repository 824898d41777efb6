import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Stands in place of what could not be loaded: what happened, and a button that tries again.',
  notFor: [
    { when: 'There is just nothing in it', use: ['EmptyState'] },
    { when: 'What was loaded before is still there: leave it and say so above', use: ['Notice'] },
    { when: 'Something the person did was refused', use: ['Toaster', 'FormError'] },
  ],
  anatomy: {
    'error-state': 'Sentence and button, in the middle of the room that the content would have.',
    text: 'What happened, as the server or the client worded it.',
    button: 'Tries again, and is at work meanwhile. Left out where trying again cannot help.',
  },
  keyboard: { Tab: 'Moves to the button.', 'Enter, Space': 'Tries again; the button keeps the focus.' },
  screenReader: 'Announced at once (alert), with the button that tries again.',
  pairs: [
    {
      do: '“Error fetching products” and Refresh, where the grid would be.',
      dont: 'A toast over an empty page: it goes, and nothing is left.',
    },
    { do: 'No button under “Product not found”.', dont: 'A Refresh that will fail for ever.' },
  ],
} satisfies Guide;
