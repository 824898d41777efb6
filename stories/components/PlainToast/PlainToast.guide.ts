import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Shows the newest message where the code of the toasts did not load, so that no failure goes unnoticed.',
  notFor: [
    { when: 'The toasts are there', use: ['Toaster'] },
    { when: 'The sentence belongs to a part of the page', use: ['Notice'] },
  ],
  anatomy: {
    'plain-toast': 'The place at the top right.',
    notice: 'The message.',
  },
  keyboard: {},
  screenReader: 'Failures are announced at once (alert), other messages when there is time (status).',
  pairs: [
    { do: 'The newest message alone.', dont: 'All of them, over half of a phone.' },
    { do: '“You seem to be offline.” after a press on Add to cart.', dont: 'Keep messages until the code arrives.' },
  ],
} satisfies Guide;
