import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The frame of the back office: a sidebar with links, a top bar with search, and the page as main landmark.',
  notFor: [
    { when: 'It is the shop', use: ['AppFrame'] },
    { when: 'It is the head of one page', use: ['AdminPage'] },
  ],
  anatomy: {
    'admin-frame': 'Sidebar, top bar and page. On small screens the sidebar is in a drawer.',
    'admin-sidebar': 'The links to each page, unread counts, the link to the shop and Logout.',
    'admin-top-bar': 'Search on screens that have one, notifications and profile.',
    'search-field': 'Searches the list of the screen. Its label names the list.',
    'admin-drawer': 'The sidebar of small screens.',
    'skip-link': 'The first stop of Tab.',
  },
  keyboard: {
    Tab: 'Moves to the skip link, the sidebar, the top bar, then the page.',
    'Enter, Space': 'Follow a link, or open the drawer.',
    Escape: 'Closes the drawer and returns the focus to its button. In the search, clears it.',
  },
  screenReader:
    'A navigation “Admin”. The current page is marked, and unread counts are part of the names: “Message 12 unread”. The drawer is a dialog “Menu”.',
  pairs: [
    {
      do: 'Order the links as they are needed in a day’s work.',
      dont: 'Show links to pages that refuse some admins.',
    },
    { do: 'Leave out the search on screens without a list.', dont: 'Show a disabled search field.' },
  ],
} satisfies Guide;
