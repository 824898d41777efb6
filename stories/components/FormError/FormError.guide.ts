import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'Why a form as a whole did not go through, above its fields. There is nothing to see while nothing is wrong.',
  notFor: [
    { when: 'One field is wrong: its own error says so', use: ['TextField', 'Field'] },
    { when: 'It has nothing to do with a form', use: ['Notice'] },
  ],
  anatomy: { notice: 'A Notice of the tone danger, above the first field.' },
  keyboard: {},
  screenReader: 'Announced at once when it appears. The fields keep what was typed, and the focus stays on the button.',
  pairs: [
    { do: 'The server’s own sentence: “Please, verify your email, before you can login”.', dont: '“Error 403”.' },
    { do: 'Leave it until the form is sent again.', dont: 'Take it away after six seconds, as a toast goes.' },
  ],
} satisfies Guide;
