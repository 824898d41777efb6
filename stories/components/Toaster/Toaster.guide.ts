import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'Says in passing that something worked or failed, top right, for two seconds, or six when it failed. Call toast() or toastError().',
  notFor: [
    { when: 'It must not be missed', use: ['Notice', 'ErrorState'] },
    { when: 'A field or form is wrong', use: ['TextField', 'FormError'] },
    { when: 'The answer decides what happens', use: ['ConfirmDialog'] },
  ],
  anatomy: {
    toaster: 'The place for them: three at most, the newest on top. Icon, sentence, and one thing to do, such as Undo.',
  },
  keyboard: {
    'Alt+T': 'Moves to the toasts, which wait as long as the focus is there.',
    Tab: 'Moves to what a toast offers.',
    'Enter, Space': 'Does it.',
  },
  screenReader:
    'A landmark whose messages are announced when there is time. Nothing that is only in a toast is needed to go on.',
  pairs: [
    { do: '“product removed” with Undo.', dont: 'A toast that asks a question.' },
    {
      do: 'Short and past: “Product quantity increased”.',
      dont: 'Toast what the page shows anyway, such as every letter saved.',
    },
  ],
} satisfies Guide;
