import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A field for pictures from the device: choose or drop files, upload them one by one, and sort them.',
  notFor: [
    { when: 'Pictures are only shown', use: ['Picture'] },
    { when: 'Only progress is shown', use: ['ProgressBar'] },
  ],
  anatomy: {
    'picture-picker': 'Label, upload progress, the pictures and the area for more.',
    'drop-zone': 'Accepts dropped files, and has the button to choose files.',
    'picture-tile': 'One picture: its name and progress, and buttons to remove it, move it or try again.',
    'progress-bar': 'The upload progress of a file.',
    notice: 'The rejected files, and why they were rejected.',
    'field-error': 'The error of the whole field.',
  },
  shownBy: 'Filled',
  keyboard: {
    Tab: 'Moves through each picture’s buttons, then to the button that chooses files.',
    'Enter, Space':
      'Choose files, remove a picture, or move it one place earlier or later. The focus stays on a moved picture.',
    Escape: 'Returns a dragged picture to its place.',
  },
  screenReader:
    'A group with a native file field. A move is announced: “front.jpg is now 2 of 5.” Each file announces its progress, or why it failed.',
  pairs: [
    { do: 'Name the rejected file and the reason.', dont: 'Write “Some files are invalid.”' },
    { do: 'Offer buttons for moving in addition to dragging.', dont: 'Let only a mouse change the order.' },
  ],
} satisfies Guide;
