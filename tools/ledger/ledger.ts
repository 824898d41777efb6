/** Reads docs/spec-ledger.md, and finds the tests, journeys and stories that have the number of a row as a tag. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../runner/project.ts';
import { findStoryFiles, parseStories } from '../story-files/storyFiles.ts';

export type LedgerRow = { number: string; cells: string[] };

/** Every table row of the ledger, except the heads of the tables. */
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

/** The texts in backticks in a cell. */
export const quoted = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);

const TAGS = /\btags?: (\[[^\]]*\]|'[^']*')/g;
const NUMBER = /'@?(\d+(?:\.\d+)+)'/g;

const numbersIn = (tags: string): string[] => [...tags.matchAll(NUMBER)].map(([, number = '']) => number);

/** The row numbers among the tags in a file. Playwright's tags begin with an @. */
export const taggedRows = (code: string): string[] => [
  ...new Set([...code.matchAll(TAGS)].flatMap(([, tags = '']) => numbersIn(tags))),
];

/** The row numbers that each file of tests or stories has as tags, by its path from the root of the project. */
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

/** The row numbers that each story of these files has as tags, by the story's id. */
export function rowsOfStories(files: readonly string[]): Map<string, string[]> {
  return new Map(
    files.flatMap((file) => {
      const { title, indexInputs } = parseStories(readFileSync(join(root, file), 'utf8'), file);
      // The id follows from the export, even if the story has another name.
      return indexInputs.map(({ exportName, tags = [] }): [string, string[]] => [
        toId(title, storyNameFromExport(exportName)),
        tags.filter((tag) => /^\d/.test(tag)),
      ]);
    }),
  );
}
