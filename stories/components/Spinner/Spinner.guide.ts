import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ThreeDots'],
  whatFor:
    'Shows that a task of unknown duration is running: a ring in a control, ThreeDots where results will appear.',
  notFor: [
    { when: 'The shape of the content is known', use: ['Skeleton'] },
    { when: 'The end is known', use: ['ProgressBar'] },
  ],
  anatomy: {
    spinner: 'A turning ring as tall as the text next to it. It does not turn with reduced motion.',
    'three-dots': 'Three animated dots, with a text for screen readers.',
  },
  keyboard: {},
  screenReader:
    'The ring is not announced, because its control is busy. ThreeDots politely announce the task, such as “Searching”.',
  pairs: [
    { do: 'Set pending on Button, which shows it.', dont: 'Put a ring next to a button that can still be pressed.' },
    { do: 'Show ThreeDots below the search field.', dont: 'Show a ring over the whole shop.' },
  ],
} satisfies Guide;
