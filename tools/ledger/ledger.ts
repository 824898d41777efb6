/** docs/spec-ledger.md as data, and what shows its rows: tests, journeys and stories with the row's number among their tags. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../runner/project.ts';
import { findStoryFiles, parseStories } from '../story-files/storyFiles.ts';

export type LedgerRow = { number: string; cells: string[] };

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

/** The rows of the ledger. */
export const readLedger = (): LedgerRow[] => parseLedger(readFileSync(join(root, 'docs/spec-ledger.md'), 'utf8'));

/** What a cell has in backticks. */
export const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);

const TAGS = /\btags?: (\[[^\]]*\]|'[^']*')/g;
const NUMBER = /'@?(\d+(?:\.\d+)+)'/g;

const numbersIn = (tags: string): string[] => [...tags.matchAll(NUMBER)].map(([, number = '']) => number);

/** The numbers of rows that the tags in a file have. Playwright's begin with an @. */
export const taggedRows = (code: string): string[] => [
  ...new Set([...code.matchAll(TAGS)].flatMap(([, tags = '']) => numbersIn(tags))),
];

/** The rows that each file of tests or stories shows, by its path from the root of the project. */
export function findEvidence(): Map<string, string[]> {
  const tests = globSync(['{apps,packages,stories}/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const files = [...tests, ...findStoryFiles(root)].sort();
  return new Map(
    files
      .map((file) => [file, taggedRows(readFileSync(join(root, file), 'utf8'))] as const)
      .filter(([, rows]) => rows.length > 0),
  );
}

/** The rows that each story of these files shows, by the story's id. */
export function rowsOfStories(files: readonly string[]): Map<string, string[]> {
  return new Map(
    files.flatMap((file) => {
      const { title, indexInputs } = parseStories(readFileSync(join(root, file), 'utf8'), file);
      // The id is that of the export, whatever name the story has.
      return indexInputs.map(({ exportName, tags = [] }): [string, string[]] => [
        toId(title, storyNameFromExport(exportName)),
        tags.filter((tag) => /^\d/.test(tag)),
      ]);
    }),
  );
}
