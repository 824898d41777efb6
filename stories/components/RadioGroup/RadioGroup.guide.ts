import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'One choice of two to five options, all visible.',
  notFor: [
    { when: 'There are more than five', use: ['SelectField'] },
    { when: 'Several options can be chosen', use: ['Checkbox'] },
    { when: 'It switches between views of the page', use: ['Tabs'] },
  ],
  anatomy: {
    'radio-group': 'The question, its options in a column, and the error.',
    'field-error': 'What to correct, in a sentence with an icon.',
  },
  shownBy: 'Invalid',
  keyboard: {
    Tab: 'Moves to the chosen option, or to the first one, then out of the group.',
    'Arrow keys': 'Move to an option and choose it.',
    Space: 'Chooses the focused option.',
  },
  screenReader:
    'A group named by its question. Each option is announced with its position. The error describes the group.',
  pairs: [
    { do: 'Use short options: “Male”, “Female”.', dont: 'Use sentences that differ only in the last word.' },
    {
      do: 'Preselect nothing if no option is more likely.',
      dont: 'Preselect an option if a wrong choice has a cost.',
    },
  ],
} satisfies Guide;
