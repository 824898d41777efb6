import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['FulfilmentDot', 'PaymentDot'],
  whatFor:
    'How something stands, in a list of the back office: a dot and a word. PaymentDot and FulfilmentDot have the words for orders.',
  notFor: [
    { when: 'A customer looks at an order', use: ['OrderStatus'] },
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
  ],
} satisfies Guide;
