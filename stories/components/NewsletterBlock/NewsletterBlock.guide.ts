import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Asks for an e-mail address to send news to: a part of a page, or small in the footer.',
  notFor: [
    { when: 'A message is sent to the shop', use: ['TextArea'] },
    { when: 'An account is opened', use: ['AuthLayout'] },
  ],
  anatomy: {
    newsletter: 'Title, field and button; on a page also a word on privacy.',
    field: 'The address, with its error.',
    button: 'Subscribe; an arrow in the footer.',
    'newsletter-thanks': 'Takes the place of the form, and the focus that was in it.',
  },
  keyboard: { Tab: 'Moves to the field, then to the button.', Enter: 'In either: subscribes.' },
  screenReader:
    'On a page a region by its title; in the footer none, so that there are not two. The thanks are announced, and take the focus if the form had it.',
  pairs: [
    { do: 'One field.', dont: 'Name and birthday, “to serve you better”.' },
    {
      do: 'Thanks in the place of the form.',
      dont: 'A toast, with the form standing there as if nothing had happened.',
    },
  ],
} satisfies Guide;
