import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A page of which nothing is known yet, not even whether this person may see it.',
  notFor: [{ when: 'It is known what the page will show', use: ['Skeleton'] }],
  anatomy: {
    'page-skeleton':
      'A heading and two blocks, in the width of a page and as high as the window, so that the foot of the page stays where it is.',
  },
  keyboard: {},
  screenReader: 'Nothing but that the region is busy. The page’s title says that it loads.',
  pairs: [
    {
      do: 'Show it between bar and foot, so that a page behind the login begins at once.',
      dont: 'Leave the page empty until the browser knows who is there.',
    },
    {
      do: 'Replace it at once by the screen’s own placeholders.',
      dont: 'Keep it while the page’s data loads: those show what is coming.',
    },
  ],
} satisfies Guide;
