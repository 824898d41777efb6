import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Says that an action needs JavaScript, to people whose browser runs none.',
  notFor: [
    { when: 'The script runs and something is wrong', use: ['Notice'] },
    { when: 'A part of the script did not load', use: ['LoadFailure'] },
  ],
  anatomy: { 'script-notice': 'One sentence: what needs JavaScript, and what to do.' },
  keyboard: {},
  screenReader: 'Read in its place, before the controls that it speaks of. Nobody whose script runs hears it.',
  pairs: [
    {
      do: 'Put it where the controls would be, and hide them with `withoutScript`.',
      dont: 'Leave buttons that do nothing when pressed.',
    },
    {
      do: 'Make it a link or a form wherever that can do the same.',
      dont: 'Send people away from pages that they can read without script.',
    },
  ],
} satisfies Guide;
