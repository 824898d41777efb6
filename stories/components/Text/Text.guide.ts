import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'Running text and everything short that is not a heading: in a step of the type scale, a tone that has a meaning, a weight.',
  notFor: [
    { when: 'It is the title of a page or a section', use: ['Heading'] },
    { when: 'It is an amount of naira', use: ['Price'] },
    { when: 'It must stand out from its surroundings', use: ['Notice'] },
  ],
  anatomy: { text: 'A paragraph, or the element named by “as”.' },
  keyboard: {},
  screenReader: 'A paragraph. Size, tone and weight are not announced: the words must carry the meaning.',
  pairs: [
    {
      do: 'Set measure on a product’s description: 65 characters a line.',
      dont: 'Let a line run over the whole desktop.',
    },
    {
      do: 'Tone muted for what may be skipped, such as “Added on 16 November”.',
      dont: 'Muted for the reason why an order failed.',
    },
  ],
} satisfies Guide;
