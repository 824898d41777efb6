import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A small number on an icon or beside a word: lines in the cart, unread messages.',
  notFor: [
    { when: 'It is a word', use: ['StatusDot', 'PaymentBadge'] },
    { when: 'The number is what the page is about', use: ['StatCard'] },
  ],
  anatomy: { badge: 'The number, 99+ from a hundred on; nothing for 0. On an icon it sits on the corner.' },
  keyboard: {},
  screenReader: 'Nothing: the control that it sits on says the number in its name.',
  pairs: [
    { do: 'Count what waits: unread messages.', dont: 'Count everything there ever was.' },
    { do: '“Notifications, 3 unread” as the label below it.', dont: 'A badge alone, which nobody hears.' },
  ],
} satisfies Guide;
