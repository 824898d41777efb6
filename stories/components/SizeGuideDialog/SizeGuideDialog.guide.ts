import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A size guide over a product’s page, so that shoppers find their size without leaving the page.',
  notFor: [
    { when: 'It should load when it first opens', use: ['SizeGuideLink'] },
    { when: 'The guide has its own page', use: ['SizeGuide'] },
  ],
  anatomy: {
    dialog: 'The panel: a bottom sheet on a phone, wide enough for two columns on a desktop.',
    'size-guide': 'The guide, which begins with the product’s size.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Move within the dialog.',
    'Arrow keys': 'Choose a unit, a size or a measurement.',
    Escape: 'Closes the dialog, as Back does.',
  },
  screenReader: 'A dialog “Size guide”, described by the name of the guide. Closing it returns to the link.',
  pairs: [
    { do: 'Open it next to the sizes.', dont: 'Send shoppers to another page, which loses their choice.' },
    { do: 'Keep the last chosen units.', dont: 'Begin with centimeters each time.' },
  ],
} satisfies Guide;
