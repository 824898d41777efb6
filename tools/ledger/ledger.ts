/** docs/spec-ledger.md as data: its rows, and the stories and tests that they name. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../runner/project.ts';
import type { Ran } from '../runner/testReports.ts';
import { findStoryFiles, titleOf } from '../story-files/storyFiles.ts';

export type LedgerRow = { number: string; cells: string[] };

/** What the check must know of the repository. */
export type Repository = {
  exists: (path: string) => boolean;
  /** The text of a file that exists. */
  read: (path: string) => string;
  /** The paths of all story files. */
  storyFiles: () => string[];
};

/** Every table row of the ledger, except the tables' own heads. */
export function parseLedger(markdown: string): LedgerRow[] {
  const rows: LedgerRow[] = [];
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) continue;
    const [number = '', ...cells] = line
      .replace(/\|\s*$/, '')
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim());
    if (number === '#' || /^:?-+:?$/.test(number)) continue;
    rows.push({ number, cells });
  }
  return rows;
}

/** What a cell has in backticks. */
export const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);

/** The story file of each title, and the names that it exports. */
export function findStories({ storyFiles, read }: Repository): Map<string, { file: string; names: Set<string> }> {
  const stories = new Map<string, { file: string; names: Set<string> }>();
  for (const file of storyFiles()) {
    const names = new Set([...read(file).matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name));
    stories.set(titleOf(file), { file, names });
  }
  return stories;
}

/** The first argument of each it and test, and of what their `each` answers. */
const TITLES = /(?:\b(?:it|test)|[\])])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

export const titlesIn = (text: string) =>
  [...text.matchAll(TITLES)].map(([, , title = '']) => title.replace(/\\(['"`\\])/g, '$1'));

/** What a title has in places that differ from test to test: Vitest's `%s` and `$name`, a template's `${…}`. */
const PLACEHOLDER = /%[sdifjoO#]|\$\{[^}]*\}|\$\w+/;

/** Matches the whole titles that a template stands for. */
export const patternOf = (template: string) =>
  new RegExp(`^${template.split(new RegExp(PLACEHOLDER, 'g')).map(escapeRegExp).join('[^]*')}$`);

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A template with nothing but places in it would stand for any test. */
export const saysNothing = (title: string) => !/\p{L}/u.test(title.replace(new RegExp(PLACEHOLDER, 'g'), ''));

/** A reference of the ledger, `story:<title>/<export>` or `test:<path>::<title>`. */
export type Reference = { kind: 'story'; title: string; name: string } | { kind: 'test'; path: string; title: string };

/** Undefined when it is neither. */
export function parseReference(reference: string): Reference | undefined {
  const [, kind, target = ''] = /^(story|test):(.+)$/.exec(reference) ?? [];
  if (kind === 'story') {
    const cut = target.lastIndexOf('/');
    return { kind, title: target.slice(0, cut), name: target.slice(cut + 1) };
  }
  if (kind === 'test') {
    const [path = '', title = ''] = target.split('::');
    return { kind, path, title };
  }
  return undefined;
}

/** Whether all tests or the story of a reference passed; undefined when none ran. */
export function hasPassed(reference: string, { tests, stories }: Ran): boolean | undefined {
  const evidence = parseReference(reference);
  if (!evidence) return undefined;
  if (evidence.kind === 'story') return stories.get(toId(evidence.title, storyNameFromExport(evidence.name)));
  const { path, title } = evidence;
  const ran = tests.get(path) ?? new Map<string, boolean>();
  const titles = ran.has(title) ? [title] : [...ran.keys()].filter((found) => patternOf(title).test(found));
  return titles.length === 0 ? undefined : titles.every((found) => ran.get(found));
}

/** The repository on disk. */
export const repository: Repository = {
  exists: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  storyFiles: () => findStoryFiles(root),
};
