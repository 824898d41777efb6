import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'The status of something: a dot and a word. orderStatus, paymentStatus and fulfilmentStatus give the words for orders.',
  notFor: [
    { when: 'It says that a customer’s order is paid', use: ['PaymentBadge'] },
    { when: 'Something has to be done about it', use: ['Notice'] },
  ],
  anatomy: { 'status-dot': 'The dot in a tone that has a meaning, then the word.' },
  keyboard: {},
  screenReader: 'The word. The color adds nothing to the word.',
  pairs: [
    { do: 'One word: “Blocked”.', dont: 'A dot alone, with a legend elsewhere.' },
    {
      do: 'Danger for what needs somebody: “Refund due”.',
      dont: 'Danger for every cancelled order: then nothing stands out.',
    },
    { do: 'The three words for customers’ orders.', dont: 'A fourth, such as “Processing”, on one page.' },
  ],
} satisfies Guide;
