import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ColorName'],
  whatFor: 'A colour of the collection with its name on it; ColorName puts a dot before the name, in a line of facts.',
  notFor: [
    { when: 'The colour means how something stands', use: ['StatusDot'] },
    {
      when: 'A colour shall be chosen: products have one each, so that there is nothing to choose',
      use: ['ProductCard'],
    },
  ],
  anatomy: {
    swatch:
      'The paint with its name, in black or white, whichever reads. A name that is no colour stands without paint.',
    'color-name': 'A dot of the paint, then the name.',
  },
  keyboard: {},
  screenReader: 'The name of the colour, or “No color available”. The paint is not told.',
  pairs: [
    { do: 'The name as the brand has it: “Washed indigo”.', dont: 'A square of paint without a word.' },
    { do: 'Hand over the value where the server sends one.', dont: 'Guess “#000080” for it in a screen.' },
  ],
} satisfies Guide;
