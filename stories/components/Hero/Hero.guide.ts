import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The top of the home page: slides with one large word over one picture, each with one link.',
  notFor: [
    { when: 'Several products must be visible at the same time', use: ['Carousel', 'ProductGrid'] },
    { when: 'A page of text has a picture', use: ['ProsePage'] },
  ],
  anatomy: {
    hero: 'The picture from edge to edge, the word on it, and the bottom row.',
    'hero-word': 'One kind of garment, as large as the screen allows.',
    'hero-foot': 'The link and icons of other sites at the start, the controls and the count at the end.',
    button: '“Check out Now”: opens the page of the slide.',
    'icon-button':
      'Links to social networks; previous, next and pause, which only report presses: the parent changes the slides.',
  },
  keyboard: {
    Tab: 'Moves to the links, then to previous, next and pause. While the focus is inside, the slides do not change automatically.',
    'Enter, Space': 'Press the focused button.',
  },
  screenReader:
    'A carousel “Featured” of slides “1 of 4”. A slide is announced when the person changes it, not when it changes automatically. Other slides are hidden.',
  pairs: [
    { do: 'Use a kind of garment as the word: “Jacket”.', dont: 'Put a sentence over a face.' },
    {
      do: 'Do not move for people who prefer reduced motion, until they press play.',
      dont: 'Slides without a pause button.',
    },
  ],
} satisfies Guide;
