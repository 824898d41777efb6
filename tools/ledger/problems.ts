import type { Ran } from '../runner/testReports.ts';
import {
  findStories,
  hasPassed,
  type LedgerRow,
  parseReference,
  patternOf,
  quoted,
  type Repository,
  saysNothing,
  titlesIn,
} from './ledger.ts';

/** What is wrong with a ledger, a sentence each, naming row and reference. */
export function problemsOf(rows: LedgerRow[], repository: Repository): string[] {
  const problems: string[] = [];
  const stories = findStories(repository);
  const seen = new Set<string>();

  /** What is wrong with a reference; undefined when it leads somewhere. */
  function judge(reference: string): string | undefined {
    const evidence = parseReference(reference);
    if (evidence?.kind === 'story') {
      const file = stories.get(evidence.title);
      if (!file) return 'no story file has this title';
      return file.names.has(evidence.name) ? undefined : 'the story file exports no such story';
    }
    if (evidence?.kind === 'test') {
      const { path, title } = evidence;
      if (!title) return 'names no test: expected test:<path>::<its whole title>';
      if (!repository.exists(path)) return 'there is no such file';
      if (saysNothing(title)) return 'stands for any test: name one of them';
      return titlesIn(repository.read(path)).some((found) => found === title || patternOf(found).test(title))
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
    const [requirement, builtIn, shownBy] = cells;
    if (!requirement) complain('has no requirement');
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
export function failuresOf(rows: LedgerRow[], ran: Ran): string[] {
  return rows.flatMap(({ number, cells: [, , shownBy] }) =>
    quoted(shownBy).flatMap((reference) => {
      const ok = hasPassed(reference, ran);
      return ok ? [] : `${number}: ${reference}: ${ok === undefined ? 'did not run' : 'failed'}`;
    }),
  );
}
