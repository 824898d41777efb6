import type { TestResult } from '../runner/testReports.ts';
import { type LedgerRow, quoted } from './ledger.ts';

/**
 * What is wrong with a ledger, a sentence each.
 * @param evidence the rows that each file of tests or stories shows
 * @param exists whether there is a file or folder at a path
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

/** A test or story that shows a row, and whether it passed. */
type Shown = { row: string; file: string; name: string; passed: boolean };

/**
 * What showed the rows in a run.
 * @param rowsOfStories by the ids of stories, whose results do not have their tags
 */
export const shownIn = (
  results: readonly TestResult[],
  rowsOfStories: ReadonlyMap<string, readonly string[]>,
): Shown[] =>
  results.flatMap(({ name, path, tags, storyId, passed }) =>
    (storyId ? (rowsOfStories.get(storyId) ?? []) : tags).map((row) => ({ row, file: path, name, passed })),
  );

/** The evidence that did not run or did not pass, a sentence each. */
export function failuresOf(evidence: ReadonlyMap<string, readonly string[]>, shown: readonly Shown[]): string[] {
  const ran = new Set(shown.map(({ row, file }) => `${row} ${file}`));
  return [
    ...shown.filter(({ passed }) => !passed).map(({ row, name }) => `${row}: ${name}: failed`),
    ...[...evidence].flatMap(([file, rows]) =>
      rows.filter((row) => !ran.has(`${row} ${file}`)).map((row) => `${row}: ${file}: did not run`),
    ),
  ];
}

/** The ledger with what showed each row in a run, in Markdown. */
export const withEvidence = (rows: readonly LedgerRow[], shown: readonly Shown[]): string =>
  [
    '| # | requirement | shown by |\n|---|---|---|',
    ...rows.map(({ number, cells: [requirement] }) => {
      const names = new Set(shown.filter(({ row }) => row === number).map(({ name }) => name.replaceAll('|', '\\|')));
      return `| ${number} | ${requirement} | ${[...names].join('<br>')} |`;
    }),
  ].join('\n');
