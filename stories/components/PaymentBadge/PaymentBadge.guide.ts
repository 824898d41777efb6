import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Shows that a customer’s order is paid or, next to its StatusDot, that a refund is due or was made.',
  notFor: [
    { when: 'It is for the back office', use: ['StatusDot'] },
    { when: 'It is a number', use: ['Badge'] },
  ],
  anatomy: { 'payment-badge': 'Icon and text: Paid, Refund due or Refunded. Nothing for an unpaid order.' },
  keyboard: {},
  screenReader: 'The text. The icon is hidden from screen readers.',
  pairs: [
    {
      do: 'Show it alone for an order that is complete: Paid.',
      dont: 'Show Success and Paid, which are two words for one status.',
    },
    {
      do: 'Show both if the payment came too late: Cancelled, Refund due.',
      dont: 'Show only Cancelled, which makes the customer worry about the money.',
    },
  ],
} satisfies Guide;
