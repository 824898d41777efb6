import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'Opens a chat with the shop from every page: in the corner of wide screens, at the end of the page on narrow ones.',
  notFor: [
    { when: 'It is the contact page', use: ['ContactChannels'] },
    { when: 'It is the back office', use: ['AdminFrame'] },
  ],
  anatomy: {
    'chat-bubble': 'An icon and a text.',
    icon: 'A speech bubble.',
  },
  keyboard: { Tab: 'Moves to it after the content, before the footer.', Enter: 'Opens the chat in a new tab.' },
  screenReader: 'A link “Hello, how may we help you?”.',
  pairs: [
    { do: 'Leave it out when no chat is configured.', dont: 'Show a bubble that says “coming soon”.' },
    { do: 'Wait in the corner.', dont: 'Open automatically after ten seconds.' },
    { do: 'Put it at the end of the page on a phone.', dont: 'Cover a button or text.' },
  ],
} satisfies Guide;
