import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Something that can be done with one row: an icon in a table, icon and word in a card.',
  notFor: [
    { when: 'It concerns the whole page', use: ['AdminPage', 'Button'] },
    { when: 'It is not in a row', use: ['IconButton'] },
  ],
  anatomy: {
    'row-action': 'The icon; its word is the tooltip, and stands beside it in a card.',
    icon: 'The same for the same action in every list.',
  },
  keyboard: { Tab: 'Moves to it, also when it cannot be pressed.', 'Enter, Space': 'Does it, or follows it.' },
  screenReader:
    'Named after action and row: “Delete Brushed twill”. When it cannot be done it says why: “(still in use)”.',
  pairs: [
    { do: 'Three a row at most, in one order everywhere.', dont: 'A menu for two actions.' },
    { do: 'Give the reason: disabledReason.', dont: 'Hide it in some rows: people look for it.' },
  ],
} satisfies Guide;
