import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['LinkProvider'],
  whatFor: 'Opens a page of the shop through the router from LinkProvider, or an address outside the shop.',
  notFor: [
    { when: 'It is the main next step on a screen', use: ['Button'] },
    { when: 'It starts an action and the address stays the same', use: ['Button'] },
    {
      when: 'It is in the text of a page or below a form: use ProseLink or AuthLink',
      use: ['ProsePage', 'AuthLayout'],
    },
  ],
  anatomy: {},
  keyboard: { Tab: 'Moves to it.', Enter: 'Follows it. With Ctrl or Cmd it opens in a new tab.' },
  screenReader:
    'A link named by its text. It has an address, so that its menu, “open in new tab” and the back button work.',
  pairs: [
    { do: 'Name the target in the text: “Forget Password?”.', dont: 'Write “Click here”.' },
    { do: 'Give it a path: to="/cart".', dont: 'Navigate in onClick.' },
  ],
} satisfies Guide;
