import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A sentence that stands out and stays: what one should know here before going on.',
  notFor: [
    { when: 'Something worked, and the page shows it anyway', use: ['Toaster'] },
    { when: 'A form as a whole was refused', use: ['FormError'] },
    { when: 'The page itself could not be loaded', use: ['ErrorState'] },
    { when: 'One field is wrong', use: ['TextField'] },
  ],
  anatomy: {
    notice: 'The whole of it, in one of four tones: icon, sentence, and beside them what may be done.',
    icon: 'The sign of the tone, so that color is not the only signal.',
  },
  keyboard: {},
  screenReader: 'Warnings and dangers interrupt (alert); the others are announced when there is time (status).',
  pairs: [
    {
      do: 'Say what changed: “Only 2 of these are left. We have lowered the quantity.”',
      dont: '“Attention!” and no word on what to do.',
    },
    { do: 'One a screen, where it matters.', dont: 'A stack of three: nobody reads the third.' },
  ],
} satisfies Guide;
