import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The history of an order: each event, who caused it, and when.',
  notFor: [
    { when: 'Only the current status matters', use: ['StatusDot'] },
    { when: 'It is a list of orders', use: ['DataTable', 'OrderRow'] },
  ],
  anatomy: { 'order-timeline': 'The events from the oldest down: name, person and time.' },
  keyboard: {},
  screenReader: 'A numbered list “History”. Each event has its name, person and time.',
  pairs: [
    { do: 'Name the person or service: “confirmed by the payment provider”.', dont: 'Write “System”.' },
    { do: 'Keep events that were undone, and add “No longer cleared”.', dont: 'Remove them from the history.' },
  ],
} satisfies Guide;
