import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A small number on an icon or next to a word: lines in the cart, unread messages.',
  notFor: [
    { when: 'It is a word', use: ['StatusDot', 'PaymentBadge'] },
    { when: 'The number is the main content', use: ['StatCard'] },
  ],
  anatomy: { badge: 'The number, 99+ from 100, and nothing for 0. On an icon it is in the corner.' },
  keyboard: {},
  screenReader: 'Nothing, because the name of the control contains the number.',
  pairs: [
    { do: 'Count only new items, such as unread messages.', dont: 'Count all items.' },
    {
      do: 'Put the number into the control’s label: “Notifications, 3 unread”.',
      dont: 'Show a badge alone, which is not announced.',
    },
  ],
} satisfies Guide;
