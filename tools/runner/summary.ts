import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';
import type { PartResult } from './runParts.ts';

const MOST_FAILURES = 50;

/** The current commit, and whether the working tree has no other changes. */
export function readCommit(): { commit: string; clean: boolean } {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return { commit: git('rev-parse', 'HEAD'), clean: git('status', '--porcelain') === '' };
  } catch {
    // For example in an archive without a repository.
    return { commit: '', clean: false };
  }
}

/** Writes the results to test-results/last-run.json. @param state the commit at the start of the run */
export function writeLastRun(state: { commit: string; clean: boolean }, parts: readonly PartResult[]): void {
  writeFileSync(join(root, 'test-results/last-run.json'), `${JSON.stringify({ ...state, parts }, null, 2)}\n`);
}

const sum = (results: readonly PartResult[], key: 'passed' | 'failed' | 'flaky') =>
  results.reduce((total, result) => total + result[key], 0);

/** Prints the results and one line of totals, and sets the exit code. Flaky tests do not fail a run. */
export function summarize(results: readonly PartResult[], seconds: number, leftOut: readonly string[]): void {
  const failed = results.filter(({ failures }) => failures.length > 0);
  if (failed.length > 0) console.log('\nFailed:');
  for (const { name, failures } of failed) {
    for (const { test, reason } of failures.slice(0, MOST_FAILURES)) console.log(`✗ ${name}: ${test}: ${reason}`);
    if (failures.length > MOST_FAILURES) console.log(`✗ ${name}: and ${failures.length - MOST_FAILURES} more`);
    console.log(`  The output of ${name} is in test-results/logs/${name}.log.`);
  }
  if (sum(results, 'flaky') > 0) console.log('\nFlaky (failed, then passed when repeated alone):');
  for (const { name, flakes } of results) {
    for (const { test, reason } of flakes) console.log(`~ ${name}: ${test}: ${reason}`);
  }
  for (const { name, notRun } of results) if (notRun) console.log(`\nNot run: ${name}. ${notRun}`);
  if (leftOut.length > 0) console.log(`\nLeft to npm run test:all: ${leftOut.join(', ')}.`);

  console.log(`\n${'part'.padEnd(18)}passed  failed  flaky  seconds`);
  for (const { name, passed, failed: failures, flaky, seconds: own } of results) {
    console.log(
      `${name.padEnd(18)}${String(passed).padStart(6)}${String(failures).padStart(8)}${String(flaky).padStart(7)}${own.toFixed().padStart(9)}`,
    );
  }
  const flaky = sum(results, 'flaky');
  console.log(`${'all'.padEnd(39)}${String(seconds).padStart(9)}`);
  if (flaky > 0) console.log(`${flaky} flaky`);
  console.log(`\n${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`);
  process.exitCode = sum(results, 'failed') === 0 ? 0 : 1;
}
