import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['SummaryRows'],
  whatFor:
    'What something comes to: subtotal, delivery fee, total. SummaryRows leaves out the total, which stands elsewhere.',
  notFor: [
    { when: 'It is one amount', use: ['Price'] },
    { when: 'It is what was sold in a month', use: ['StatCard'] },
  ],
  anatomy: {
    'order-summary': 'Pairs of words and amounts, the total last and larger.',
    'summary-rows': 'The same without the total.',
    price: 'Each amount, at the end of its line, figures below figures.',
  },
  keyboard: {},
  screenReader: 'Pairs: “Delivery fee: ₦5”. The total comes last.',
  pairs: [
    { do: 'Show the delivery fee before the order is placed.', dont: 'Reveal it at the till.' },
    { do: 'Leave out a row that is not known yet.', dont: '₦0 for “not known”.' },
  ],
} satisfies Guide;
