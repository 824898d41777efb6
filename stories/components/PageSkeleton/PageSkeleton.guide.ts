import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The placeholder of a page whose content is unknown, including whether this person may see it.',
  notFor: [{ when: 'The content of the page is known', use: ['Skeleton'] }],
  anatomy: {
    'page-skeleton': 'A heading and two blocks, as wide as a page.',
  },
  keyboard: {},
  screenReader: 'The page’s heading if it is known, and that the region is busy.',
  pairs: [
    {
      do: 'Show it between top bar and footer, so that a page behind the login appears immediately.',
      dont: 'Leave the page empty until the session is known.',
    },
    {
      do: 'Replace it with the screen’s own placeholders as soon as possible.',
      dont: 'Keep it while the page’s data loads. The screen’s placeholders show the layout to come.',
    },
  ],
} satisfies Guide;
