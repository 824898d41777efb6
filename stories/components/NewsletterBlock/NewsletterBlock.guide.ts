import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Subscribes an e-mail address to the newsletter: as part of a page, or small in the footer.',
  notFor: [
    { when: 'People write a message to the shop', use: ['TextArea'] },
    { when: 'People sign up for an account', use: ['AuthLayout'] },
  ],
  anatomy: {
    newsletter: 'Title, field and button. On a page also a note on privacy.',
    field: 'The address, with its error.',
    button: 'Subscribe; an arrow in the footer.',
    'newsletter-thanks': 'Replaces the form, and takes the focus if the form had it.',
  },
  keyboard: { Tab: 'Moves to the field, then to the button.', Enter: 'In the field or on the button, subscribes.' },
  screenReader:
    'On a page it is a region named by its title. In the footer it is not, so that a page never has two. The thanks are announced, and take the focus if the form had it.',
  pairs: [
    { do: 'Ask for the address only.', dont: 'Ask for name and birthday, “to serve you better”.' },
    {
      do: 'Replace the form with the thanks.',
      dont: 'Show a toast and leave the form unchanged.',
    },
  ],
} satisfies Guide;
