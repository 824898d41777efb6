import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Offers an email when a product that is sold out is back. It stands where the button to add it would be.',
  notFor: [
    { when: 'Somebody wants news of the shop', use: ['NewsletterBlock'] },
    { when: 'The product can be bought', use: ['Button'] },
  ],
  anatomy: {
    'restock-form': 'Field and button, or the confirmation in their place.',
    field: 'The address of a guest, with its error. A customer’s own address stands there as text.',
    button: 'Email me when it’s back.',
    notice: 'Why the request could not be saved.',
  },
  keyboard: { Tab: 'Moves to the field, then to the button.', Enter: 'In either: sends the request.' },
  screenReader: 'The confirmation is announced, and takes the focus if the form had it.',
  pairs: [
    { do: 'Say that there will be one email.', dont: 'Sign people up for the newsletter on the way.' },
    { do: 'Let a customer press one button.', dont: 'Ask people who are signed in for their address.' },
  ],
} satisfies Guide;
