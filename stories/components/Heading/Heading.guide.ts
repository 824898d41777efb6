import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Titles. Its level is for the outline of the page, its size for the eye; the two are chosen apart.',
  notFor: [
    { when: 'Text only has to look large', use: ['Text'] },
    { when: 'A list has nothing in it: that has a heading of its own', use: ['EmptyState'] },
  ],
  anatomy: { heading: 'A heading of level 1 to 4, in a step of the type scale.' },
  keyboard: {},
  screenReader:
    'A heading of its level, by which people jump through the page. Levels follow each other without a gap, with one level 1 a page.',
  pairs: [
    { do: 'Level 2 for “Our Collections”, as large as the design asks.', dont: 'Level 4 because its size fits.' },
    { do: 'The same words as the link that led here: “View Order”.', dont: 'A clever line that has to be read twice.' },
  ],
} satisfies Guide;
