import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The first stop of the Tab key: past the navigation, to the content.',
  notFor: [{ when: 'It leads back up', use: ['BackToTop'] }],
  anatomy: { 'skip-link': 'Out of sight until it has the focus; then in the top corner, over the bar.' },
  keyboard: { Tab: 'The first press on a page shows it.', Enter: 'Moves the focus to the content.' },
  screenReader: 'A link “Skip to content”, the first of the page.',
  pairs: [
    { do: 'Let the target take the focus: tabIndex={-1}.', dont: 'Scroll only: the next Tab is back in the bar.' },
    {
      do: 'One a page; the frames bring it.',
      dont: 'Hide it from the eye for good: it is for people who see and type, too.',
    },
  ],
} satisfies Guide;
