import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['LazyConfirmDialog'],
  whatFor:
    'Asks for confirmation before deleting, cancelling or blocking. LazyConfirmDialog loads its code when it first opens.',
  notFor: [
    { when: 'The action can be undone: do it, and offer Undo', use: ['Toaster'] },
    { when: 'There is something to fill in', use: ['Dialog'] },
  ],
  anatomy: {
    dialog: 'A small panel: the question, its consequence, and two buttons.',
    heading: 'The complete question: “Are you sure you want to delete this order?”',
    'dialog-actions': 'Cancel before confirm. Confirm has the variant danger unless its tone is another one.',
    notice: 'Why the action failed. The question stays.',
  },
  shownBy: 'Failed',
  keyboard: {
    'Tab, Shift+Tab': 'Move between cancel, confirm and close.',
    'Enter, Space': 'Press the focused button, which is cancel at first.',
    Escape: 'Cancels. Does nothing while the action is pending.',
  },
  screenReader:
    'An alert dialog: question and consequence are announced immediately. The focus is on cancel, and returns to the caller.',
  pairs: [
    {
      do: 'Put the verb on the button: “Yes, Delete”.',
      dont: 'Ask a negative question with the answers “Yes” and “No”.',
    },
    {
      do: 'Ask if an action cannot be undone.',
      dont: 'Ask before each step: people learn to confirm without reading.',
    },
  ],
} satisfies Guide;
