import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Shows the pictures of a product over the whole window, to look closely at cloth and seams.',
  notFor: [
    { when: 'The picture is part of the page', use: ['Picture'] },
    { when: 'It contains a form or an action', use: ['Dialog'] },
  ],
  anatomy: {
    'picture-viewer': 'The window: a native modal dialog in the page’s background color.',
    'viewer-track': 'The pictures side by side. A swipe scrolls them, one at a time.',
    'viewer-slide': 'One picture, and a note about its large file if needed.',
    'zoom-surface': 'The visible area of the picture. It reacts to fingers, mouse and wheel.',
    'zoom-sheet': 'The zoomed and moved picture.',
    'icon-button': 'Close, zoom out and in, previous and next picture. At an end they are disabled.',
    notice: 'The large file did not load. The smaller one stays, with a button to try again.',
  },
  keyboard: {
    '+, −': 'Zoom in and out.',
    '0': 'Shows the whole picture again.',
    Arrows: 'Left and right change the picture. While zoomed, all four move it.',
    Escape: 'Closes the viewer. The focus returns to the picture on the page.',
    'Tab, Shift+Tab': 'Move within the viewer, and start over at its end.',
  },
  screenReader:
    'A dialog named by the product. The number of the picture, its alternative text and the zoom are announced when they change.',
  pairs: [
    {
      do: 'Open it at the picture of the page, and on closing show the last picture on the page.',
      dont: 'Always open it at the first picture.',
    },
    {
      do: 'Pass the sizes of the page, so that the loaded file shows immediately.',
      dont: 'Load two files for the same picture size.',
    },
    { do: 'Load it lazily, because most people do not zoom.', dont: 'Load it with the page.' },
  ],
} satisfies Guide;
