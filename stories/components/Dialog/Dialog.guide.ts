import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['DialogActions', 'OverlayHistoryProvider'],
  whatFor:
    'A task of a few fields that belongs to the page behind it. A sheet from below on phones, a panel in the middle elsewhere.',
  notFor: [
    { when: 'It is a question that takes a yes or a no', use: ['ConfirmDialog'] },
    { when: 'It asks for a delivery address', use: ['DeliveryDialog'] },
    { when: 'Nothing has to be done about it', use: ['Notice', 'Toaster'] },
  ],
  anatomy: {
    dialog: 'The panel, over a page that is dimmed and cannot be reached meanwhile.',
    heading: 'What it is about; the name of the dialog.',
    'dialog-actions': 'The buttons, the main one last; on phones it comes first.',
    'icon-button': 'Closes it. It is off while nothing may close it.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Move within it, round and round.',
    Escape: 'Asks to close, unless it is locked.',
    Enter: 'Sends the form that is in it.',
  },
  screenReader:
    'A dialog by its title, described by its sentence. The focus goes into it, and on closing back to what called it.',
  pairs: [
    { do: 'Lock it while the order is being placed.', dont: 'Let Escape leave an order half placed.' },
    { do: 'Load it lazily: it brings a library.', dont: 'A dialog on top of a dialog.' },
  ],
} satisfies Guide;
