import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'Sends the link of a product to somebody: through the system’s own sheet where the browser has one, else through a dialog.',
  notFor: [
    { when: 'People should write to the shop', use: ['ChatBubble'] },
    { when: 'It leads to another page of the shop', use: ['Link', 'Button'] },
  ],
  anatomy: {
    button: 'Share. In a page without script, a link to WhatsApp with the same look.',
    dialog: 'The name of what is shared, WhatsApp, and copying the link.',
    'share-options': 'The ways to share, and what came of copying: a sentence, or the link to copy by hand.',
  },
  keyboard: {
    'Enter, Space': 'Opens the sheet or the dialog.',
    'Tab, Shift+Tab': 'Move within the dialog, round and round.',
    Escape: 'Closes it; the focus returns to the button.',
  },
  screenReader:
    'A button that opens a dialog. “Link copied” is announced. When copying fails, the focus moves to the link, which is selected.',
  pairs: [
    { do: 'Share the canonical address, with nothing personal in it.', dont: 'Share the address bar.' },
    { do: 'Let the system’s sheet close without a word.', dont: 'Report that nothing was shared.' },
  ],
} satisfies Guide;
