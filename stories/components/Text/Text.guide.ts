import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'Text that is not a heading, with a size of the type scale, a tone with a meaning, and a weight.',
  notFor: [
    { when: 'It is the title of a page or a section', use: ['Heading'] },
    { when: 'It is an amount of naira', use: ['Price'] },
    { when: 'It must stand out from its surroundings', use: ['Notice'] },
  ],
  anatomy: { text: 'A paragraph, or the element named by “as”.' },
  keyboard: {},
  screenReader: 'A paragraph. Size, tone and weight are not announced, so the words must carry the meaning.',
  pairs: [
    {
      do: 'Set measure on a product’s description, for 65 characters a line.',
      dont: 'Let lines be as wide as the desktop.',
    },
    {
      do: 'Use the tone muted for details, such as “Added on 16 November”.',
      dont: 'Use muted for the reason why an order failed.',
    },
  ],
} satisfies Guide;
