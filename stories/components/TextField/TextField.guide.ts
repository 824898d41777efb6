import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'One line of text: an e-mail address, a name, a telephone number, a price.',
  notFor: [
    { when: 'It is a password', use: ['PasswordField'] },
    { when: 'It may have several lines', use: ['TextArea'] },
    { when: 'It is a code of four digits', use: ['OtpInput'] },
    { when: 'It narrows down a list', use: ['SearchField'] },
    { when: 'The answers are known', use: ['RadioGroup', 'SelectField'] },
  ],
  anatomy: {
    field:
      'Label above, the line itself, below it hint and error. A sign such as ₦ may stand inside, before the value.',
    'field-error': 'What to correct, in a sentence with an icon.',
  },
  shownBy: 'Invalid',
  keyboard: { Tab: 'Moves into it.', Enter: 'Sends the form that it stands in.' },
  screenReader:
    'Named by its label, described by hint and error. With an error it is invalid; after sending, the first invalid field has the focus.',
  pairs: [
    { do: 'A hint that stays: “We send a 4-digit code there.”', dont: 'A placeholder: it goes with the first letter.' },
    {
      do: 'Set type, inputMode and autoComplete, so that phones bring the right keys and fill it in.',
      dont: 'type="number" for a telephone number.',
    },
    { do: '“Email is invalid”, once the form was sent or the field left.', dont: 'Complain while it is being typed.' },
  ],
} satisfies Guide;
