import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['PaymentBadge'],
  whatFor:
    'How a customer’s order stands: a dot and a word. PaymentBadge adds that it is paid, or that money is owed back.',
  notFor: [
    { when: 'It is for the back office', use: ['StatusDot'] },
    { when: 'A number waits', use: ['Badge'] },
  ],
  anatomy: {
    'order-status': 'A dot in the color of the word: Pending, Success, Cancelled.',
    'payment-badge': 'Icon and word: Paid, or Refund due. Nothing while unpaid.',
  },
  keyboard: {},
  screenReader: 'The word. The dot and the icon are hidden from screen readers.',
  pairs: [
    { do: 'The three words that the shop uses everywhere.', dont: 'A fourth, such as “Processing”, on one page.' },
    {
      do: 'Both where money came too late: Cancelled, Refund due.',
      dont: 'Cancelled alone, and a customer who fears for the money.',
    },
  ],
} satisfies Guide;
