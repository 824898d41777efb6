import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['AuthLink'],
  whatFor: 'The frame of the login and sign-up screens: brand, heading and form on one side, a picture on the other.',
  notFor: [
    { when: 'It is a page inside the shop', use: ['AppFrame'] },
    { when: 'The page behind it stays visible', use: ['Dialog'] },
  ],
  anatomy: {
    'auth-layout': 'Two halves on a desktop; the form alone on phones.',
    'auth-head': 'The heading and a sentence on what happens here.',
    'auth-foot': 'Links to related screens.',
    'auth-link': 'A link tall enough for a thumb: “Back to login”.',
    'auth-picture': 'Decoration, without alternative text; left out on phones.',
  },
  keyboard: {
    Tab: 'Moves from the brand through the form to the foot.',
    Enter: 'Follows the brand, or the link at the foot.',
  },
  screenReader:
    'The form is in the main landmark under a heading of level 1. The brand is a link “ABS, home”. The picture is hidden from screen readers.',
  pairs: [
    { do: 'One form, one main button.', dont: 'Two forms, one to log in and one to sign up.' },
    {
      do: 'Say in the intro what the shop sends, and to which address.',
      dont: 'Explain the password rules in the intro.',
    },
  ],
} satisfies Guide;
