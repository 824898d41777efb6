import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'What became of an order, step by step: what, by whom, when.',
  notFor: [
    { when: 'Only the present standing counts', use: ['StatusDot'] },
    { when: 'They are many orders', use: ['DataTable', 'OrderRow'] },
  ],
  anatomy: { 'order-timeline': 'Steps in a line from the oldest down: the word, who, when.' },
  keyboard: {},
  screenReader: 'A numbered list “History”; each step with word, person and time.',
  pairs: [
    { do: 'Name who did it, or what: “confirmed by the payment provider”.', dont: '“System”.' },
    { do: 'Keep steps that were taken back: “No longer cleared”.', dont: 'Rewrite what happened.' },
  ],
} satisfies Guide;
