import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Shows where a page is in the shop, with a link to each page above it.',
  notFor: [
    { when: 'It leads to the pages of a long list', use: ['Pagination'] },
    { when: 'It switches between views of one page', use: ['Tabs'] },
  ],
  anatomy: {
    breadcrumbs: 'Links to the pages above, from the home page down, then the current page as text.',
  },
  keyboard: {
    Tab: 'Moves through the links.',
    Enter: 'Follows a link.',
  },
  screenReader: 'A navigation “Breadcrumb” with a list. The last item is announced as the current page.',
  pairs: [
    { do: 'Home / Shop / Hoodies.', dont: 'The pages that the shopper visited: the Back button has those.' },
    { do: 'Leave it out on the home page and on top-level pages.', dont: 'Home / Home.' },
  ],
} satisfies Guide;
