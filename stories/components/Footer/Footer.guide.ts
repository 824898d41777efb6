import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The foot of every page: what the shop is, its categories, its pages, how to reach and to follow it.',
  notFor: [
    { when: 'Ways to reach us are what the page is about', use: ['ContactChannels'] },
    { when: 'It leads through the shop', use: ['TopBar'] },
  ],
  anatomy: {
    footer: 'Columns on a desktop, one below the other on phones.',
    text: 'The heading of each column.',
    icon: 'The sign of an account, beside its name.',
    button: 'Back to top.',
  },
  keyboard: { Tab: 'Moves through its links in the order of the columns.', Enter: 'Follows one.' },
  screenReader:
    'The contentinfo landmark, with headings; its categories are a navigation “Collections”, its pages “About the shop”. Accounts are named, not drawn only.',
  pairs: [
    { do: 'Leave out accounts that the shop has not.', dont: 'An icon that leads to the front page of X.' },
    { do: 'Break a long address after its @.', dont: 'Let it widen the phone’s page.' },
  ],
} satisfies Guide;
