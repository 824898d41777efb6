import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Shows the newest message if the code of the toasts did not load, so that no failure goes unnoticed.',
  notFor: [
    { when: 'The code of the toasts has loaded', use: ['Toaster'] },
    { when: 'The message belongs to a part of the page', use: ['Notice'] },
  ],
  anatomy: {
    'plain-toast': 'The area at the top right.',
    notice: 'The message.',
  },
  keyboard: {},
  screenReader: 'Failures are announced immediately (alert), other messages politely (status).',
  pairs: [
    { do: 'Show only the newest message.', dont: 'Cover half of a phone with all messages.' },
    { do: 'Show “You seem to be offline.” after a press on Add to cart.', dont: 'Hold messages until the code loads.' },
  ],
} satisfies Guide;
