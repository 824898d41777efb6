import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['OrderCardSkeleton', 'TimeLeft'],
  whatFor: 'An order that waits for its payment: what is first in it, how much more, how long it waits, pay or delete.',
  notFor: [
    { when: 'It is paid or cancelled', use: ['OrderRow'] },
    { when: 'All its items must be visible', use: ['OrderLine'] },
  ],
  anatomy: {
    'order-card': 'The first item as a row, with the price of the whole order.',
    'item-badge': 'How many more items there are.',
    'time-left': 'How long it can still be paid and until when its items are held; then that the time is over.',
    'order-card-tools': 'Pay, and the bin.',
    button: '“Pay now”: at work while payment is prepared.',
    'icon-button': 'The bin, which asks first.',
  },
  keyboard: {
    Tab: 'Moves to the name, Pay now and the bin.',
    'Enter, Space': 'Presses; Enter on the name leads to the order.',
  },
  screenReader:
    'A heading by the first product. Buttons name the order: “Pay now: order ABS-10241”. While it is deleted it is busy and says so.',
  pairs: [
    { do: 'Minutes left in words: “45 min left to pay”.', dont: 'A clock that ticks every second.' },
    { do: 'Keep an expired order and say that its time is over.', dont: 'Let it vanish while it is being looked at.' },
  ],
} satisfies Guide;
