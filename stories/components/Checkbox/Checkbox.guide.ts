import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Selects a row, or all rows, of a table.',
  notFor: [
    { when: 'One of a few is chosen', use: ['RadioGroup'] },
    { when: 'Something is done at once', use: ['Button', 'RowAction'] },
  ],
  anatomy: { checkbox: 'The box, in a target that a finger hits. Empty, checked, or with a dash for some.' },
  keyboard: { Tab: 'Moves to it.', Space: 'Selects, or takes it back.' },
  screenReader: 'A checkbox by its label: “Select Palm Hoodie”. “Select all rows” is partly checked while some are.',
  pairs: [
    { do: 'Name the row in its label.', dont: '“Select”, twenty times.' },
    { do: 'Show what can be done once something is selected.', dont: 'Buttons that refuse because nothing is.' },
  ],
} satisfies Guide;
