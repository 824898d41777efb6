import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ButtonLink'],
  whatFor:
    'Makes something happen here: adds to the cart, pays, deletes. ButtonLink looks the same and leads somewhere.',
  notFor: [
    {
      when: 'Pressing it would only change the page: use ButtonLink, which opens in a tab and works with the back button',
      use: ['Link'],
    },
    { when: 'There is room for an icon alone', use: ['IconButton'] },
    { when: 'It acts on one row of a table', use: ['RowAction'] },
  ],
  anatomy: {
    button: 'The whole control. One line of text, a verb first; an icon may stand beside it.',
    spinner: 'Takes a place before the words while it is at work; the words stay.',
  },
  shownBy: 'Pending',
  keyboard: {
    Tab: 'Moves to it, also while it is pending; past it when it is disabled.',
    'Enter, Space': 'Presses it. While it is pending nothing happens.',
  },
  screenReader:
    'A button by its words. While pending it is busy and unavailable, and keeps the focus, so that nobody is thrown to the top of the page.',
  pairs: [
    {
      do: 'One primary button a screen: “Check out Now” in the cart.',
      dont: 'Twelve primary buttons in a grid of products; there it is soft.',
    },
    {
      do: 'Say what it does: “Yes, Delete”, in danger.',
      dont: '“OK” under the question whether to delete an order.',
    },
    {
      do: 'Set pending while the answer is on its way.',
      dont: 'Set disabled then: the focus is lost, and nobody knows why.',
    },
  ],
} satisfies Guide;
