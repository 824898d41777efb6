import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['LinkProvider'],
  whatFor:
    'Leads somewhere: a page of the shop, through the router that LinkProvider hands down, or an address outside of it.',
  notFor: [
    { when: 'It is the way on from a screen and should look like it', use: ['Button'] },
    { when: 'Something happens here and the address stays', use: ['Button'] },
    {
      when: 'It stands in running text of a page or below a form: ProseLink and AuthLink have the look for it',
      use: ['ProsePage', 'AuthLayout'],
    },
  ],
  anatomy: {},
  keyboard: { Tab: 'Moves to it.', Enter: 'Follows it; with Ctrl or Cmd, in a new tab.' },
  screenReader: 'A link by its words. It has an address, so that its menu, “open in new tab” and the back button work.',
  pairs: [
    { do: 'Let the words say where it leads: “Forget Password?”.', dont: '“Click here”.' },
    { do: 'Give it a path: to="/cart".', dont: 'Give it onClick and navigate by hand.' },
  ],
} satisfies Guide;
