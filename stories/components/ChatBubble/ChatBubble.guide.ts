import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'The way to a person, on every page of the shop: in the corner of wide screens, at the end of the page on narrow ones.',
  notFor: [
    { when: 'The page is about reaching us', use: ['ContactChannels'] },
    { when: 'It is the back office', use: ['AdminFrame'] },
  ],
  anatomy: {
    'chat-bubble': 'An icon and its words.',
    icon: 'A speech bubble.',
  },
  keyboard: { Tab: 'Moves to it after the content, before the footer.', Enter: 'Opens the chat in a new tab.' },
  screenReader: 'A link “Hello, how may we help you?”.',
  pairs: [
    { do: 'Leave it out when no chat is configured.', dont: 'A bubble that says “coming soon”.' },
    { do: 'Wait in the corner.', dont: 'Open by itself after ten seconds.' },
    { do: 'End the page on a phone.', dont: 'Cover a button or what is being read.' },
  ],
} satisfies Guide;
