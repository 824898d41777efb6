import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Explains that an action needs JavaScript, in browsers that do not run it.',
  notFor: [
    { when: 'The script runs, but something is wrong', use: ['Notice'] },
    { when: 'A part of the script did not load', use: ['LoadFailure'] },
  ],
  anatomy: { 'script-notice': 'One sentence: what needs JavaScript, and what to do.' },
  keyboard: {},
  screenReader: 'Read before the controls that it is about. With script it is not announced.',
  pairs: [
    {
      do: 'Put it where the controls would be, and hide them with `withoutScript`.',
      dont: 'Leave buttons that do nothing when pressed.',
    },
    {
      do: 'Use a link or a form instead if that can do the same.',
      dont: 'Send people away from pages that they can read without script.',
    },
  ],
} satisfies Guide;
