import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Titles. The level sets the outline of the page, the size only the look. Choose them independently.',
  notFor: [
    { when: 'Text only has to look large', use: ['Text'] },
    { when: 'A list is empty: EmptyState has its own heading', use: ['EmptyState'] },
  ],
  anatomy: { heading: 'A heading of level 1 to 4, in a step of the type scale.' },
  keyboard: {},
  screenReader:
    'A heading of its level, which people use to jump through the page. Levels have no gaps, and a page has one level 1.',
  pairs: [
    {
      do: 'Use level 2 for “Our Collections”, in the size of the design.',
      dont: 'Choose level 4 because its size fits.',
    },
    {
      do: 'Use the words of the link that leads here: “View Order”.',
      dont: 'Write a clever line that has to be read twice.',
    },
  ],
} satisfies Guide;
