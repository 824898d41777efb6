import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Moves scroll position and focus to the top, from the footer of a long page.',
  notFor: [
    { when: 'It skips the navigation', use: ['SkipLink'] },
    { when: 'It leads to a section of a text', use: ['ProsePage'] },
  ],
  anatomy: {
    button: 'A quiet button in the footer.',
    icon: 'An arrow that points up.',
  },
  keyboard: {
    Tab: 'Moves to it. It is the last stop on the page.',
    'Enter, Space': 'Scrolls up, and moves the focus to the start of the content.',
  },
  screenReader: 'A button “Back to top”. Reading continues at the start of the content, not in the footer.',
  pairs: [
    { do: 'Show it once, in the footer.', dont: 'Let it float over prices while the page scrolls.' },
    {
      do: 'Jump without animation for people who prefer reduced motion.',
      dont: 'Scroll and leave the focus at the bottom.',
    },
  ],
} satisfies Guide;
