import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A message that stays on the page: what people should know before they continue.',
  notFor: [
    { when: 'Something worked, and the page shows it anyway', use: ['Toaster'] },
    { when: 'A form as a whole was refused', use: ['FormError'] },
    { when: 'The page itself could not be loaded', use: ['ErrorState'] },
    { when: 'One field is wrong', use: ['TextField'] },
  ],
  anatomy: {
    notice: 'The whole message, in one of four tones: icon, sentence, and an optional action next to them.',
    icon: 'The sign of the tone, so that color is not the only signal.',
  },
  keyboard: {},
  screenReader: 'The tones warning and danger interrupt (alert). The others are announced politely (status).',
  pairs: [
    {
      do: 'Say what changed: “Only 2 of these are left. We have lowered the quantity.”',
      dont: 'Write “Attention!” without saying what to do.',
    },
    { do: 'Show one per screen, where it matters.', dont: 'Stack three notices: nobody reads the third.' },
  ],
} satisfies Guide;
