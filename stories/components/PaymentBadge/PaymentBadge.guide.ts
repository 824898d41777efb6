import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'That a customer’s order is paid, or that money is owed back, beside its StatusDot.',
  notFor: [
    { when: 'It is for the back office', use: ['StatusDot'] },
    { when: 'A number waits', use: ['Badge'] },
  ],
  anatomy: { 'payment-badge': 'Icon and word: Paid, or Refund due. Nothing while unpaid.' },
  keyboard: {},
  screenReader: 'The word. The icon is hidden from screen readers.',
  pairs: [
    { do: 'Beside the status, which it adds to.', dont: 'Instead of the status: a paid order can be cancelled.' },
    {
      do: 'Both where money came too late: Cancelled, Refund due.',
      dont: 'Cancelled alone, and a customer who fears for the money.',
    },
  ],
} satisfies Guide;
