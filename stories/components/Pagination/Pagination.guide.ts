import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'The pages of a long list: at most five numbers around the current one, and links to the previous and next page.',
  notFor: [
    { when: 'The list fits on one page, for which Pagination renders nothing', use: ['ProductGrid'] },
    { when: 'A few items are browsed sideways', use: ['Carousel'] },
  ],
  anatomy: {
    pagination: 'The previous page, the numbers, the next page.',
    icon: 'The arrows for the previous and next page. At an end the arrow is paler and not a link.',
  },
  keyboard: { Tab: 'Moves from link to link.', Enter: 'Goes to that page.' },
  screenReader:
    'A landmark named by its label, such as “Pages of the collection”, with links “Page 5”. The current page is marked.',
  pairs: [
    {
      do: 'Give each page an address, which can be shared and works with the back button.',
      dont: 'Use “Load more”, which keeps moving the footer away.',
    },
    { do: 'Use different labels if two lists are on a page.', dont: 'Have two landmarks named “Pages”.' },
  ],
} satisfies Guide;
