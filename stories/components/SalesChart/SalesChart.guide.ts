import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Revenue and sales of the last thirty days, as a chart or a table.',
  notFor: [
    { when: 'It is one figure', use: ['StatCard'] },
    { when: 'Rows need sorting and actions', use: ['DataTable'] },
  ],
  anatomy: {
    'sales-chart': 'Title, the choice of chart or table, figures and plot.',
    'sales-figures': 'The sum of all days, or the figures of the selected day.',
    'sales-plot': 'Bars of revenue above, bars of sales below. They differ by position, not by color.',
    skeleton: 'The placeholder of the plot while it loads.',
  },
  keyboard: {
    Tab: 'Moves to Chart and Table, then to the day.',
    'Arrow keys': 'On the day, move one day back or forward. The figures follow.',
    'Enter, Space': 'Show the chart or the table.',
  },
  screenReader:
    'A summary: sum, period, best day. A slider goes from day to day and announces date, revenue and sales. The table has the same data.',
  pairs: [
    { do: 'Begin the axis at zero.', dont: 'Stretch the axis, so that a slow month looks good.' },
    { do: 'Show “No sales yet” before the first order is paid.', dont: 'Show an empty chart.' },
  ],
} satisfies Guide;
