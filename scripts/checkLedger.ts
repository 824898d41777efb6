/**
 * `npm run check:ledger`: every row of docs/spec-ledger.md names what is built and what shows it, and all of that exists.
 *
 * A row is `| # | what is asked | built in | shown by | note |`. Paths and evidence stand in backticks. Evidence is
 * `story:<title>/<export>` or `test:<path>::<part of a test's title>`.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** The first argument of each describe, it, test, test.step and of what their `each` answers. */
const TITLES = /(?:\b(?:describe|it|test)(?:\.\w+)?|[\])])\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;

const titlesIn = (text: string) => [...text.matchAll(TITLES)].map(([, , title = '']) => title);

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
      if (!title) return 'names no test: expected test:<path>::<part of its title>';
      if (!repository.exists(path)) return 'there is no such file';
      return titlesIn(repository.read(path)).some((found) => found.includes(title))
        ? undefined
        : 'no test of the file has this in its title';
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

const repository: Repository = {
  exists: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  storyFiles: () => globSync('stories/**/*.stories.tsx', { cwd: root }),
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rows = parseLedger(repository.read('docs/spec-ledger.md'));
  const problems = problemsOf(rows, repository);
  for (const problem of problems) console.error(problem);
  console.log(`${rows.length} rows, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
