import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Words for those who listen, where those who look have a picture, a place or a number instead.',
  notFor: [
    { when: 'Everybody would be helped by the words: show them', use: ['Text'] },
    { when: 'A control needs a name: its label says it', use: ['IconButton'] },
  ],
  anatomy: {},
  keyboard: {},
  screenReader: 'Its words, as if they stood there. With role="status" they are announced when they change.',
  pairs: [
    { do: '“3” and, hidden, “items in your cart”.', dont: 'Hide a link in it: the focus would be nowhere to be seen.' },
    { do: 'Say “Loading products” once when a list changes.', dont: 'Repeat in it what is on the screen.' },
  ],
} satisfies Guide;
