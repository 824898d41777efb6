import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The frame of every page of the shop: a way past the bar, the bar, the content, the foot, and what floats.',
  notFor: [
    { when: 'It is the back office', use: ['AdminFrame'] },
    { when: 'It is a screen around an account', use: ['AuthLayout'] },
  ],
  anatomy: {
    'app-frame': 'As tall as the window at least, so that the foot stands at the bottom.',
    'skip-link': 'The first stop of Tab, out of sight until then.',
  },
  keyboard: { Tab: 'Moves to the skip link first, then through bar, content and foot.' },
  screenReader: 'One main landmark between banner and contentinfo. After a page change the focus is moved to it.',
  pairs: [
    { do: 'One frame around all routes: bar and cart stay.', dont: 'A frame in each screen: everything flashes.' },
    { do: 'Put what floats into overlay.', dont: 'Float things over the button that pays.' },
  ],
} satisfies Guide;
