import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ProductGridSkeleton'],
  whatFor: 'Product cards: two columns on phones, three on tablets, four on desktops.',
  notFor: [
    { when: 'It has a title, pages and an error state', use: ['CollectionSection'] },
    { when: 'A few products are browsed sideways', use: ['Carousel'] },
    { when: 'The items are not products', use: ['Grid'] },
  ],
  anatomy: { 'product-grid': 'A list whose children are list items. While it loads, twelve placeholders.' },
  keyboard: {},
  screenReader: 'A list with the number of its items. While it loads, it is busy and says “Loading products”.',
  pairs: [
    { do: 'Put a li around each card.', dont: 'Put cards directly into the list: it is then announced as empty.' },
    { do: 'Leave a gap at the end of the last row.', dont: 'Stretch the last card over the gap.' },
  ],
} satisfies Guide;
