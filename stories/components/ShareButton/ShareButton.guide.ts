import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'Shares the link to a product: through the system’s share sheet if the browser has one, else through a dialog.',
  notFor: [
    { when: 'People contact the shop', use: ['ChatBubble'] },
    { when: 'It opens another page of the shop', use: ['Link', 'Button'] },
  ],
  anatomy: {
    button: 'Share. Without script it is a link to WhatsApp with the same look.',
    dialog: 'The product’s name, a link to WhatsApp, and a button that copies the link.',
    'share-options': 'The ways to share, and the result of copying: a message, or the link to copy by hand.',
  },
  keyboard: {
    'Enter, Space': 'Open the sheet or the dialog.',
    'Tab, Shift+Tab': 'Move within the dialog, and start over at its end.',
    Escape: 'Closes the dialog. The focus returns to the button.',
  },
  screenReader:
    'A button that opens a dialog. “Link copied” is announced. When copying fails, the focus moves to the link, which is selected.',
  pairs: [
    { do: 'Share the canonical URL, which contains nothing personal.', dont: 'Share the URL of the address bar.' },
    { do: 'Let the system’s sheet close without a message.', dont: 'Report that nothing was shared.' },
  ],
} satisfies Guide;
