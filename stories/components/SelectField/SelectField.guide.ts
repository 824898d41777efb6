import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'One answer of many, in a form: the list is the platform’s own, on phones too.',
  notFor: [
    { when: 'There are five answers or fewer', use: ['RadioGroup'] },
    { when: 'It chooses what a list shows', use: ['InlineSelect'] },
  ],
  anatomy: {
    field: 'Label, the chosen answer with a chevron, hint and error.',
    icon: 'The chevron: there is more behind it.',
    'field-error': 'What to correct, in a sentence with an icon.',
  },
  shownBy: 'Invalid',
  keyboard: {
    Tab: 'Moves to it.',
    'Arrow keys': 'Choose; or open the list, as the platform does.',
    Letters: 'Jump to the answer that begins so.',
  },
  screenReader:
    'A list to choose from, by its label and its value; described by hint and error, invalid with an error.',
  pairs: [
    { do: 'Sort as people search: states by name.', dont: 'Sort by how often they were sold.' },
    { do: 'A placeholder “Choose one” which cannot be chosen.', dont: 'Choose for people what they may not notice.' },
  ],
} satisfies Guide;
