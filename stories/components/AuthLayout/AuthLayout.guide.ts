import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['AuthLink'],
  whatFor: 'The frame of the screens around an account: brand, heading and form on one side, a picture on the other.',
  notFor: [
    { when: 'It is a page inside the shop', use: ['AppFrame'] },
    { when: 'It asks while the page behind stays', use: ['Dialog'] },
  ],
  anatomy: {
    'auth-layout': 'Two halves on a desktop; the form alone on phones.',
    'auth-head': 'The heading and a sentence on what happens here.',
    'auth-foot': 'Where else one may want to go.',
    'auth-link': 'A link tall enough for a thumb: “Back to login”.',
    'auth-picture': 'Decoration, without alternative text; left out on phones.',
  },
  keyboard: {
    Tab: 'Moves from the brand through the form to the foot.',
    Enter: 'Follows the brand, or the link at the foot.',
  },
  screenReader:
    'The form stands in the main landmark under a heading of level 1; the brand is a link “ABS, home”. The picture is hidden from screen readers.',
  pairs: [
    { do: 'One form, one main button.', dont: 'A second form beside it: log in or sign up?' },
    { do: 'Say in the intro what will be sent where.', dont: 'Explain the rules of passwords there.' },
  ],
} satisfies Guide;
