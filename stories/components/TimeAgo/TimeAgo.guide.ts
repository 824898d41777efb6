import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'How long ago an event was, in a list of news. From a week on it shows the date.',
  notFor: [
    { when: 'The exact time matters, as for a payment', use: ['Text'] },
    { when: 'It shows the time left', use: ['OrderCard'] },
  ],
  anatomy: { 'time-ago': 'A few words. The full time is in the tooltip.' },
  keyboard: {},
  screenReader: 'The words, in a time element with the full date.',
  pairs: [
    { do: 'Show “12 min ago” in notifications.', dont: 'Show “12 min ago” on an invoice.' },
    {
      do: 'Show the full time while the reader’s clock is unknown.',
      dont: 'Show a time that jumps when the page hydrates.',
    },
  ],
} satisfies Guide;
