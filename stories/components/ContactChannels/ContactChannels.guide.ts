import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The ways to reach a person, each with what it is good for.',
  notFor: [
    { when: 'It must be available on every page', use: ['ChatBubble', 'Footer'] },
    { when: 'A message is written here', use: ['TextArea'] },
  ],
  anatomy: {
    'contact-channels': 'A list, in the order in which we answer fastest.',
    'contact-channel': 'Icon, name, what it is good for, and the link.',
    icon: 'A sign for the way; it says nothing itself.',
  },
  keyboard: { Tab: 'Moves from link to link.', Enter: 'Chats, mails or dials.' },
  screenReader:
    'A list; each way has a heading. Links say the address itself. Those that leave for the web open in a new tab.',
  pairs: [
    { do: 'Say what each is good for: “For pictures.”', dont: 'Five ways and no word on which to choose.' },
    { do: 'A number that can be dialled.', dont: 'A picture of an e-mail address.' },
  ],
} satisfies Guide;
