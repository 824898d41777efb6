import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['SummaryRows'],
  whatFor:
    'The amounts of a cart or an order: subtotal, delivery fee, total. SummaryRows leaves out the total, to show it elsewhere.',
  notFor: [
    { when: 'It is one amount', use: ['Price'] },
    { when: 'It is the revenue of a month', use: ['StatCard'] },
  ],
  anatomy: {
    'order-summary': 'Pairs of labels and amounts. The total is last and larger.',
    'summary-rows': 'The same without the total.',
    price: 'Each amount, aligned at the end of its line.',
  },
  keyboard: {},
  screenReader: 'Pairs: “Delivery fee: ₦5”. The total comes last.',
  pairs: [
    { do: 'Show the delivery fee before the order is placed.', dont: 'Show it only at the payment.' },
    { do: 'Leave out a row whose amount is not known yet.', dont: 'Show ₦0 for an unknown amount.' },
  ],
} satisfies Guide;
