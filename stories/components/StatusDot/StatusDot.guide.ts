import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A status: a dot and a word. orderStatus, paymentStatus and fulfilmentStatus return those of orders.',
  notFor: [
    { when: 'It shows that a customer’s order is paid', use: ['PaymentBadge'] },
    { when: 'The status requires an action', use: ['Notice'] },
  ],
  anatomy: { 'status-dot': 'The dot, whose tone has a meaning, then the word.' },
  keyboard: {},
  screenReader: 'The word. The color adds no information.',
  pairs: [
    { do: 'Use one word: “Blocked”.', dont: 'Show only a dot, with a legend elsewhere.' },
    {
      do: 'Use one word and one tone for a status everywhere: “Refund due” is a warning.',
      dont: 'Use danger for it on the order, and warning in its payments.',
    },
    { do: 'Use the three words for customers’ orders.', dont: 'Use a fourth word, such as “Processing”, on one page.' },
  ],
} satisfies Guide;
