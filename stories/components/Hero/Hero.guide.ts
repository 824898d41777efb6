import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The front of the shop: slides of one big word over one picture, each with one way in.',
  notFor: [
    { when: 'Several products must be visible at once', use: ['Carousel', 'ProductGrid'] },
    { when: 'A page of text has a picture', use: ['ProsePage'] },
  ],
  anatomy: {
    hero: 'The picture from edge to edge, the word on it, and the foot.',
    'hero-word': 'One kind of garment, as large as the screen allows.',
    'hero-foot': 'The way in at the start, the controls and the count at the end.',
    button: '“Check out Now”: leads to what the slide shows.',
    'icon-button': 'Back, on, and pause; each reports its press, the slides change elsewhere.',
  },
  keyboard: {
    Tab: 'Moves to the way in, then to back, on and pause. As long as the focus is inside, nothing moves by itself.',
    'Enter, Space': 'Presses the button that has the focus.',
  },
  screenReader:
    'A carousel “Featured” of slides “1 of 4”. A slide is announced when the person changes it, not when it changes by itself; those waiting are not there.',
  pairs: [
    { do: 'A word that is a kind of garment: “Jacket”.', dont: 'A sentence over a face.' },
    {
      do: 'Stand still for those who want less motion, until they press play.',
      dont: 'Slides without a pause button.',
    },
  ],
} satisfies Guide;
