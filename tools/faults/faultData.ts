/** Planted faults: ways to break what rows of docs/spec-ledger.md promise, each with the test that has to notice. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type LedgerRow, quoted, type Repository } from '../ledger/ledger.ts';
import { root } from '../runner/project.ts';

export type PlantedFault = {
  /** The ledger's row that breaks: `5.1.3`. */
  row: string;
  /** The file to change, from the repository's root. */
  file: string;
  /** The code as it is: exactly once in the file. */
  from: string;
  /** The code that breaks the row's sentence. */
  to: string;
  /** The fastest evidence of the row that catches it: a reference as it stands in the row. */
  caughtBy: string;
};

/** The sections of the ledger in which every row has a planted fault. */
const SECTIONS_WITH_FAULTS: readonly string[] = ['5', '7', '8', '10'];

const FIELDS = ['file', 'from', 'to', 'caughtBy'] as const;

/** The faults in a file of YAML: under each row a list of them. @throws for one that lacks a text */
export function parseFaults(yaml: string): PlantedFault[] {
  // Everything is text: 5.1 is a row, and `true` is code.
  const rows = parse(yaml, { schema: 'failsafe' }) as Record<string, Partial<PlantedFault>[]>;
  return Object.entries(rows).flatMap(([row, faults]) =>
    faults.map((fault) => {
      const missing = FIELDS.filter((field) => typeof fault[field] !== 'string');
      if (missing.length > 0) throw new Error(`A fault of row ${row} lacks ${missing.join(', ')}.`);
      return { ...(fault as PlantedFault), row };
    }),
  );
}

/** Every planted fault of tools/faults/planted/. */
export const loadFaults = (): PlantedFault[] =>
  globSync('tools/faults/planted/*.yml', { cwd: root })
    .sort()
    .flatMap((file) => parseFaults(readFileSync(join(root, file), 'utf8')));

/** Whether a row is the given one or lies below it: `5.1.3` is within `5.1`, `5.10.3` is not. */
export const isWithin = (row: string, prefix: string) => row === prefix || row.startsWith(`${prefix}.`);

const count = (text: string, part: string) => text.split(part).length - 1;

/** A file's text with a fault in it. @throws when the code to change does not stand there exactly once. */
export function plantIn(text: string, { from, to }: PlantedFault): string {
  if (from === '') throw new Error('there is no code to change');
  const found = count(text, from);
  if (found !== 1) throw new Error(`the code to change stands ${found} times in the file`);
  if (from === to) throw new Error('it changes nothing');
  // A function, so that a $ in the code is only a $.
  return text.replace(from, () => to);
}

/** What is wrong with the planted faults, a sentence each. Whether each is caught is `npm run faults`' question. */
export function problemsOfFaults(
  faults: readonly PlantedFault[],
  rows: readonly LedgerRow[],
  { exists, read }: Repository,
  sections: readonly string[] = SECTIONS_WITH_FAULTS,
): string[] {
  const evidence = new Map(rows.map(({ number, cells: [, , shownBy] }) => [number, quoted(shownBy)]));
  const problems = faults.flatMap((fault) => {
    const { row, file, caughtBy } = fault;
    const found: string[] = [];
    const references = evidence.get(row);
    if (!references) found.push('there is no such row');
    else if (!references.includes(caughtBy)) found.push(`${caughtBy} is not in the row`);
    if (!exists(file)) found.push('there is no such file');
    else {
      try {
        plantIn(read(file), fault);
      } catch (error) {
        found.push((error as Error).message);
      }
    }
    return found.map((problem) => `${row}: fault in ${file} (${fault.from}): ${problem}`);
  });
  const covered = new Set(faults.map(({ row }) => row));
  for (const { number } of rows) {
    if (sections.some((section) => isWithin(number, section)) && !covered.has(number)) {
      problems.push(`${number}: has no planted fault`);
    }
  }
  return problems;
}
