import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Where a page lies in the shop, with a way back to each page above it.',
  notFor: [
    { when: 'It leads to the pages of a long list', use: ['Pagination'] },
    { when: 'It switches between views of one page', use: ['Tabs'] },
  ],
  anatomy: {
    breadcrumbs: 'The pages above, from the front page down, then the current one, which is no link.',
  },
  keyboard: {
    Tab: 'Moves through the pages above.',
    Enter: 'Leads to one.',
  },
  screenReader: 'A navigation “Breadcrumb” with a list. The last item says that it is the current page.',
  pairs: [
    { do: 'Home / Shop / Hoodies.', dont: 'The way that somebody came: Back has that.' },
    { do: 'Leave it out on the front page and on top pages.', dont: 'Home / Home.' },
  ],
} satisfies Guide;
