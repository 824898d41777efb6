import { fileURLToPath } from 'node:url';
import { machines } from '@abs/machines/describe';
import { describe, expect, test } from 'vitest';
import { flowNames, flowTitle } from '../story-files/flowNames.ts';
import { missingStories, readPage, readPages } from './pages.ts';
import { readStoryFiles } from './storyFiles.ts';
import { pageHref } from './storyLinks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = readPages(root);
const files = readStoryFiles(root);
const titles = [
  ...files.filter(({ tags }) => !tags.includes('!autodocs')).map(({ title }) => title),
  ...pages.map(({ title }) => title),
  ...[...machines.keys()].map(flowTitle),
];
const targets = new Set([
  ...titles.map((title) => pageHref(title).replace('./?path=/', '')),
  ...files.flatMap(({ stories }) => stories.map(({ id }) => `story/${id}`)),
]);

describe.each(pages)('$title', (page) => {
  test('links only to pages and stories that exist', () => {
    expect(page.links.filter((link) => !targets.has(link))).toEqual([]);
  });

  test('shows only stories that exist', () => {
    expect(missingStories(root, page)).toEqual([]);
  });
});

describe.each(pages.filter(({ title }) => title.startsWith('Patterns/')))('the pattern $title', (page) => {
  test('shows stories, and links to components, screens and stories', () => {
    expect(page.shown.length).toBeGreaterThan(1);
    for (const kind of [/^docs\/components-/, /^docs\/screens-|^story\/screens-/])
      expect(page.links.some((link) => kind.test(link))).toBe(true);
  });
});

test('reads every kind of link and story of a page, and its text without markup', () => {
  const source = `import { Meta } from '@storybook/addon-docs/blocks';
import * as Till from '../components/Till/Till.stories.tsx';

<Meta title="Patterns/Paying" />

# Paying

- Use [Till](./?path=/docs/components-till--docs), with \`open\`,
  or [as it is empty](./?path=/story/components-till--empty).
- **Never** two.

<PatternStory of={Till.Empty} />
`;
  expect(readPage(source, 'stories/patterns/Paying.mdx')).toEqual({
    file: 'stories/patterns/Paying.mdx',
    title: 'Patterns/Paying',
    lines: ['Paying', 'Use Till, with open, or as it is empty.', 'Never two.'],
    links: ['docs/components-till--docs', 'story/components-till--empty'],
    shown: [{ file: 'stories/components/Till/Till.stories.tsx', name: 'Empty' }],
  });
});

test('every flow has a name of its own', () => {
  expect(Object.keys(flowNames)).toEqual([...machines.keys()].sort());
  expect(new Set(Object.values(flowNames)).size).toBe(machines.size);
});
