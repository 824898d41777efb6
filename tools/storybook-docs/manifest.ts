/**
 * The Storybook for programs: Storybook's manifest of components (`manifests/components.json`) with all props and
 * guides, each entry as Markdown, and `llms.txt`, which links to them (llmstxt.org).
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machines } from '@abs/machines/describe';
import type { ComponentsManifest } from 'storybook/internal/types';
import { flowTitle } from '../story-files/flowNames.ts';
import { findStoryFiles, parseStories } from '../story-files/storyFiles.ts';
import { asLine, defaultOf } from './enhanceArgTypes.ts';
import type { Guide } from './guide.ts';
import { type Prop, readProps } from './props.ts';
import { codeOfStories } from './storyCode.ts';
import { commentOf } from './storyFiles.ts';
import { pageHref } from './storyLinks.ts';

type Guides = ReadonlyMap<string, Guide>;

/** An entry of Storybook's manifest. Its `reactDocgen` holds props in the form of react-docgen. */
export type ManifestEntry = Omit<ComponentsManifest['components'][string], 'subcomponents'> & {
  reactDocgen: Docgen;
  /** The components that share its page. */
  subcomponents: Record<string, { name: string; path: string; jsDocTags: Record<string, never>; reactDocgen: Docgen }>;
  /** Screens have none. */
  guide: Guide | undefined;
};

type Docgen = { props: Record<string, DocgenProp> };

type DocgenProp = {
  tsType: { name: string; raw: string };
  required: boolean;
  description: string;
  defaultValue?: { value: string };
};

/** All guides by the names of their components. */
export async function readGuides(root: string): Promise<Guides> {
  const files = globSync('stories/components/*/*.guide.ts', { cwd: root });
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Guide]> => {
        const { default: guide } = (await import(pathToFileURL(join(root, file)).href)) as { default: Guide };
        return [basename(file, '.guide.ts'), guide];
      }),
    ),
  );
}

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`## ${title}`, listOf(lines)] : []);

/** A guide as Markdown. */
export function guideMarkdown(guide: Guide): string {
  const described = (words: Readonly<Record<string, string>>, mark: string) =>
    Object.entries(words).map(([word, what]) => `${mark}${word}${mark}: ${what}`);
  return [
    guide.whatFor,
    ...section(
      'When not',
      guide.notFor.map(({ when, use }) =>
        [`${when}.`, use.length > 0 && `Use ${use.join(' or ')}.`].filter(Boolean).join(' '),
      ),
    ),
    ...section('Anatomy', described(guide.anatomy, '`')),
    ...section('Keyboard', described(guide.keyboard, '**')),
    `## Screen reader\n\n${guide.screenReader}`,
    ...section(
      'Do and don’t',
      guide.pairs.flatMap((pair) => [`Do: ${pair.do}`, `Don’t: ${pair.dont}`]),
    ),
  ].join('\n\n');
}

function docgenOf(props: readonly Prop[] = []): Docgen {
  return {
    props: Object.fromEntries(
      props.map(({ name, type, required, description: docblock }) => {
        const { description = '', defaultValue } = defaultOf(docblock);
        const tsType = { name: 'type', raw: asLine(type) };
        return [
          name,
          { tsType, required, description, ...(defaultValue && { defaultValue: { value: defaultValue.summary } }) },
        ];
      }),
    ),
  };
}

