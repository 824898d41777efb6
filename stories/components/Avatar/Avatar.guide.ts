import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A person: the picture, or else the initials with the marks that belong to them.',
  notFor: [
    { when: 'It is a product', use: ['Picture'] },
    { when: 'Name and address stand beside it in a table', use: ['PersonCell'] },
  ],
  anatomy: {
    avatar: 'A circle in one of three sizes: initials, and over them the picture once it is there.',
    icon: 'Where there is no name either.',
  },
  keyboard: {},
  screenReader: 'Nothing: the name stands beside it.',
  pairs: [
    { do: '“AỌ” for Adaeze Ọláńrewájú.', dont: '“AO”: the mark is part of the letter.' },
    { do: 'Initials while the picture loads, and when it does not.', dont: 'A broken picture.' },
  ],
} satisfies Guide;
