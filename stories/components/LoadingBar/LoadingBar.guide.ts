import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'Shows that a press has been noticed while the code of the next page or of a dialog loads. The earlier page stays usable.',
  notFor: [
    { when: 'A button waits for the answer to its call', use: ['Button'] },
    { when: 'The page is there, but not its data', use: ['Skeleton'] },
    { when: 'The end is known', use: ['ProgressBar'] },
  ],
  anatomy: { 'loading-bar': 'A line at the top of the window, above everything but dialogs. It takes no space.' },
  keyboard: {},
  screenReader: 'Announced as “Loading” (status) when it appears, after 0.4 seconds.',
  pairs: [
    { do: 'Show it only when the wait is long enough to be noticed.', dont: 'Flash a line at every press.' },
    { do: 'Keep the page usable below it.', dont: 'Cover the page with a spinner.' },
  ],
} satisfies Guide;
