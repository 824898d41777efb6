import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A password, old or new, with a button that shows it.',
  notFor: [
    { when: 'It is a code that was sent', use: ['OtpInput'] },
    { when: 'It is any other text', use: ['TextField'] },
  ],
  anatomy: {
    field: 'Label, line, hint and error, as in a TextField.',
    'icon-button': 'Shows the password, and hides it again.',
    'field-error': 'What to correct, in a sentence with an icon.',
  },
  shownBy: 'Invalid',
  keyboard: {
    Tab: 'Moves into the line, then to the button.',
    'Enter, Space': 'On the button: shows or hides. Enter in the line sends the form.',
  },
  screenReader:
    'A field by its label; the button says what it will do and whether it is pressed. We never announce the letters.',
  pairs: [
    {
      do: 'autoComplete “current-password” on login, “new-password” on sign-up.',
      dont: 'Forbid pasting: it keeps out password managers, nobody else.',
    },
    { do: 'Say the rule before: at least 8 characters.', dont: 'Reveal the rules one refusal at a time.' },
  ],
} satisfies Guide;
