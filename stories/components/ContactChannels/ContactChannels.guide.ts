import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The ways to contact the shop, each with its purpose.',
  notFor: [
    { when: 'It must be available on every page', use: ['ChatBubble', 'Footer'] },
    { when: 'The form for a message is on this page', use: ['TextArea'] },
  ],
  anatomy: {
    'contact-channels': 'A list of the ways, the one with the fastest answer first.',
    'contact-channel': 'Icon, name, purpose and link.',
    icon: 'A sign for the way, hidden from screen readers.',
  },
  keyboard: { Tab: 'Moves from link to link.', Enter: 'Opens a chat, a mail or a call.' },
  screenReader:
    'A list with a heading for each way. The address is the text of its link. Links to other sites open in a new tab.',
  pairs: [
    { do: 'State the purpose of each way: “For pictures.”', dont: 'Offer five ways without help to choose.' },
    { do: 'Make the number a link that dials it.', dont: 'Show an e-mail address as a picture.' },
  ],
} satisfies Guide;
