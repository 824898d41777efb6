/**
 * `npm run check:ledger`: every row of docs/spec-ledger.md names what is built and what shows it, and all of that exists.
 * With the suites' JSON reports as arguments it says instead which of the named tests did not run, or failed.
 *
 * A row is `| # | what is asked | built in | shown by | note |`. Paths and evidence stand in backticks. Evidence is
 * `story:<title>/<export>` or `test:<path>::<a test's whole title>`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { type Ran, readReports } from './ledgerReports.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

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
const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);

/** The stories of each title. */
function findStories({ storyFiles, read }: Repository): Map<string, Set<string>> {
  const stories = new Map<string, Set<string>>();
  for (const file of storyFiles()) {
    const text = read(file);
    const title = /\btitle: '([^']+)'/.exec(text)?.[1];
    if (title) stories.set(title, new Set([...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name)));
  }
  return stories;
}

/** The first argument of each it and test, and of what their `each` answers. */
const TITLES = /(?:\b(?:it|test)|[\])])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

const titlesIn = (text: string) =>
  [...text.matchAll(TITLES)].map(([, , title = '']) => title.replace(/\\(['"`\\])/g, '$1'));

/** What a title has in places that differ from test to test: Vitest's `%s` and `$name`, a template's `${…}`. */
const PLACEHOLDER = /%[sdifjoO]|\$\{[^}]*\}|\$\w+/;

/** The titles that a template stands for. */
const madeOf = (template: string) =>
  new RegExp(`^${template.split(new RegExp(PLACEHOLDER, 'g')).map(escapeRegExp).join('.*')}$`, 's');

const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** A template with nothing but places in it would stand for any test. */
const saysNothing = (title: string) => !/\p{L}/u.test(title.replace(new RegExp(PLACEHOLDER, 'g'), ''));

/** What is wrong with a ledger, a sentence each, naming row and reference. */
export function problemsOf(rows: LedgerRow[], repository: Repository): string[] {
  const problems: string[] = [];
  const stories = findStories(repository);
  const seen = new Set<string>();

  /** What is wrong with a reference; undefined when it leads somewhere. */
  function judge(reference: string): string | undefined {
    const [, kind, target = ''] = /^(story|test):(.+)$/.exec(reference) ?? [];
    if (kind === 'story') {
      const cut = target.lastIndexOf('/');
      const names = stories.get(target.slice(0, cut));
      if (!names) return 'no story file has this title';
      return names.has(target.slice(cut + 1)) ? undefined : 'the story file exports no such story';
    }
    if (kind === 'test') {
      const [path = '', title] = target.split('::');
      if (!title) return 'names no test: expected test:<path>::<its whole title>';
      if (!repository.exists(path)) return 'there is no such file';
      if (saysNothing(title)) return 'stands for any test: name one of them';
      return titlesIn(repository.read(path)).some((found) => found === title || madeOf(found).test(title))
        ? undefined
        : 'no test of the file has this title';
    }
    return 'neither story:… nor test:…';
  }

  if (rows.length === 0) problems.push('The ledger has no rows.');
  for (const { number, cells } of rows) {
    const complain = (what: string) => problems.push(`${number}: ${what}`);
    if (!/^\d+(\.\d+)+$/.test(number)) complain('is no number of a row, such as 2.1.3');
    if (seen.has(number)) complain('stands here twice');
    seen.add(number);
    const [asked, builtIn, shownBy] = cells;
    if (!asked) complain('asks for nothing');
    if (cells.length !== 4) complain(`has ${cells.length + 1} cells instead of 5`);
    const paths = quoted(builtIn);
    if (paths.length === 0) complain('says nowhere where it is built');
    for (const path of paths) if (!repository.exists(path)) complain(`built in ${path}: there is no such path`);
    const references = quoted(shownBy);
    if (references.length === 0) complain('is shown by nothing');
    for (const reference of references) {
      const problem = judge(reference);
      if (problem) complain(`${reference}: ${problem}`);
    }
  }
  return problems;
}

/** The evidence that did not run or did not pass, a sentence each, naming row and reference. */
export function failuresOf(rows: LedgerRow[], { tests, stories }: Ran): string[] {
  /** Whether it passed; undefined when it did not run. */
  function passed(reference: string): boolean | undefined {
    const [, kind, target = ''] = /^(story|test):(.+)$/.exec(reference) ?? [];
    if (kind === 'story') {
      const cut = target.lastIndexOf('/');
      return stories.get(toId(target.slice(0, cut), storyNameFromExport(target.slice(cut + 1))));
    }
    const [path = '', title = ''] = target.split('::');
    const ran = tests.get(path) ?? new Map<string, boolean>();
    const named = ran.has(title) ? [title] : [...ran.keys()].filter((found) => madeOf(title).test(found));
    return named.length === 0 ? undefined : named.every((found) => ran.get(found));
  }
  return rows.flatMap(({ number, cells: [, , shownBy] }) =>
    quoted(shownBy).flatMap((reference) => {
      const ok = passed(reference);
      return ok ? [] : `${number}: ${reference}: ${ok === undefined ? 'did not run' : 'failed'}`;
    }),
  );
}

const repository: Repository = {
  exists: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  storyFiles: () => globSync('stories/**/*.stories.tsx', { cwd: root }),
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = parseLedger(repository.read('docs/spec-ledger.md'));
  const reports = process.argv.slice(2);
  const problems = reports.length === 0 ? problemsOf(rows, repository) : failuresOf(rows, readReports(root, reports));
  for (const problem of problems) console.error(problem);
  console.log(`${rows.length} rows, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
