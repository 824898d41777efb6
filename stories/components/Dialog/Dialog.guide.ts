import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['DialogActions', 'OverlayHistoryProvider'],
  whatFor:
    'A form of a few fields that belongs to the page behind it: a bottom sheet on phones, a centred panel elsewhere.',
  notFor: [
    { when: 'It is a yes-or-no question', use: ['ConfirmDialog'] },
    { when: 'It asks for a delivery address', use: ['DeliveryDialog'] },
    { when: 'The message requires no action', use: ['Notice', 'Toaster'] },
  ],
  anatomy: {
    dialog: 'The panel. The page behind it is dimmed and inactive.',
    heading: 'The title, which names the dialog.',
    'dialog-actions': 'The buttons, the main one last. On phones it comes first.',
    'icon-button': 'Closes the dialog. Disabled while the dialog is locked.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Move within the dialog, and start over at its end.',
    Escape: 'Requests closing, unless the dialog is locked.',
    Enter: 'Submits its form.',
  },
  screenReader:
    'A dialog named by its title and described by its text. The focus moves into it, and returns to the caller on closing.',
  pairs: [
    { do: 'Lock it while the order is being placed.', dont: 'Let Escape interrupt the placing of an order.' },
    { do: 'Load it lazily, because it uses a library.', dont: 'Open a dialog on top of a dialog.' },
  ],
} satisfies Guide;
