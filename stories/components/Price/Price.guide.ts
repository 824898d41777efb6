import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'An amount of naira, written as the shop writes it: ₦48,500; kobo only where there are some.',
  notFor: [
    { when: 'It is a count: pieces, orders, users', use: ['Text', 'StatCard'] },
    { when: 'Several amounts add up', use: ['OrderSummary'] },
  ],
  anatomy: { price: 'Sign and figures, all figures of one width, so that amounts below one another line up.' },
  keyboard: {},
  screenReader: 'The amount with its sign. What it is the price of has to stand before it: “Total ₦95,505”.',
  pairs: [
    { do: 'Align prices at the end of a column.', dont: 'Centre them: their figures no longer line up.' },
    { do: 'Hand over a number of naira: 48500.', dont: 'Write “₦48,500” into a text: then nothing keeps it uniform.' },
  ],
} satisfies Guide;
