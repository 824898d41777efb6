import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'The bar of the shop: brand, places, search, account, orders, cart. Below 1000 px the places are behind a hamburger.',
  notFor: [
    { when: 'It is the back office', use: ['AdminFrame'] },
    { when: 'It switches between views of one page', use: ['Tabs'] },
  ],
  anatomy: {
    'top-bar': 'Brand at the start, places beside it, tools at the end.',
    'top-bar-places':
      'Where one may go; the current place is marked. A button beside Shop opens its categories. Behind the hamburger on small screens.',
    'top-bar-tools': 'What is at hand on every page, the cart last, where the thumb is.',
    'icon-button': 'Search, account, orders and cart; on small screens the menu.',
    badge: 'How many lines are in the cart, how many orders wait.',
    'navigation-drawer': 'The places on small screens, over the whole of it.',
  },
  shownBy: 'Logged In',
  keyboard: {
    Tab: 'Moves from the brand through places and tools.',
    'Enter, Space': 'Follow, or open the account and the menu.',
    Escape: 'Closes what is open, and gives the focus back to its button.',
  },
  screenReader:
    'The banner, with a navigation “Main”; the current place says so. Buttons say whether they are open, links how much: “Cart, 2 products, 5 items”.',
  pairs: [
    { do: 'Count lines in the badge, and say lines and pieces.', dont: 'A badge with 0.' },
    { do: 'Orders only for who is logged in.', dont: 'A link that ends at the login.' },
  ],
} satisfies Guide;
