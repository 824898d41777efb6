import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ProductGridSkeleton'],
  whatFor: 'Product cards: two columns on phones, three on tablets, four on desktops.',
  notFor: [
    { when: 'Title, pages and failures belong to it', use: ['CollectionSection'] },
    { when: 'A few are browsed sideways', use: ['Carousel'] },
    { when: 'They are not products', use: ['Grid'] },
  ],
  anatomy: { 'product-grid': 'A list; each child is a list item. While it is on its way, twelve shapes.' },
  keyboard: {},
  screenReader: 'A list with the number of its items. On its way it is busy and says “Loading products”.',
  pairs: [
    { do: 'A li around each card.', dont: 'Cards alone: then it is a list of nothing.' },
    { do: 'Fill the last row as it comes.', dont: 'Stretch the last card over the gap.' },
  ],
} satisfies Guide;
