import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor:
    'A drawing for what has a usual sign: the cart, search, delete. All of them are on the page of the foundations.',
  notFor: [
    { when: 'It must react to a press', use: ['IconButton'] },
    { when: 'It would say how something stands: that takes a word', use: ['StatusDot', 'Notice'] },
  ],
  anatomy: { icon: 'One drawing on a grid of 24, in the color of the text around it. Sizes in use: 18, 20, 24, 32.' },
  keyboard: {},
  screenReader:
    'Nothing, as long as it has no label: the words beside it say it. With a label it is an image of that name.',
  pairs: [
    {
      do: 'A check without a label before “Order success”.',
      dont: 'A check with the label “success” there: it is announced twice.',
    },
    { do: 'Icons that people know from other shops.', dont: 'A new drawing for “Refund due”: nobody has learnt it.' },
  ],
} satisfies Guide;
