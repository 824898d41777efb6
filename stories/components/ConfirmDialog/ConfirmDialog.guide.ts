import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['LazyConfirmDialog'],
  whatFor:
    'The question before harm: deleting, cancelling, blocking. LazyConfirmDialog loads its code when it is first opened.',
  notFor: [
    { when: 'It can be taken back: do it, and offer Undo', use: ['Toaster'] },
    { when: 'There is something to fill in', use: ['Dialog'] },
  ],
  anatomy: {
    dialog: 'A small panel: the question, what follows from a yes, two buttons.',
    heading: 'The question, whole: “Are you sure you want to delete this order?”',
    'dialog-actions': 'No before yes. The yes is a danger unless its tone says otherwise.',
    notice: 'Why the yes could not be carried out; the question stays.',
  },
  shownBy: 'Failed',
  keyboard: {
    'Tab, Shift+Tab': 'Move between no, yes and close.',
    'Enter, Space': 'Presses what has the focus: the no, at first.',
    Escape: 'Is a no; nothing while the yes is being carried out.',
  },
  screenReader:
    'An alert dialog: question and consequence are announced at once. The focus is on the no, and returns to the caller.',
  pairs: [
    { do: 'The verb on the button: “Yes, Delete”.', dont: '“Yes” and “No” under a question with a not in it.' },
    { do: 'Ask where nothing can be undone.', dont: 'Ask before each step: people learn to say yes unread.' },
  ],
} satisfies Guide;
