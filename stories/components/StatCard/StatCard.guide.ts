import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['StatCards'],
  whatFor: 'One figure of the shop and its trend. StatCards shows several in a row.',
  notFor: [
    { when: 'It is a development over time', use: ['SalesChart'] },
    { when: 'It is an amount in an order', use: ['Price', 'OrderSummary'] },
  ],
  anatomy: {
    'stat-cards': 'The cards in a row, which wraps when they do not fit.',
    'stat-card': 'The label, the figure, and its trend with the period.',
    icon: 'The arrow of the trend, next to the text.',
    skeleton: 'The placeholder of a figure that loads.',
  },
  keyboard: {},
  screenReader:
    'Pairs: “No of users: 1,284, up 12.4% vs the previous 30 days”. The direction is part of the text, not only the arrow.',
  pairs: [
    { do: 'Name the period: “vs the previous 30 days”.', dont: 'Write “+12%” without a period.' },
    { do: 'Write “No change” for a trend that rounds to zero.', dont: 'Show an arrow up for 0.04 %.' },
  ],
} satisfies Guide;
