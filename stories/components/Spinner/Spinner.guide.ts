import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ThreeDots'],
  whatFor:
    'Something is at work and nobody knows for how long: the ring in a control, ThreeDots where results will appear.',
  notFor: [
    { when: 'The shape of what comes is known', use: ['Skeleton'] },
    { when: 'The end is known', use: ['ProgressBar'] },
  ],
  anatomy: {
    spinner: 'A turning ring as tall as the text beside it. It stands still for those who want less motion.',
    'three-dots': 'Three dots in turn, with words for those who listen.',
  },
  keyboard: {},
  screenReader:
    'The ring is silent: its control is busy. ThreeDots say what is awaited, such as “Searching”, when there is time.',
  pairs: [
    { do: 'Let Button draw it: pending.', dont: 'Put a ring beside a button that can still be pressed.' },
    { do: 'ThreeDots under the field of the search.', dont: 'A ring over the whole shop.' },
  ],
} satisfies Guide;
