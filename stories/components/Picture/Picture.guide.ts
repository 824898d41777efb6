import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'A photograph on a background color, in the smallest file that suits the screen. It fades in once it has loaded.',
  notFor: [
    { when: 'It shows a person', use: ['Avatar'] },
    { when: 'It is a sign, not a photograph', use: ['Icon'] },
    { when: 'It is the picture of the home page’s banner', use: ['Hero'] },
  ],
  anatomy: {
    picture: 'The frame, in a fixed proportion, with the background color until the photograph loads.',
  },
  keyboard: {},
  screenReader:
    'An image named by its alternative text. Nothing if the alternative text is empty because the text next to it says the same.',
  pairs: [
    { do: 'Set alt="" in a card that has the product’s name.', dont: 'Repeat the name as alternative text.' },
    { do: 'Set sizes to the width of the picture.', dont: 'Leave out sizes: every phone loads the largest file.' },
    {
      do: 'Set priority for the one picture that is visible first.',
      dont: 'Set priority for a whole grid: it then has no effect.',
    },
  ],
} satisfies Guide;
