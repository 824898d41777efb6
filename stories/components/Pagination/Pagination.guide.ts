import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The pages of a long list: five numbers at most around the current one, and a step each way.',
  notFor: [
    { when: 'The list fits on a page: then it is not there by itself', use: ['ProductGrid'] },
    { when: 'A few things are browsed sideways', use: ['Carousel'] },
  ],
  anatomy: {
    pagination: 'The step back, the numbers, the step on.',
    icon: 'The arrows of the steps. At an end the arrow stays, paler, and is no link.',
  },
  keyboard: { Tab: 'Moves from link to link.', Enter: 'Goes to that page.' },
  screenReader:
    'A landmark by its label, such as “Pages of the collection”. Links “Page 5”; the current one says that it is.',
  pairs: [
    {
      do: 'An address for each page: it can be sent, and back works.',
      dont: '“Load more”: the foot of the page runs away.',
    },
    { do: 'A label of its own when two lists are on a page.', dont: 'Two landmarks named “Pages”.' },
  ],
} satisfies Guide;
