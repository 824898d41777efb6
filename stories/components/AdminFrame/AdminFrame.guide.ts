import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The frame of the back office: places at the side, the bar with search above, the page as main landmark.',
  notFor: [
    { when: 'It is the shop', use: ['AppFrame'] },
    { when: 'It is the head of one page', use: ['AdminPage'] },
  ],
  anatomy: {
    'admin-frame': 'Side, bar and page; on small screens the side is in a drawer.',
    'admin-sidebar': 'The places, what is unread, and the ways out.',
    'admin-top-bar': 'Search, where a screen has some, notifications and profile.',
    'search-field': 'Searches the list of the screen; its label says which.',
    'admin-drawer': 'The sidebar of small screens.',
    'skip-link': 'The first stop of Tab.',
  },
  keyboard: {
    Tab: 'Moves to the skip link, the places, the bar, then the page.',
    'Enter, Space': 'Follow, or open the drawer.',
    Escape: 'Closes the drawer and gives the focus back; in the search, empties it.',
  },
  screenReader:
    'Navigation “Admin”; the current place says so, and what is unread is in its name: “Message 12 unread”. The drawer is a dialog “Menu”.',
  pairs: [
    {
      do: 'Six places, in the order of the day’s work.',
      dont: 'Places that only some admins may enter, and that then refuse.',
    },
    { do: 'Leave out the search where there is nothing to search.', dont: 'A grey field.' },
  ],
} satisfies Guide;
