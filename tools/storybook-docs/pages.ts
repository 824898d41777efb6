/** Reads the documentation pages that are written by hand: their texts, stories and links. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseStories } from '../story-files/storyFiles.ts';

export type WrittenPage = {
  /** From the root of the project. */
  file: string;
  title: string;
  /** Its headings, paragraphs and items, without markup. */
  lines: string[];
  /** The ids of the pages and stories that it links to, such as `docs/patterns-forms--docs`. */
  links: string[];
  /** The stories that it shows, by the name of their export. */
  shown: { file: string; name: string }[];
};

/** The text of Markdown, without markup. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#+|-|\d+\.)\s+/, '')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads a page of MDX. */
export function readPage(source: string, file: string): WrittenPage {
  const stories = new Map(
    [...source.matchAll(/^import \* as (\w+) from '([^']+\.stories\.tsx)'/gm)].map(([, name = '', path = '']) => [
      name,
      join(dirname(file), path),
    ]),
  );
  const text = source.replace(/^import .*$/gm, '').replace(/^```[\s\S]*?^```/gm, '');
  return {
    file,
    title: /<Meta title="([^"]+)"/.exec(source)?.[1] ?? '',
    lines: text
      .replace(/^<.*$/gm, '')
      .split(/\n\n|\n(?=\s*(?:-|\d+\.) )/)
      .map(plain)
      .filter(Boolean),
    links: [...text.matchAll(/\?path=\/((?:docs|story)\/[\w-]+)/g)].map(([, link = '']) => link),
    shown: [...text.matchAll(/\bof=\{(\w+)\.(\w+)\}/g)].map(([, name = '', story = '']) => ({
      file: stories.get(name) ?? '',
      name: story,
    })),
  };
}

/** All pages that are written by hand. */
export const readPages = (root: string): WrittenPage[] =>
  globSync('stories/**/*.mdx', { cwd: root })
    .sort()
    .map((file) => readPage(readFileSync(join(root, file), 'utf8'), file));

/** The stories that a page shows but that do not exist. */
export const missingStories = (root: string, { shown }: WrittenPage): string[] =>
  shown.flatMap(({ file, name }) =>
    file && name in parseStories(readFileSync(join(root, file), 'utf8'), file)._stories ? [] : [`${file}: ${name}`],
  );
