import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Filters or sorts a list, next to other controls: “Status: Paid”.',
  notFor: [
    { when: 'It is part of a form', use: ['SelectField'] },
    { when: 'There is room for two or three views', use: ['Tabs'] },
  ],
  anatomy: {
    'inline-select': 'The label, followed by the chosen option.',
    icon: 'The chevron, which shows that it opens a list.',
  },
  keyboard: {
    Tab: 'Moves to it.',
    'Arrow keys': 'Choose, or open the list, as the platform does.',
    Letters: 'Jump to the option that begins with them.',
  },
  screenReader: 'A select with its label and value. The list that changes announces the change itself.',
  pairs: [
    { do: 'Make “All” the first option.', dont: 'Offer no way to remove the filter.' },
    { do: 'Apply the choice immediately.', dont: 'Add a button “Apply”.' },
  ],
} satisfies Guide;
