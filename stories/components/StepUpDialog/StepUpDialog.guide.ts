import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Asks an admin for a code of two-factor authentication before a risky action, which continues afterwards.',
  notFor: [
    { when: 'It only asks for confirmation', use: ['ConfirmDialog'] },
    { when: 'It is part of a login', use: ['AuthLayout'] },
  ],
  anatomy: {
    dialog: 'The panel. It cannot be closed while the code is being checked.',
    field: 'The code of the app, or a recovery code. Spaces and hyphens in it are ignored.',
    'field-error': 'The correction that the field needs.',
    notice: 'Why the code could not be checked.',
    'dialog-actions': 'Cancel and Continue.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Move within the dialog.',
    Enter: 'In the field, continues.',
    Escape: 'Cancels, unless the code is being checked.',
  },
  screenReader:
    'A dialog “Enter a code to continue” with the reason as its description. The field has the focus, also after a wrong code, which is read as its description.',
  pairs: [
    { do: 'Continue the action once the code is right.', dont: 'Make people press the button again.' },
    { do: 'Ask once for several actions in a row.', dont: 'Ask each time: people then type codes without reading.' },
  ],
} satisfies Guide;
