import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  with: ['ProseLink', 'ProseList'],
  whatFor: 'A page of text: about the shop, its terms, its word on privacy. Lines have a length that can be read.',
  notFor: [
    { when: 'It is a sentence or two on a screen', use: ['Text'] },
    { when: 'It is a product’s description', use: ['Text'] },
  ],
  anatomy: {
    'prose-page': 'Head, picture, contents and text.',
    'prose-head': 'The heading, what the page is about, and when it last changed.',
    'prose-picture': 'A tall picture, beside the text on desktops.',
    'prose-contents': 'The sections as links, on desktops.',
    'prose-text': 'Sections, each with a heading and an address.',
    'prose-list': 'A list in the text.',
    'prose-link': 'A link in the text, underlined.',
  },
  keyboard: { Tab: 'Moves through contents and links.', Enter: 'Jumps to the section, or follows the link.' },
  screenReader:
    'One heading of level 1, a region for each section. The contents are a landmark “On this page”. The date is a time.',
  pairs: [
    { do: 'An id for each section: #returns can be sent in a mail.', dont: 'One long text under one heading.' },
    { do: 'Say when the terms last changed.', dont: 'A date in figures: is 04.05. in April or in May?' },
  ],
} satisfies Guide;
