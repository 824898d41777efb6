import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Text for screen readers only, in addition to a picture, a position or a number on screen.',
  notFor: [
    { when: 'The text would help everybody: show it', use: ['Text'] },
    { when: 'A control needs a name: use its label', use: ['IconButton'] },
  ],
  anatomy: {},
  keyboard: {},
  screenReader: 'Its text. With role="status" it is announced when it changes.',
  pairs: [
    { do: 'Show “3” and hide “items in your cart”.', dont: 'Hide a link: its focus would be invisible.' },
    { do: 'Announce “Loading products” once when a list changes.', dont: 'Repeat text that is on screen.' },
  ],
} satisfies Guide;
