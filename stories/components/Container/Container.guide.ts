import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Centres content between the gutters of the page, with the maximum width of a page, a text or a form.',
  notFor: [
    { when: 'It is a page of the back office', use: ['AdminPage'] },
    { when: 'It is a screen for logging in or signing up', use: ['AuthLayout'] },
    { when: 'It is a page of text', use: ['ProsePage'] },
  ],
  anatomy: {
    container:
      'A column in the middle, with gutters that grow with the window. With block it has space above and below.',
  },
  keyboard: {},
  screenReader: 'Nothing on its own. With as="section" and a name it is a landmark.',
  pairs: [
    { do: 'Use one per section.', dont: 'Put one into another: the gutters add up.' },
    { do: 'Use width="form" for forms.', dont: 'Show a field as wide as the desktop for a four-digit number.' },
  ],
} satisfies Guide;
