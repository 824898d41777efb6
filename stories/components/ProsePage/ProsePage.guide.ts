import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ProseLink', 'ProseList'],
  whatFor: 'A page of text: about the shop, terms, privacy. Lines have a readable length.',
  notFor: [
    { when: 'It is one or two sentences on a screen', use: ['Text'] },
    { when: 'It is a product’s description', use: ['Text'] },
  ],
  anatomy: {
    'prose-page': 'Heading area, picture, contents and text.',
    'prose-head': 'The heading, a summary, and the date of the last change.',
    'prose-picture': 'A tall picture, next to the text on desktops.',
    'prose-contents': 'The sections as links, on desktops.',
    'prose-text': 'Sections, each with a heading and an id for links.',
    'prose-list': 'A list in the text.',
    'prose-link': 'A link in the text, underlined.',
  },
  keyboard: { Tab: 'Moves through contents and links.', Enter: 'Jumps to the section, or follows the link.' },
  screenReader:
    'One heading of level 1, and a region for each section. The contents are a landmark “On this page”. The date is a time element.',
  pairs: [
    {
      do: 'Give each section an id, so that #returns can be linked to.',
      dont: 'Write one long text under one heading.',
    },
    { do: 'Show when the terms last changed.', dont: 'Write a date in figures: 04.05. is in April or in May.' },
  ],
} satisfies Guide;
