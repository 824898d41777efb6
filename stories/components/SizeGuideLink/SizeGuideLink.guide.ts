import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Opens the size guide of a product. It is next to the product’s sizes.',
  notFor: [
    { when: 'The product has no guide: leave the link out', use: ['Text'] },
    { when: 'It opens another page', use: ['Link'] },
  ],
  anatomy: { 'size-guide-link': 'The link. The dialog loads when the link is first pressed.' },
  keyboard: { Enter: 'Opens the dialog. With Ctrl or Cmd it opens the guide’s page in a new tab.' },
  screenReader: 'A link “Size guide”, announced as opening a dialog.',
  pairs: [
    {
      do: 'Use a link with the address of the guide’s page.',
      dont: 'Use a button, which does nothing without script.',
    },
    { do: 'Show one link next to the sizes.', dont: 'Show a link next to every size.' },
  ],
} satisfies Guide;
