import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The first and the last day of a filter, next to other filters.',
  notFor: [
    { when: 'It is part of a form', use: ['Field'] },
    { when: 'A few periods are enough, such as the last 7 days', use: ['InlineSelect'] },
  ],
  anatomy: {
    'day-range': 'Both fields with their labels.',
    'field-error': 'Why the typed days do not apply yet.',
    icon: 'Marks the error.',
  },
  keyboard: { Tab: 'Moves through the parts of each date.' },
  screenReader: 'A group with its name, and two date fields. An error belongs to the field that caused it.',
  pairs: [
    { do: 'Apply a complete date immediately.', dont: 'Apply a year while it is being typed.' },
    { do: 'Keep days that do not apply, and say why.', dont: 'Swap or remove what was typed.' },
  ],
} satisfies Guide;
