import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The progress of a task with a known end, such as an upload.',
  notFor: [
    { when: 'The end is not known', use: ['Spinner'] },
    { when: 'The shape of the content is known', use: ['Skeleton'] },
  ],
  anatomy: { 'progress-bar': 'A track that fills from its start.' },
  keyboard: {},
  screenReader: 'A progress bar named by the task, “Uploading front.jpg”, in per cent.',
  pairs: [
    { do: 'Show one for each file.', dont: 'Let the bar go back.' },
    { do: 'Show the outcome next to it: Uploaded, or the error.', dont: 'Stop at 99 % without a message.' },
  ],
} satisfies Guide;
