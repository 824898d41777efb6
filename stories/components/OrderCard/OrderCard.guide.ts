import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['OrderCardSkeleton', 'TimeLeft'],
  whatFor:
    'An order that waits for payment: its first item, the number of other items, the time left, and buttons to pay or delete it.',
  notFor: [
    { when: 'It is paid or cancelled', use: ['OrderRow'] },
    { when: 'All its items must be visible', use: ['OrderLine'] },
  ],
  anatomy: {
    'order-card': 'The first item as a row, with the price of the whole order.',
    'item-badge': 'How many more items there are.',
    'time-left':
      'How long it can still be paid, and until when its items are held. After that, a note that the time is over.',
    'order-card-tools': 'Pay now and Delete.',
    button: '“Pay now”, which is pending while payment is prepared.',
    'icon-button': 'Delete, which asks for confirmation.',
  },
  keyboard: {
    Tab: 'Moves to the name, Pay now and Delete.',
    'Enter, Space': 'Press the button. Enter on the name opens the order.',
  },
  screenReader:
    'A heading with the first product. Buttons contain the order’s number: “Pay now: order ABS-10241”. While being deleted, the card is busy and announces it.',
  pairs: [
    { do: 'Show the minutes left in words: “45 min left to pay”.', dont: 'Show a clock that ticks every second.' },
    { do: 'Keep an expired order, with a note that its time is over.', dont: 'Remove it while a shopper looks at it.' },
  ],
} satisfies Guide;
