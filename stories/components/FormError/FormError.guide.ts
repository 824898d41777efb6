import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Why a form as a whole was refused, above its fields. Empty while there is no error.',
  notFor: [
    { when: 'One field is invalid: show the error at the field', use: ['TextField', 'Field'] },
    { when: 'It has nothing to do with a form', use: ['Notice'] },
  ],
  anatomy: { notice: 'A Notice of the tone danger, above the first field.' },
  keyboard: {},
  screenReader: 'Announced immediately when it appears. The fields keep their text, and the focus stays on the button.',
  pairs: [
    { do: 'Show the server’s message: “Please, verify your email, before you can login”.', dont: 'Show “Error 403”.' },
    { do: 'Keep it until the form is submitted again.', dont: 'Remove it after six seconds, like a toast.' },
  ],
} satisfies Guide;
