/**
 * `npm run check:ledger`: every row of docs/spec-ledger.md names what is built and what shows it, and all of that exists.
 * With the suites' JSON reports as arguments it says instead which of the named tests did not run, or failed.
 *
 * A row is `| # | requirement | built in | shown by | note |`. Paths and evidence stand in backticks. Evidence is
 * `story:<title>/<export>` or `test:<path>::<a test's whole title>`.
 */
import { parseLedger, repository } from '../tools/ledger/ledger.ts';
import { failuresOf, problemsOf } from '../tools/ledger/problems.ts';
import { root } from '../tools/runner/project.ts';
import { readReports } from '../tools/runner/testReports.ts';

const rows = parseLedger(repository.read('docs/spec-ledger.md'));
const reports = process.argv.slice(2);
const problems =
  reports.length === 0 ? problemsOf(rows, repository) : failuresOf(rows, readReports(root, reports));
for (const problem of problems) console.error(problem);
console.log(`${rows.length} rows, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
