import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'How long ago something was, in a list of news; from a week on, the day.',
  notFor: [
    { when: 'The moment counts, as for a payment', use: ['Text'] },
    { when: 'It says how long is left', use: ['OrderCard'] },
  ],
  anatomy: { 'time-ago': 'A few words; the full time is in its tooltip.' },
  keyboard: {},
  screenReader: 'The words, as a time with its full date.',
  pairs: [
    { do: '“12 min ago” in notifications.', dont: '“12 min ago” on an invoice.' },
    { do: 'The full time where the clock is not known yet.', dont: 'A time that jumps when the page wakes up.' },
  ],
} satisfies Guide;
