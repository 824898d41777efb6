import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'Opens a chat with the shop from every page: as an icon in the margin of wide screens, at the end of the page elsewhere.',
  notFor: [
    { when: 'It is the contact page', use: ['ContactChannels'] },
    { when: 'It is the back office', use: ['AdminFrame'] },
  ],
  anatomy: {
    'chat-bubble': 'An icon and a text. In the margin, the text appears under the pointer and with the focus.',
    icon: 'A speech bubble.',
  },
  keyboard: { Tab: 'Moves to it after the content, before the footer.', Enter: 'Opens the chat in a new tab.' },
  screenReader: 'A link “Hello, how may we help you?”.',
  pairs: [
    { do: 'Leave it out when no chat is configured.', dont: 'Show a bubble that says “coming soon”.' },
    { do: 'Wait in the margin.', dont: 'Open automatically after ten seconds.' },
    { do: 'Put it at the end of the page where the margin is too narrow.', dont: 'Cover a button or text.' },
  ],
} satisfies Guide;
