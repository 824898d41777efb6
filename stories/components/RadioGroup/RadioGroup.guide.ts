import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'One answer of two to five, all in sight.',
  notFor: [
    { when: 'There are more than five', use: ['SelectField'] },
    { when: 'Any number may be chosen', use: ['Checkbox'] },
    { when: 'It changes what the page shows', use: ['Tabs'] },
  ],
  anatomy: {
    'radio-group': 'The question, its answers below one another, and the error.',
    'field-error': 'What to correct, in a sentence with an icon.',
  },
  shownBy: 'Invalid',
  keyboard: {
    Tab: 'Moves to the chosen answer, or to the first; then out of the group.',
    'Arrow keys': 'Move to an answer and choose it.',
    Space: 'Chooses the answer that has the focus.',
  },
  screenReader: 'A group by its question; each answer with its place among them. The error describes the group.',
  pairs: [
    { do: 'Short answers: “Male”, “Female”.', dont: 'A sentence for each, which only differ in the last word.' },
    {
      do: 'Leave it open when no answer is likely.',
      dont: 'Choose one beforehand where a wrong answer costs something.',
    },
  ],
} satisfies Guide;
