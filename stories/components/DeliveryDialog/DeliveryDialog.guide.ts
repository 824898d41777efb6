import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['AddressFields'],
  whatFor: 'The last step before an order is placed: the delivery address, a telephone number, and the amount to pay.',
  notFor: [
    { when: 'It has other fields', use: ['Dialog'] },
    { when: 'It only asks for confirmation', use: ['ConfirmDialog'] },
  ],
  anatomy: {
    dialog: 'The panel. It cannot be closed while the order is being placed or the payment prepared.',
    field:
      'Address, city, state and telephone number, filled in with those of the default address, or the last ones. City and state can stay empty. Above them the saved addresses, if there are any; below them a box that saves a new one.',
    'field-error': 'The correction that a field needs.',
    notice: 'Why the order as a whole was refused.',
    'delivery-next': 'The total, and that payment follows.',
    'dialog-actions': 'Cancel and Confirm, which shows the current step.',
    'delivery-changes':
      'Replaces the form when the cart differs from the one that was shown: the changes, and the new total.',
    'line-change': 'The price, quantity or stock of one product, before and now.',
    'changed-total': 'The total, before and now.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Move within the dialog.',
    Enter: 'In the number, confirms. In the address, begins a new line.',
    Escape: 'Cancels, unless the order is being placed.',
  },
  screenReader:
    'A dialog “Enter Delivery Details”. Each step is announced: “Placing your order…”, “Checking your order…”, “Taking you to payment…”. When the cart has changed, the focus moves to the message about it, and prices are read as “was …, now …”. The first invalid field gets the focus.',
  pairs: [
    {
      do: 'Keep the typed text when the dialog is cancelled.',
      dont: 'Ask for the address again after a declined card.',
    },
    { do: 'Explain the telephone number: the rider calls it.', dont: 'Ask for more than a rider needs.' },
  ],
} satisfies Guide;
