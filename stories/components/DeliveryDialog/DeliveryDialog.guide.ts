import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The last question before an order is placed: where to, and whom to call.',
  notFor: [
    { when: 'It asks for other fields', use: ['Dialog'] },
    { when: 'It only has to be confirmed', use: ['ConfirmDialog'] },
  ],
  anatomy: {
    dialog: 'The panel. Nothing closes it while the order is being placed or payment prepared.',
    field: 'Address and telephone number, filled in with those last used.',
    'field-error': 'What to correct.',
    notice: 'Why the order as a whole was refused.',
    'dialog-actions': 'Cancel and Confirm, which says what is under way.',
    'delivery-changes': 'In the form’s place when the cart is not what was shown: what changed, and the new total.',
    'line-change': 'One product: its price, quantity or stock, before and now.',
    'changed-total': 'The total, before and now.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Move within it.',
    Enter: 'In the number: confirms. In the address: a new line.',
    Escape: 'Cancels, unless the order is being placed.',
  },
  screenReader:
    'A dialog “Enter Delivery Details”. Each step is announced: “Placing your order…”, “Checking your order…”, “Taking you to payment…”. When the cart has changed, the focus moves to the sentence that says so; prices are read as “was …, now …”. The first wrong field gets the focus.',
  pairs: [
    { do: 'Keep what was typed when it is cancelled.', dont: 'Ask for the address again after a declined card.' },
    { do: 'Say what the number is for: the rider calls it.', dont: 'Ask for more than a rider needs.' },
  ],
} satisfies Guide;
