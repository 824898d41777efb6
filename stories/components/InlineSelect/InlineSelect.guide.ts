import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Chooses what a list shows, beside other controls: “Status: Paid”.',
  notFor: [
    { when: 'It is part of a form', use: ['SelectField'] },
    { when: 'There are two or three views and room for them', use: ['Tabs'] },
  ],
  anatomy: {
    'inline-select': 'The label, and after it what is chosen.',
    icon: 'The chevron: there is more behind it.',
  },
  keyboard: {
    Tab: 'Moves to it.',
    'Arrow keys': 'Choose, or open the list, as the platform does.',
    Letters: 'Jump to the answer that begins so.',
  },
  screenReader: 'A list to choose from, by its label and its value. The list that changes says so itself.',
  pairs: [
    { do: 'Let “All” be the first answer.', dont: 'A list that cannot be widened again.' },
    { do: 'Take effect at once.', dont: 'A button “Apply” beside it.' },
  ],
} satisfies Guide;
