import type { TestResult } from '../runner/testReports.ts';
import { type LedgerRow, quoted } from './ledger.ts';

/**
 * The problems of a ledger, one sentence each.
 * @param evidence the row numbers that each file of tests or stories has as tags
 * @param exists whether a path leads to a file or folder
 */
export function problemsOf(
  rows: readonly LedgerRow[],
  evidence: ReadonlyMap<string, readonly string[]>,
  exists: (path: string) => boolean,
): string[] {
  const problems = rows.length === 0 ? ['The ledger has no rows.'] : [];
  const shown = new Set([...evidence.values()].flat());
  const numbers = new Set<string>();
  for (const { number, cells } of rows) {
    const complain = (problem: string) => problems.push(`${number}: ${problem}`);
    const [requirement, builtIn] = cells;
    if (!/^\d+(\.\d+)+$/.test(number)) complain('is no number of a row, such as 2.1.3');
    if (numbers.has(number)) complain('appears twice');
    numbers.add(number);
    if (!requirement) complain('has no requirement');
    if (cells.length !== 3) complain(`has ${cells.length + 1} cells instead of 4`);
    if (quoted(builtIn).length === 0) complain('does not say where it is built');
    for (const path of quoted(builtIn)) if (!exists(path)) complain(`built in ${path}: there is no such path`);
    if (!shown.has(number)) complain('no test, journey or story has it among its tags');
  }
  for (const [file, tags] of evidence) {
    for (const tag of tags) if (!numbers.has(tag)) problems.push(`${file}: there is no row ${tag}`);
  }
  return problems;
}

/** A test or story with the number of a row as a tag, and whether it passed. */
type Shown = { row: string; file: string; name: string; passed: boolean };

/**
 * The tests and stories of rows that ran.
 * @param rowsOfStories row numbers by story id, because the results of stories lack tags
 */
export const shownIn = (
  results: readonly TestResult[],
  rowsOfStories: ReadonlyMap<string, readonly string[]>,
): Shown[] =>
  results.flatMap(({ name, path, tags, storyId, passed }) =>
    (storyId ? (rowsOfStories.get(storyId) ?? []) : tags).map((row) => ({ row, file: path, name, passed })),
  );

/** The evidence that did not run or did not pass, one sentence each. */
export function failuresOf(evidence: ReadonlyMap<string, readonly string[]>, shown: readonly Shown[]): string[] {
  const ran = new Set(shown.map(({ row, file }) => `${row} ${file}`));
  return [
    ...shown.filter(({ passed }) => !passed).map(({ row, name }) => `${row}: ${name}: failed`),
    ...[...evidence].flatMap(([file, rows]) =>
      rows.filter((row) => !ran.has(`${row} ${file}`)).map((row) => `${row}: ${file}: did not run`),
    ),
  ];
}

/** The ledger in Markdown, with the tests and stories that ran for each row. */
export const withEvidence = (rows: readonly LedgerRow[], shown: readonly Shown[]): string =>
  [
    '| # | requirement | shown by |\n|---|---|---|',
    ...rows.map(({ number, cells: [requirement] }) => {
      const names = new Set(shown.filter(({ row }) => row === number).map(({ name }) => name.replaceAll('|', '\\|')));
      return `| ${number} | ${requirement} | ${[...names].join('<br>')} |`;
    }),
  ].join('\n');
