import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['IconLink'],
  whatFor: 'A button with a familiar icon: search, close, delete. IconLink looks the same and opens a page.',
  notFor: [
    { when: 'There is room for a text, or the icon needs one to be understood', use: ['Button'] },
    { when: 'It acts on one row of a table', use: ['RowAction'] },
  ],
  anatomy: {
    'icon-button':
      'The whole control, at least 44 px in each direction. It contains one icon, and a Badge if something is counted.',
  },
  keyboard: { Tab: 'Moves to it.', 'Enter, Space': 'Press it. Enter follows an IconLink.' },
  screenReader: 'The label is its name, and its tooltip for other people. The icon and the badge are not announced.',
  pairs: [
    {
      do: 'Name the object of the action: “Delete Palm hoodie”.',
      dont: 'Label the button “Delete” on every line of the cart: all sound the same.',
    },
    { do: 'Put the number into the label too: “Cart, 3 items”.', dont: 'Rely on the badge, which is only visible.' },
  ],
} satisfies Guide;
