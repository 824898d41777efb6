import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Content between the gutters of the page: as wide as a page, a text or a form may be.',
  notFor: [
    { when: 'It is a page of the back office', use: ['AdminPage'] },
    { when: 'It is a screen around an account', use: ['AuthLayout'] },
    { when: 'It is a page of text', use: ['ProsePage'] },
  ],
  anatomy: {
    container: 'A column in the middle, with gutters that grow with the window; with block, space above and below too.',
  },
  keyboard: {},
  screenReader: 'Nothing of its own. It can be a landmark: as="section" with a name.',
  pairs: [
    { do: 'One per section.', dont: 'One in another: the gutters add up.' },
    { do: 'width="form" for what is filled in.', dont: 'A field over the whole desktop for a number of four digits.' },
  ],
} satisfies Guide;
