/**
 * `npm run check:ledger`: checks that every row of docs/spec-ledger.md names existing paths, and that a test, journey
 * or story has the row's number as a tag. With the suites' JSON reports as arguments it reports instead which of these
 * did not run or failed, and writes the tests and stories that covered each row to test-results/spec-ledger.md.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findEvidence, readLedger, rowsOfStories } from '../tools/ledger/ledger.ts';
import { failuresOf, problemsOf, shownIn, withEvidence } from '../tools/ledger/problems.ts';
import { root } from '../tools/runner/project.ts';
import { readReports } from '../tools/runner/testReports.ts';

const [rows, evidence, reports] = [readLedger(), findEvidence(), process.argv.slice(2)];

function judgeRun(): string[] {
  const stories = [...evidence.keys()].filter((file) => file.includes('.stories.'));
  const shown = shownIn(readReports(reports), rowsOfStories(stories));
  writeFileSync(join(root, 'test-results/spec-ledger.md'), `${withEvidence(rows, shown)}\n`);
  return failuresOf(evidence, shown);
}

const problems = reports.length === 0 ? problemsOf(rows, evidence, (path) => existsSync(join(root, path))) : judgeRun();
for (const problem of problems) console.error(problem);
console.log(`${rows.length} rows, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
