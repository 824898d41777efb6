import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Shows a short list in an order that a person chooses.',
  notFor: [
    { when: 'Rows are sorted by what they hold', use: ['DataTable'] },
    { when: 'Pictures are uploaded and put in order', use: ['PicturePicker'] },
  ],
  anatomy: {
    'sortable-list': 'The rows in their order.',
    'sortable-row': 'A handle with the place, the content, and the buttons of the row.',
  },
  keyboard: {
    Tab: 'Moves through the buttons of each row.',
    Enter: 'Moves the row up or down, or removes it.',
    Escape: 'Ends a drag, and leaves the order as it was.',
  },
  screenReader: 'A numbered list. Each move is announced with the new place: “Rainy season is now 2 of 4.”',
  pairs: [
    { do: 'Save each move at once, or with the form around the list.', dont: 'Offer a number to type as the place.' },
    { do: 'Keep lists short enough to be seen as a whole.', dont: 'Sort hundreds of rows by hand.' },
  ],
} satisfies Guide;
