import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'How far something has come whose end is known: a file on its way.',
  notFor: [
    { when: 'The end is not known', use: ['Spinner'] },
    { when: 'The shape of what comes is known', use: ['Skeleton'] },
  ],
  anatomy: { 'progress-bar': 'A track that fills from the start of the line.' },
  keyboard: {},
  screenReader: 'A progress bar by what is under way, “Uploading front.jpg”, in per cent.',
  pairs: [
    { do: 'One for each file.', dont: 'A bar that goes back.' },
    { do: 'Say beside it what comes after: Uploaded, or why not.', dont: 'Stop at 99 % without a word.' },
  ],
} satisfies Guide;
