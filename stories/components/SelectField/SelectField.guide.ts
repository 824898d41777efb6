import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'One choice of many options in a form, with the platform’s native list.',
  notFor: [
    { when: 'There are five options or fewer', use: ['RadioGroup'] },
    { when: 'It filters or sorts a list', use: ['InlineSelect'] },
  ],
  anatomy: {
    field: 'Label, the chosen option with a chevron, hint and error.',
    icon: 'The chevron, which shows that it opens a list.',
    'field-error': 'What to correct, in a sentence with an icon.',
  },
  shownBy: 'Invalid',
  keyboard: {
    Tab: 'Moves to it.',
    'Arrow keys': 'Choose an option or open the list, as on the platform.',
    Letters: 'Jump to the option that begins with them.',
  },
  screenReader: 'A select with its label and value, described by hint and error. With an error it is invalid.',
  pairs: [
    { do: 'Sort options by name, such as states.', dont: 'Sort them by how often they were chosen.' },
    {
      do: 'Show a placeholder “Choose one” that cannot be chosen.',
      dont: 'Preselect an option that people may not notice.',
    },
  ],
} satisfies Guide;
