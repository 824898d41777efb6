import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ButtonLink'],
  whatFor: 'Starts an action: add to the cart, pay, delete. ButtonLink looks the same and opens a page.',
  notFor: [
    {
      when: 'Pressing it would only change the page: use ButtonLink, which opens in a tab and works with the back button',
      use: ['Link'],
    },
    { when: 'There is room for an icon alone', use: ['IconButton'] },
    { when: 'It acts on one row of a table', use: ['RowAction'] },
  ],
  anatomy: {
    button: 'The whole control. One line of text that starts with a verb, with an optional icon.',
    spinner: 'Shown before the text while the button is pending. The text stays.',
  },
  shownBy: 'Pending',
  keyboard: {
    Tab: 'Moves to it, even while it is pending. Skips it when it is disabled.',
    'Enter, Space': 'Press it. A pending button ignores them.',
  },
  screenReader:
    'A button named by its text. While pending it is busy and unavailable, and keeps the focus, so that the reading position is not lost.',
  pairs: [
    {
      do: 'Use one primary button per screen: “Check out Now” in the cart.',
      dont: 'Use twelve primary buttons in a grid of products, where soft is right.',
    },
    {
      do: 'Name the action: “Yes, Delete”, with the variant danger.',
      dont: 'Answer the question whether to delete an order with “OK”.',
    },
    {
      do: 'Set pending while waiting for the answer.',
      dont: 'Set disabled instead: the focus is lost without an explanation.',
    },
  ],
} satisfies Guide;
