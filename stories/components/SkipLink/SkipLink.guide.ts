import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'The first stop of the Tab key. It skips the navigation and leads to the content.',
  notFor: [{ when: 'It leads back up', use: ['BackToTop'] }],
  anatomy: { 'skip-link': 'Hidden until it has the focus, then in the top corner, over the top bar.' },
  keyboard: { Tab: 'The first press on a page shows it.', Enter: 'Moves the focus to the content.' },
  screenReader: 'A link “Skip to content”, the first of the page.',
  pairs: [
    { do: 'Make the target focusable: tabIndex={-1}.', dont: 'Only scroll: the next Tab is back in the top bar.' },
    {
      do: 'Use one per page. The frames include it.',
      dont: 'Hide it permanently: people who see and use a keyboard need it too.',
    },
  ],
} satisfies Guide;
