import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The end of every page: about the shop, its categories and pages, contact and social accounts.',
  notFor: [
    { when: 'It is the contact page', use: ['ContactChannels'] },
    { when: 'It is the main navigation', use: ['TopBar'] },
  ],
  anatomy: {
    footer: 'Columns on a desktop, stacked on phones.',
    text: 'The heading of each column.',
    icon: 'The logo of a social account, next to its name.',
    button: 'Back to top.',
  },
  keyboard: { Tab: 'Moves through its links in the order of the columns.', Enter: 'Follows a link.' },
  screenReader:
    'The contentinfo landmark, with headings. Its categories are a navigation “Collections”, its pages “About the shop”. Social accounts have a name, not only an icon.',
  pairs: [
    { do: 'Leave out social accounts that the shop does not have.', dont: 'Link an icon to the home page of X.' },
    { do: 'Break a long email address after its @.', dont: 'Let it widen the page on a phone.' },
  ],
} satisfies Guide;
