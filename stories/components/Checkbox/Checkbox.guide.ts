import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Selects one row or all rows of a table.',
  notFor: [
    { when: 'One of a few is chosen', use: ['RadioGroup'] },
    { when: 'The press starts an action', use: ['Button', 'RowAction'] },
  ],
  anatomy: {
    checkbox:
      'The box, in a target large enough for a finger. Empty, checked, or with a dash if only some rows are selected.',
  },
  keyboard: { Tab: 'Moves to it.', Space: 'Selects or deselects.' },
  screenReader:
    'A checkbox named by its label: “Select Palm Hoodie”. “Select all rows” is partly checked while some rows are selected.',
  pairs: [
    { do: 'Name the row in its label.', dont: 'Twenty checkboxes named “Select”.' },
    { do: 'Show the actions once something is selected.', dont: 'Show buttons that fail because nothing is selected.' },
  ],
} satisfies Guide;
