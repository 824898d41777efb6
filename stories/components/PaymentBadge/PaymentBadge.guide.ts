import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Shows next to its StatusDot that a customer’s order is paid, or that a refund is due.',
  notFor: [
    { when: 'It is for the back office', use: ['StatusDot'] },
    { when: 'It is a number', use: ['Badge'] },
  ],
  anatomy: { 'payment-badge': 'Icon and text: Paid, or Refund due. Nothing for an unpaid order.' },
  keyboard: {},
  screenReader: 'The text. The icon is hidden from screen readers.',
  pairs: [
    { do: 'Show it in addition to the status.', dont: 'Show it instead of the status: a paid order can be cancelled.' },
    {
      do: 'Show both if the payment came too late: Cancelled, Refund due.',
      dont: 'Show only Cancelled, which makes the customer worry about the money.',
    },
  ],
} satisfies Guide;
