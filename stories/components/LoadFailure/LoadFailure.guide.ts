import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['LoadFailureDialog', 'LoadRecoveryProvider'],
  whatFor:
    'Replaces a part of the app whose code did not load, because there is no connection or a new version of the shop. lazyPart and lazyDialog show it. LoadFailureDialog replaces a dialog.',
  notFor: [
    { when: 'The code has loaded, but its data has not', use: ['ErrorState'] },
    { when: 'The address has no content', use: ['EmptyState'] },
  ],
  anatomy: {
    'load-failure': 'Replaces a part of a page: what happened, what to do, and a button for it.',
    'load-failure-dialog': 'The same as a dialog, with a button that closes it.',
    text: 'What happened and what to do.',
    button: 'Tries again, or reloads the page if that can help.',
  },
  keyboard: { Tab: 'Moves to the button.', 'Enter, Space': 'Try again, or reload.' },
  screenReader: 'Announced immediately (alert). In place of a dialog it is an alert dialog that keeps the focus.',
  pairs: [
    {
      do: 'Show “You seem to be offline” in place of the newsletter, and keep the rest of the page.',
      dont: 'Replace the whole page with “Something went wrong”.',
    },
    { do: 'Try again automatically when the connection returns.', dont: 'Let people guess when to press.' },
  ],
} satisfies Guide;
