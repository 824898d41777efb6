import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A one-time code of four digits, a box each: typed, pasted anywhere, or filled in by the phone.',
  notFor: [
    { when: 'It is a password', use: ['PasswordField'] },
    { when: 'It is any other number', use: ['TextField'] },
  ],
  anatomy: {
    'otp-input': 'Label, digits and error.',
    'otp-digits': 'Four boxes, one digit each.',
    'field-error': 'Why the code was refused; it marks all boxes.',
  },
  shownBy: 'Invalid',
  keyboard: {
    Digits: 'Fill a box and move on; typed over a digit, replace it.',
    Backspace: 'Empties the box, or goes back and empties the one before.',
    'Arrow keys, Home, End': 'Move between the boxes.',
    'Ctrl+V, Cmd+V': 'Fills all boxes, from any of them, whatever stands around the digits.',
  },
  screenReader:
    'A group “4-digit code” of fields “Digit 1 of 4”. A refusal describes each of them, and they are invalid.',
  pairs: [
    { do: 'Take the code out of a whole sentence that was pasted.', dont: 'Refuse it for the space before it.' },
    { do: 'Keep the digits when the code was wrong: one may be mistyped.', dont: 'Empty the boxes and start over.' },
  ],
} satisfies Guide;
