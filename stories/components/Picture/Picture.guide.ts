import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A photograph on its ground, in the lightest file that serves the screen, faded in once it is there.',
  notFor: [
    { when: 'It shows a person', use: ['Avatar'] },
    { when: 'It is a sign, not a photograph', use: ['Icon'] },
    { when: 'It is the picture of the shop’s front', use: ['Hero'] },
  ],
  anatomy: {
    picture: 'The frame, in one of the proportions, with the color of the ground until the photograph loads.',
  },
  keyboard: {},
  screenReader:
    'An image by its alternative text; nothing where the text is empty because the words beside it say the same.',
  pairs: [
    { do: 'alt="" in a card that has the product’s name.', dont: 'The name once more as alternative text.' },
    { do: 'Say in sizes how wide it will be.', dont: 'Leave out sizes: every phone loads the largest file.' },
    { do: 'priority for the one picture that is seen first.', dont: 'priority for a whole grid: then none has it.' },
  ],
} satisfies Guide;
