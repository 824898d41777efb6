import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['IconLink'],
  whatFor: 'A button whose icon everybody knows: search, close, delete. IconLink looks the same and leads somewhere.',
  notFor: [
    { when: 'There is room for a word, or the icon needs one to be understood', use: ['Button'] },
    { when: 'It acts on one row of a table', use: ['RowAction'] },
  ],
  anatomy: {
    'icon-button':
      'The whole control, 44 px and more each way. It holds one icon, and a Badge where something is counted.',
  },
  keyboard: { Tab: 'Moves to it.', 'Enter, Space': 'Presses it; Enter follows an IconLink.' },
  screenReader:
    'Its label is its name, and its tooltip for everybody else. The icon and the badge say nothing themselves.',
  pairs: [
    {
      do: 'Name what it acts on: “Delete Palm hoodie”.',
      dont: '“Delete” on every line of the cart: they all sound the same.',
    },
    { do: 'Put the number into the label too: “Cart, 3 items”.', dont: 'Leave it to the badge, which is only seen.' },
  ],
} satisfies Guide;
