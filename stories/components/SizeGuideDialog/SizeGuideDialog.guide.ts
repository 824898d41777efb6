import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A size guide over the page of a product, so that nobody leaves it to find their size.',
  notFor: [
    { when: 'It should load when it is first opened', use: ['SizeGuideLink'] },
    { when: 'The guide is the page', use: ['SizeGuide'] },
  ],
  anatomy: {
    dialog: 'The panel: the whole width of a phone, from the bottom; wide enough for two columns on a desktop.',
    'size-guide': 'The guide. It begins with the size of the product.',
  },
  keyboard: {
    'Tab, Shift+Tab': 'Move within it.',
    'Arrow keys': 'Choose a unit, a size or a measurement.',
    Escape: 'Closes it, and so does Back.',
  },
  screenReader: 'A dialog “Size guide”, described by the name of the guide. Closing it returns to the link.',
  pairs: [
    { do: 'Open it beside the choice of a size.', dont: 'Send shoppers to another page, and lose their choice.' },
    { do: 'Keep the units that were chosen last.', dont: 'Begin with centimeters each time.' },
  ],
} satisfies Guide;