/** The docblock of a screen. */
function docblockOf(root: string, screen: string): string {
  const [file = ''] = globSync(`packages/ui/src/screens/${screen}/${screen}.tsx`, { cwd: root });
  const source = file && readFileSync(join(root, file), 'utf8');
  const [, text = ''] = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export function ${screen}\\b`).exec(source) ?? [];
  return text
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The entries of all components and screens, by the ids that Storybook gives them. */
export function manifestEntries(root: string, guides: Guides): Record<string, ManifestEntry> {
  const props = readProps(root);
  const entries = findStoryFiles(root).flatMap((file): ManifestEntry[] => {
    if (!/^stories\/(components|screens)\//.test(file)) return [];
    const source = readFileSync(join(root, file), 'utf8');
    const csf = parseStories(source, file);
    const name = basename(file, '.stories.tsx');
    const guide = guides.get(name);
    // Other stories show things that are not part of the library.
    if (!guide && !name.endsWith('Screen')) return [];
    const code = Object.fromEntries(codeOfStories(source, file));
    const described = (of: string) => ({
      name: of,
      path: `./${file}`,
      jsDocTags: {},
      reactDocgen: docgenOf(props[of]),
    });
    const summary = guide?.whatFor ?? docblockOf(root, name);
    return [
      {
        ...described(name),
        id: csf.title.toLowerCase().replace('/', '-'),
        summary,
        description: guide ? guideMarkdown(guide) : summary,
        guide,
        subcomponents: Object.fromEntries((guide?.with ?? []).map((other) => [other, described(other)])),
        stories: Object.entries(csf._stories).map(([key, { id, name: story = key }]) => {
          const description = commentOf(csf, key);
          return { id, name: story, snippet: code[id], ...(description && { description }) };
        }),
      },
    ];
  });
  return Object.fromEntries(entries.map((entry) => [entry.id, entry]));
}

const propLines = ({ props }: Docgen) =>
  Object.entries(props).map(([name, { tsType, required, description, defaultValue }]) =>
    [
      `\`${name}${required ? '' : '?'}: ${tsType.raw}\``,
      description,
      defaultValue && `Default: \`${defaultValue.value}\`.`,
    ]
      .filter(Boolean)
      .join(' '),
  );

/** An entry as a page of Markdown. */
export const entryMarkdown = (entry: ManifestEntry): string =>
  [
    `# ${entry.name}`,
    entry.description,
    ...[entry, ...Object.values(entry.subcomponents)].flatMap(({ name, reactDocgen }) =>
      section(`Props of ${name}`, propLines(reactDocgen)),
    ),
    '## Stories',
    ...entry.stories.map(({ name, description = '', snippet }) =>
      [`### ${name}`, description, `\`\`\`tsx\n${snippet}\n\`\`\``].filter(Boolean).join('\n\n'),
    ),
  ].join('\n\n');

/** The path of an entry's page in the built Storybook. */
export const markdownPath = (id: string) => `manifests/${id}.md`;

const titlesOfPages = (root: string, files: string) =>
  globSync(files, { cwd: root })
    .sort()
    .flatMap((file) => /<Meta title="([^"]+)"/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? []);

const pageLinks = (titles: readonly string[]) =>
  titles.map((title) => `[${title.split('/').at(-1)}](${pageHref(title)})`);

/** The table of contents for programs. Its links are relative, because a Storybook can be hosted anywhere. */
export function llmsTxt(root: string, entries: Readonly<Record<string, ManifestEntry>>): string {
  const linksTo = (group: string) =>
    Object.values(entries)
      .filter(({ id }) => id.startsWith(group))
      .map(({ id, name, summary }) => `[${name}](./${markdownPath(id)}): ${summary}`);
  return [
    '# ABS',
    '> The design system of ABS, an online clothing shop: React components and screens (`@abs/ui`), and the state machines behind its flows.',
    'All components and screens with their props, stories and guides are data in [components.json](./manifests/components.json). Components take the props of their HTML element as well. The server of the shop has an MCP endpoint for it at `/mcp` of its Storybook.',
    ...section('Components', linksTo('components-')),
    ...section('Screens', linksTo('screens-')),
    ...section('Flows', pageLinks([...machines.keys()].map(flowTitle))),
    ...section('Patterns', pageLinks(titlesOfPages(root, 'stories/patterns/*.mdx'))),
    ...section('Tokens', pageLinks(titlesOfPages(root, 'stories/foundations/*.mdx'))),
  ].join('\n\n');
}
