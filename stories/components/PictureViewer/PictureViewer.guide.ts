import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The pictures of a product over the whole window, to look at the cloth and the seams closely.',
  notFor: [
    { when: 'The picture is part of the page', use: ['Picture'] },
    { when: 'There is something to do besides looking', use: ['Dialog'] },
  ],
  anatomy: {
    'picture-viewer': 'The window: a native modal dialog on the ground of the page.',
    'viewer-track': 'The pictures side by side. A swipe scrolls them, one at a time.',
    'viewer-slide': 'One picture, and a sentence about its large file where there is something to say.',
    'zoom-surface': 'The box that the picture is seen through: takes fingers, mouse and wheel.',
    'zoom-sheet': 'The picture, as zoomed and moved.',
    'icon-button': 'Close, zoom out and in, the picture before and after. At an end they rest.',
    notice: 'The large file did not load; the smaller one stays, with another attempt.',
  },
  keyboard: {
    '+, −': 'Zoom in and out.',
    '0': 'Shows the whole picture again.',
    Arrows: 'Left and right change the picture; while zoomed, all four move it.',
    Escape: 'Closes it; the focus returns to the picture on the page.',
    'Tab, Shift+Tab': 'Move within it, round and round.',
  },
  screenReader:
    'A dialog by the product’s name. The place of a picture, its alternative text and the zoom are announced when they change.',
  pairs: [
    {
      do: 'Open it where the person is: the same picture, and on closing the picture that was seen last.',
      dont: 'Open it at the first picture always.',
    },
    {
      do: 'Give it the sizes of the page: the file that is there already shows at once.',
      dont: 'Have two files load for the same look.',
    },
    { do: 'Load it lazily: most people do not zoom.', dont: 'Put it into the first load of a page.' },
  ],
} satisfies Guide;
