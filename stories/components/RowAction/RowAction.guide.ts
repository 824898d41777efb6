import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'An action on one row: an icon in a table, icon and text in a card.',
  notFor: [
    { when: 'It concerns the whole page', use: ['AdminPage', 'Button'] },
    { when: 'It is not in a row', use: ['IconButton'] },
  ],
  anatomy: {
    'row-action': 'The icon. Its text is the tooltip, and is next to it in a card.',
    icon: 'The same icon for the same action in every list.',
  },
  keyboard: { Tab: 'Moves to it, even if it is disabled.', 'Enter, Space': 'Start the action, or follow the link.' },
  screenReader:
    'Named by action and row: “Delete Brushed twill”. If it is disabled, the reason is announced: “(still in use)”.',
  pairs: [
    { do: 'Use at most three per row, in the same order everywhere.', dont: 'Use a menu for two actions.' },
    { do: 'Set disabledReason.', dont: 'Hide the action in some rows: people search for it.' },
  ],
} satisfies Guide;
