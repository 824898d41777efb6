import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readComponents } from './components.ts';
import { entryMarkdown, guideMarkdown, llmsTxt, manifestEntries, markdownPath, readGuides } from './manifest.ts';
import { readProps } from './props.ts';
import { readScreenNames } from './storyFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const guides = await readGuides(root);
const entries = manifestEntries(root, guides);
const props = readProps(root);

/** A component's own entry, or its part of another component's entry. */
function described(name: string) {
  const entry = Object.values(entries).find((one) => one.name === name || name in one.subcomponents);
  return { entry, reactDocgen: entry?.name === name ? entry.reactDocgen : entry?.subcomponents[name]?.reactDocgen };
}

describe('the manifest of components', () => {
  test.each(readComponents(root).map(({ name }) => name))('has %s with its guide and all of its props', (name) => {
    const { entry, reactDocgen } = described(name);
    const guide = guides.get(entry?.name ?? '');
    expect(entry?.guide).toBe(guide);
    for (const { when } of guide?.notFor ?? []) expect(entry?.description).toContain(when);
    for (const text of [guide?.whatFor, ...Object.values({ ...guide?.anatomy, ...guide?.keyboard })])
      expect(entry?.description).toContain(text);
    expect(Object.keys(reactDocgen?.props ?? {})).toEqual((props[name] ?? []).map((prop) => prop.name));
  });

  test.each(readScreenNames(root))('has %s with its purpose from the source, and its states', (name) => {
    const { entry } = described(name);
    expect(entry?.summary).toMatch(/\w/);
    expect(entry?.stories.length).toBeGreaterThan(0);
  });

  test('has props behind Omit with their defaults, and props that a function declares itself', () => {
    expect(described('Button').reactDocgen?.props.full).toEqual({
      tsType: { name: 'type', raw: 'boolean' },
      required: false,
      description: 'Fills the width of the container.',
      defaultValue: { value: 'false' },
    });
    expect(Object.keys(described('ButtonLink').reactDocgen?.props ?? {})).toContain('to');
    expect(Object.keys(described('FormError').reactDocgen?.props ?? {})).toEqual(['children']);
  });

  test('has code to copy for each story, with the sources of its names', () => {
    for (const { stories } of Object.values(entries))
      for (const { id, snippet } of stories) expect(snippet, id).toMatch(/^(import|\/\/ From the stories:) /);
  });

  test('contains no paths of the machine that built it', () => {
    expect(JSON.stringify(entries)).not.toContain(root);
    expect(JSON.stringify(entries)).not.toContain('node_modules');
  });
});

test('a guide in Markdown has no empty sections', () => {
  const guide = { whatFor: 'Shows dots.', notFor: [{ when: 'One is enough', use: ['Dot', 'Ring'] }], anatomy: {} };
  expect(guideMarkdown({ ...guide, keyboard: {}, screenReader: 'Silent.', pairs: [] })).toBe(
    'Shows dots.\n\n## When not\n\n- One is enough. Use Dot or Ring.\n\n## Screen reader\n\nSilent.',
  );
});

test('an entry in Markdown has the props of components that share its page, and its stories', () => {
  const markdown = entryMarkdown(described('Button').entry as (typeof entries)[string]);
  expect(markdown).toMatch(/^# Button\n\nStarts an action/);
  expect(markdown).toContain('## Props of ButtonLink\n\n- `to: string` The URL');
  expect(markdown).toContain('### Full\n\n```tsx\nimport { Button }');
});

describe('llms.txt', () => {
  const text = llmsTxt(root, entries);

  test('begins with its title and summary, and has a section for each kind of page', () => {
    expect(text).toMatch(/^# ABS\n\n> The design system of ABS, /);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
      'Components',
      'Screens',
      'Flows',
      'Patterns',
      'Tokens',
    ]);
  });

  test('links to each entry as Markdown, by URLs that work on any host', () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
    for (const { id } of Object.values(entries)) expect(links).toContain(`./${markdownPath(id)}`);
    for (const link of links) expect(link).toMatch(/^\.\/(manifests\/[\w.-]+|\?path=\/docs\/[\w-]+--docs)$/);
  });
});
