import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Takes page and focus to the top, from the foot of a long page.',
  notFor: [
    { when: 'It leads past the bar', use: ['SkipLink'] },
    { when: 'It leads to a section of a text', use: ['ProsePage'] },
  ],
  anatomy: {
    button: 'A quiet button in the footer.',
    icon: 'The arrow up.',
  },
  keyboard: {
    Tab: 'Moves to it, as the last thing on the page.',
    'Enter, Space': 'Scrolls up, and moves the focus to the start of the content.',
  },
  screenReader: 'A button “Back to top”. What is read next is the start of the content, not the footer.',
  pairs: [
    { do: 'Once, in the footer.', dont: 'Floating over prices while one scrolls.' },
    { do: 'Jump for those who want less motion.', dont: 'Scroll and leave the focus at the bottom.' },
  ],
} satisfies Guide;
