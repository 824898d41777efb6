import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['FieldError'],
  whatFor: 'Label, hint and error around your own control. The other fields use it too.',
  notFor: [
    {
      when: 'It is text, a password or a choice, for which fields exist',
      use: ['TextField', 'PasswordField', 'TextArea', 'SelectField', 'RadioGroup'],
    },
  ],
  anatomy: {
    field: 'Label, control, hint and error, in this order.',
    'field-error': 'What to correct, with an icon, below the hint. The hint stays.',
  },
  shownBy: 'Invalid',
  keyboard: {},
  screenReader:
    'The control is named by its label and described by hint and error, in this order. With an error it is invalid.',
  pairs: [
    {
      do: 'Pass all props that the function receives to the control.',
      dont: 'Give the control another id: it loses its label and error.',
    },
    { do: 'Keep the hint while an error is shown.', dont: 'Replace the hint with the error.' },
  ],
} satisfies Guide;
