import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['StatCards'],
  whatFor: 'One figure of the shop and whether it grows. StatCards puts several beside one another.',
  notFor: [
    { when: 'It is a course of time', use: ['SalesChart'] },
    { when: 'It is an amount in an order', use: ['Price', 'OrderSummary'] },
  ],
  anatomy: {
    'stat-cards': 'The cards beside one another, as many as there is room for.',
    'stat-card': 'What is counted, the figure, and its trend over which time.',
    icon: 'The arrow of the trend, beside the word.',
    skeleton: 'The room of a figure that is not known yet.',
  },
  keyboard: {},
  screenReader: 'Pairs: “No of users: 1,284, up 12.4% on the 30 days before”. The word says up or down, not the arrow.',
  pairs: [
    { do: 'Say over which time: “on the 30 days before”.', dont: '“+12%”, of what?' },
    { do: '“No change” for what rounds to nothing.', dont: 'An arrow up for 0.04 %.' },
  ],
} satisfies Guide;
