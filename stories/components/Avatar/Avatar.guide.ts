import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A person: the picture, or else the initials with their diacritics.',
  notFor: [
    { when: 'It is a product', use: ['Picture'] },
    { when: 'A table shows the name and address next to it', use: ['PersonCell'] },
  ],
  anatomy: {
    avatar: 'A circle in one of three sizes, with initials. The picture covers them once it has loaded.',
    icon: 'Shown for a person without a name.',
  },
  keyboard: {},
  screenReader: 'Nothing, because the name is next to it.',
  pairs: [
    { do: '“AỌ” for Adaeze Ọláńrewájú.', dont: '“AO”: the dot below is part of the letter.' },
    { do: 'Show initials while the picture loads, and if it fails.', dont: 'A broken picture.' },
  ],
} satisfies Guide;
