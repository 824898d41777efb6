import type { Guide } from './guide.ts';

export default {
  whatFor: 'The way to a person, in the corner of every page of the shop.',
  notFor: [
    { when: 'The page is about reaching us', use: ['ContactChannels'] },
    { when: 'It is the back office', use: ['AdminFrame'] },
  ],
  anatomy: {
    'chat-bubble': 'An icon in the corner; with room, also its words.',
    icon: 'A speech bubble.',
  },
  keyboard: { Tab: 'Moves to it after the footer.', Enter: 'Opens the chat in a new tab.' },
  screenReader: 'A link “Hello, how may we help you?”, also where the words are not seen.',
  pairs: [
    { do: 'Leave it out when no chat is configured.', dont: 'A bubble that says “coming soon”.' },
    { do: 'Wait in the corner.', dont: 'Open by itself after ten seconds.' },
  ],
} satisfies Guide;
