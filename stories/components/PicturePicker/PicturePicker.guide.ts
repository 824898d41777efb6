import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Pictures from this device: chosen or dropped, uploaded one by one, put into order.',
  notFor: [
    { when: 'Pictures are only shown', use: ['Picture'] },
    { when: 'Only progress must be shown', use: ['ProgressBar'] },
  ],
  anatomy: {
    'picture-picker': 'Label, how far all have come, the pictures and the place for more.',
    'drop-zone': 'Takes files that are dragged here, and has the button that chooses them.',
    'picture-tile': 'One picture: what it is, how far it has come, remove, move, retry.',
    'progress-bar': 'How much of a file is uploaded.',
    notice: 'Files that were not taken, and why.',
    'field-error': 'What is wrong with the choice as a whole.',
  },
  shownBy: 'Filled',
  keyboard: {
    Tab: 'Moves through each picture’s buttons, then to the choice of files.',
    'Enter, Space': 'Chooses files; removes; moves a picture one place earlier or later, and keeps the focus on it.',
    Escape: 'Puts a picture back that is being dragged.',
  },
  screenReader:
    'A group with a real file field. Places are announced after a move: “front.jpg is now 2 of 5.” Each file says how far it is, or why it failed.',
  pairs: [
    { do: 'Say which file was not taken, and why.', dont: '“Some files are invalid.”' },
    { do: 'Move by button as well as by dragging.', dont: 'An order that only a mouse can change.' },
  ],
} satisfies Guide;
