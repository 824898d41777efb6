import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['Inline'],
  whatFor: 'Space between elements, in steps of the scale: Stack in a column, Inline in a row.',
  notFor: [
    { when: 'The elements are columns of equal width', use: ['Grid'] },
    { when: 'The elements are the buttons of a dialog: use DialogActions', use: ['Dialog'] },
  ],
  anatomy: {
    stack: 'Children in a column, with the same gap between them.',
    inline: 'Children in a row, which wraps when they do not fit.',
  },
  keyboard: {},
  screenReader: 'Nothing on its own. If the children are a list, set as="ul".',
  pairs: [
    { do: 'Let the container set the space.', dont: 'Give children margins, which add up or are forgotten.' },
    {
      do: 'Use a smaller gap for elements that belong together.',
      dont: 'Use one gap for everything, which hides the groups.',
    },
  ],
} satisfies Guide;
