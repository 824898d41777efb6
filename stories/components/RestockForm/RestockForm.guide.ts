import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Offers an email when a sold-out product is back. It replaces the button Add to Cart.',
  notFor: [
    { when: 'It is about news of the shop', use: ['NewsletterBlock'] },
    { when: 'The product can be bought', use: ['Button'] },
  ],
  anatomy: {
    'restock-form': 'Field and button, or the confirmation that replaces them.',
    field: 'The email address of a guest, with its error. A customer’s address is shown as text.',
    button: 'Email me when it’s back.',
    notice: 'Why the request could not be saved.',
  },
  keyboard: {
    Tab: 'Moves to the field, then to the button.',
    Enter: 'In the field or on the button, sends the request.',
  },
  screenReader: 'The confirmation is announced, and takes the focus if the form had it.',
  pairs: [
    { do: 'Say that only one email will be sent.', dont: 'Subscribe people to the newsletter too.' },
    { do: 'Show signed-in customers only the button.', dont: 'Ask signed-in customers for their address.' },
  ],
} satisfies Guide;
