import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Opens the size guide of a product, beside the choice of its size.',
  notFor: [
    { when: 'There is no guide: leave the link out', use: ['Text'] },
    { when: 'It leads to any other page', use: ['Link'] },
  ],
  anatomy: { 'size-guide-link': 'The link. The dialog loads when it is first pressed.' },
  keyboard: { Enter: 'Opens the dialog. With Ctrl or Cmd: the page of the guide in a new tab.' },
  screenReader: 'A link “Size guide” that says that it opens a dialog.',
  pairs: [
    { do: 'A link with the address of the guide’s page.', dont: 'A button, which does nothing without script.' },
    { do: 'One link beside the sizes.', dont: 'A link beside every size.' },
  ],
} satisfies Guide;
