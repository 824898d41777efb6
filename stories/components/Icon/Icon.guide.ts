import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A familiar sign, such as cart, search or delete. The foundations page shows all icons.',
  notFor: [
    { when: 'It can be pressed', use: ['IconButton'] },
    { when: 'It would be the only sign of a status, which needs a word', use: ['StatusDot', 'Notice'] },
  ],
  anatomy: { icon: 'One drawing on a grid of 24, in the color of the text around it. Sizes in use: 18, 20, 24, 32.' },
  keyboard: {},
  screenReader:
    'Nothing without a label, because the text next to it says the same. With a label it is an image of that name.',
  pairs: [
    {
      do: 'Show a check without a label before “Order success”.',
      dont: 'Label that check “success”: it is announced twice.',
    },
    {
      do: 'Use icons that people know from other shops.',
      dont: 'Draw a new icon for “Refund due”, which nobody knows.',
    },
  ],
} satisfies Guide;
