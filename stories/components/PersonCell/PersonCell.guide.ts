import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['PersonCellSkeleton'],
  whatFor: 'A person in a table cell: picture or initials, the name, and a second line.',
  notFor: [
    { when: 'It is a product', use: ['ItemCell'] },
    { when: 'The person is the subject of the page', use: ['Avatar'] },
  ],
  anatomy: {
    'person-cell': 'Avatar, name, and the email address below it.',
    avatar: 'The picture or the initials.',
  },
  keyboard: {},
  screenReader: 'The name and the second line. Without a name, only the second line.',
  pairs: [
    { do: 'Show the email address if the name is unknown.', dont: 'Write “Unknown user”.' },
    { do: 'Write names with their diacritics.', dont: 'Drop them from initials: half of the list becomes “AO”.' },
  ],
} satisfies Guide;
