import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['Inline'],
  whatFor: 'Space between things: Stack below one another, Inline beside one another, in steps of the scale.',
  notFor: [
    { when: 'They must be columns of one width', use: ['Grid'] },
    { when: 'They are the buttons of a dialog: DialogActions', use: ['Dialog'] },
  ],
  anatomy: {
    stack: 'Children below one another, with one gap between them all.',
    inline: 'Children beside one another; they go to a next line when they do not fit.',
  },
  keyboard: {},
  screenReader: 'Nothing of its own. Where the children are a list, say so: as="ul".',
  pairs: [
    { do: 'Let the container give the space.', dont: 'Give children margins: they add up or go missing.' },
    { do: 'A smaller gap for what belongs together.', dont: 'One gap for everything: nothing belongs together.' },
  ],
} satisfies Guide;
