import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'An amount of naira in the shop’s format: ₦48,500. Kobo are shown only if there are some.',
  notFor: [
    { when: 'It is a count of pieces, orders or users', use: ['Text', 'StatCard'] },
    { when: 'Several amounts add up', use: ['OrderSummary'] },
  ],
  anatomy: { price: 'Sign and figures. All figures have one width, so that amounts in a column line up.' },
  keyboard: {},
  screenReader: 'The amount with its sign. Put a label before it: “Total ₦95,505”.',
  pairs: [
    { do: 'Align prices at the end of a column.', dont: 'Centre prices: their figures no longer line up.' },
    { do: 'Pass a number of naira: 48500.', dont: 'Write “₦48,500” into a text: formats will differ.' },
  ],
} satisfies Guide;
