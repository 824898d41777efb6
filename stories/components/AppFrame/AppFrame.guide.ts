import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The frame of every page of the shop: skip link, top bar, content, footer, and floating elements.',
  notFor: [
    { when: 'It is the back office', use: ['AdminFrame'] },
    { when: 'It is a screen for logging in or signing up', use: ['AuthLayout'] },
  ],
  anatomy: {
    'app-frame': 'At least as tall as the window, so that the footer is at the bottom.',
    'skip-link': 'The first stop of Tab, hidden until it has the focus.',
  },
  keyboard: { Tab: 'Moves to the skip link first, then through top bar, content and footer.' },
  screenReader: 'One main landmark between banner and contentinfo. After a page change the focus is moved to it.',
  pairs: [
    {
      do: 'One frame around all routes, so that top bar and cart stay.',
      dont: 'A frame in each screen: it flashes on each change.',
    },
    { do: 'Put floating elements into overlay.', dont: 'Cover the button that pays.' },
  ],
} satisfies Guide;
