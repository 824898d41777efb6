import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['PersonCellSkeleton'],
  whatFor: 'A person in a cell: face or initials, the name, and a line more.',
  notFor: [
    { when: 'It is a product', use: ['ItemCell'] },
    { when: 'The person is what the page is about', use: ['Avatar'] },
  ],
  anatomy: {
    'person-cell': 'Avatar, name, and below it the address.',
    avatar: 'The face or the initials.',
  },
  keyboard: {},
  screenReader: 'The name and the line below it. Without a name, the line alone.',
  pairs: [
    { do: 'Let the address stand in for a name that is not known.', dont: '“Unknown user”.' },
    { do: 'Names with all their marks.', dont: 'Initials without the line: half the list is “AO”.' },
  ],
} satisfies Guide;
