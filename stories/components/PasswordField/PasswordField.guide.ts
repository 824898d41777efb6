import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A password, old or new, with a button that shows it.',
  notFor: [
    { when: 'It is a one-time code', use: ['OtpInput'] },
    { when: 'It is any other text', use: ['TextField'] },
  ],
  anatomy: {
    field: 'Label, input, hint and error, as in a TextField.',
    'icon-button': 'Shows or hides the password.',
    'field-error': 'What to correct, in a sentence with an icon.',
  },
  shownBy: 'Invalid',
  keyboard: {
    Tab: 'Moves to the input, then to the button.',
    'Enter, Space': 'On the button, show or hide the password. Enter in the input submits the form.',
  },
  screenReader:
    'A field named by its label. The button announces its action and whether it is pressed. The letters are never announced.',
  pairs: [
    {
      do: 'Set autoComplete to “current-password” for login, “new-password” for sign-up.',
      dont: 'Forbid pasting, which only blocks password managers.',
    },
    { do: 'State the rule in advance: at least 8 characters.', dont: 'Reveal one rule with each refusal.' },
  ],
} satisfies Guide;
