import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Revenue and sales of the last thirty days: as a chart, or as the same in a table.',
  notFor: [
    { when: 'It is one figure', use: ['StatCard'] },
    { when: 'Rows need sorting and actions', use: ['DataTable'] },
  ],
  anatomy: {
    'sales-chart': 'Title, the choice of chart or table, figures, plot.',
    'sales-figures': 'The sum of all days, or the day that is pointed at.',
    'sales-plot': 'Bars of revenue above, bars of sales below: distinguished by place, not by color.',
    skeleton: 'The room of the plot while it is on its way.',
  },
  keyboard: {
    Tab: 'Moves to Chart and Table, then to the day.',
    'Arrow keys': 'On the day: one day back, one day on; the figures follow.',
    'Enter, Space': 'Show as chart or as table.',
  },
  screenReader:
    'A sentence of what it shows: sum, span, best day. A slider from day to day says date, revenue and sales; the table has the same.',
  pairs: [
    { do: 'Begin the axis at zero.', dont: 'Stretch a slow month into a mountain.' },
    { do: '“No sales yet” before the first order is paid.', dont: 'An empty chart.' },
  ],
} satisfies Guide;
