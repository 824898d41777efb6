import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'A one-time code of four digits, one box each. It can be typed, pasted into any box, or filled in by the phone.',
  notFor: [
    { when: 'It is a password', use: ['PasswordField'] },
    { when: 'It is any other number', use: ['TextField'] },
  ],
  anatomy: {
    'otp-input': 'Label, digits and error.',
    'otp-digits': 'Four boxes, one digit each.',
    'field-error': 'Why the code was refused. It applies to all boxes.',
  },
  shownBy: 'Invalid',
  keyboard: {
    Digits: 'Fill a box and move to the next. Typing over a digit replaces it.',
    Backspace: 'Clears the box. In an empty box, moves back and clears the previous one.',
    'Arrow keys, Home, End': 'Move between the boxes.',
    'Ctrl+V, Cmd+V': 'Fills all boxes, from any of them. Other characters around the digits are ignored.',
  },
  screenReader:
    'A group “4-digit code” of fields “Digit 1 of 4”. After a refusal all of them are invalid, and the error describes each.',
  pairs: [
    { do: 'Accept a pasted sentence that contains the code.', dont: 'Refuse a code with a space before it.' },
    { do: 'Keep the digits of a wrong code, because only one may be mistyped.', dont: 'Clear all boxes.' },
  ],
} satisfies Guide;
