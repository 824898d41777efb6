import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'One line of text: an e-mail address, a name, a telephone number, a price.',
  notFor: [
    { when: 'It is a password', use: ['PasswordField'] },
    { when: 'It may have several lines', use: ['TextArea'] },
    { when: 'It is a code of four digits', use: ['OtpInput'] },
    { when: 'It filters a list', use: ['SearchField'] },
    { when: 'The possible answers are known', use: ['RadioGroup', 'SelectField'] },
  ],
  anatomy: {
    field: 'Label, input, then hint and error. A sign such as ₦ can be shown inside the input, before the value.',
    'field-error': 'What to correct, in a sentence with an icon.',
  },
  shownBy: 'Invalid',
  keyboard: { Tab: 'Moves to it.', Enter: 'Submits its form.' },
  screenReader:
    'Named by its label, described by hint and error. With an error it is invalid. After submitting, the first invalid field has the focus.',
  pairs: [
    {
      do: 'Use a hint, which stays: “We send a 4-digit code there.”',
      dont: 'Use a placeholder, which disappears with the first letter.',
    },
    {
      do: 'Set type, inputMode and autoComplete, so that phones show the right keyboard and fill it in.',
      dont: 'Use type="number" for a telephone number.',
    },
    {
      do: 'Show “Email is invalid” once the form was submitted or the field left.',
      dont: 'Show errors during typing.',
    },
  ],
} satisfies Guide;
