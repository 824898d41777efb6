import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'Briefly shows at the top right that an action worked or failed, for two seconds, or six seconds for a failure. Toasts move below parts of the page with data-keep-visible. Call toast() or toastError().',
  notFor: [
    { when: 'It must not be missed', use: ['Notice', 'ErrorState'] },
    { when: 'A field or form is invalid', use: ['TextField', 'FormError'] },
    { when: 'It asks a question', use: ['ConfirmDialog'] },
  ],
  anatomy: {
    toaster:
      'The area for toasts: at most three, the newest on top. Each has an icon, a sentence and an optional action, such as Undo.',
  },
  keyboard: {
    'Alt+T': 'Moves to the toasts, which stay while they have the focus.',
    Tab: 'Moves to the action of a toast.',
    'Enter, Space': 'Press the action.',
  },
  screenReader:
    'A landmark whose messages are announced politely. No information that people need to continue is only in a toast.',
  pairs: [
    {
      do: 'Give data-keep-visible to the part that a toast is about, such as the name and price of a product: toasts move below it.',
      dont: 'Cover the name of the product that was just added.',
    },
    { do: 'Show “product removed” with Undo.', dont: 'Ask a question in a toast.' },
    {
      do: 'Write short messages in the past tense: “Product quantity increased”.',
      dont: 'Show toasts for what the page shows anyway, such as each saved letter.',
    },
  ],
} satisfies Guide;
