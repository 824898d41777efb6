import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['LoadFailureDialog', 'LoadRecoveryProvider'],
  whatFor:
    'Stands in place of a part of the app whose code did not load: no connection, or a new version of the shop. Shown by lazyPart and lazyDialog; LoadFailureDialog stands in place of a dialog.',
  notFor: [
    { when: 'The code is there and its data is not', use: ['ErrorState'] },
    { when: 'There is nothing at the address', use: ['EmptyState'] },
  ],
  anatomy: {
    'load-failure': 'What happened, what to do, and the button that does it, in place of a part of a page.',
    'load-failure-dialog': 'The same over the page, with a button that closes it.',
    text: 'What happened and what to do.',
    button: 'Tries again, or reloads the page where that is what helps.',
  },
  keyboard: { Tab: 'Moves to the button.', 'Enter, Space': 'Tries again, or reloads.' },
  screenReader: 'Announced at once (alert); in place of a dialog it is an alert dialog that keeps the focus.',
  pairs: [
    {
      do: '“You seem to be offline” where the newsletter would be; the rest of the page goes on.',
      dont: '“Something went wrong” in place of the whole page.',
    },
    { do: 'Try again by itself when the connection returns.', dont: 'Let people guess when to press.' },
  ],
} satisfies Guide;
