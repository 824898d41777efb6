import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['FieldError'],
  whatFor: 'Label, hint and error around a control of your own. The ready fields are made of it.',
  notFor: [
    {
      when: 'It is text, a password, a choice: those fields are ready',
      use: ['TextField', 'PasswordField', 'TextArea', 'SelectField', 'RadioGroup'],
    },
  ],
  anatomy: {
    field: 'Label, control, hint and error, in this order.',
    'field-error': 'What to correct, with an icon; below the hint, which stays.',
  },
  shownBy: 'Invalid',
  keyboard: {},
  screenReader:
    'The control is named by its label and described by hint and error, in this order; with an error it is invalid.',
  pairs: [
    {
      do: 'Pass on everything that the function is given to the control.',
      dont: 'Give the control an id of its own: label and error lose it.',
    },
    { do: 'Keep the hint while there is an error.', dont: 'Replace the rule by the complaint about it.' },
  ],
} satisfies Guide;
