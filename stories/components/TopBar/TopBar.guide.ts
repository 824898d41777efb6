import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'The top bar of the shop: brand, main links, search, account, orders, cart. Below 1000 px the main links are behind a menu button.',
  notFor: [
    { when: 'It is the back office', use: ['AdminFrame'] },
    { when: 'It switches between views of one page', use: ['Tabs'] },
  ],
  anatomy: {
    'top-bar': 'Brand and main links at the start, tools at the end.',
    'top-bar-places':
      'The main links, with the current page marked. A button next to Shop opens its categories. Behind the menu button on small screens.',
    'top-bar-tools': 'The tools of every page. The cart is last, where the thumb is.',
    'icon-button': 'Search, account, orders and cart. On small screens also the menu.',
    badge: 'The number of lines in the cart, and of pending orders.',
    'navigation-drawer': 'The main links on small screens, over the whole screen.',
  },
  shownBy: 'Logged In',
  keyboard: {
    Tab: 'Moves from the brand through main links and tools.',
    'Enter, Space': 'Follow a link, or open the account or the menu.',
    Escape: 'Closes the open menu and returns the focus to its button.',
  },
  screenReader:
    'The banner, with a navigation “Main”, whose current page is marked. Buttons announce whether they are open. Links contain their counts: “Cart, 2 products, 5 items”.',
  pairs: [
    { do: 'Show the number of lines in the badge, and lines and pieces in the label.', dont: 'Show a badge with 0.' },
    { do: 'Show orders only to logged-in users.', dont: 'Show a link that leads to the login.' },
  ],
} satisfies Guide;
