import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A short list that people can sort.',
  notFor: [
    { when: 'Rows are sorted by their values', use: ['DataTable'] },
    { when: 'Pictures are uploaded and put in order', use: ['PicturePicker'] },
  ],
  anatomy: {
    'sortable-list': 'The rows in their order.',
    'sortable-row': 'A handle with the position, the content, and the buttons of the row.',
  },
  keyboard: {
    Tab: 'Moves through the buttons of each row.',
    Enter: 'Moves the row up or down, or removes it.',
    Escape: 'Cancels a drag, and keeps the order.',
  },
  screenReader: 'A numbered list. Each move is announced with the new position: “Rainy season is now 2 of 4.”',
  pairs: [
    {
      do: 'Save each move immediately, or with the form around the list.',
      dont: 'Ask people to type the position as a number.',
    },
    { do: 'Use it for lists that fit on a screen.', dont: 'Make people sort hundreds of rows by hand.' },
  ],
} satisfies Guide;
